import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findOpened, loadOpened, type Opened, type Wanted } from './open-attempt.ts';

type Opening =
  | { state: 'ready'; opened: Opened }
  | { state: 'loading' | 'none' }
  | { state: 'failed'; tryAgain: () => void };

/** The attempt that the address asks for: this browser's own at once, else the server's. */
export function useOpened(uid: string, { testId, attemptId }: Wanted): Opening {
  const { data, isError, refetch } = useQuery({
    queryKey: ['running', uid, testId, attemptId],
    queryFn: async () => {
      const wanted = { testId, attemptId };
      return findOpened(uid, wanted) ?? (await loadOpened(uid, wanted));
    },
    // The address of a test becomes that of its attempt, and the screen stays.
    placeholderData: keepPreviousData,
    // It was begun or brought home by asking; the next visit asks anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (data) return { state: 'ready', opened: data };
  if (data === null) return { state: 'none' };
  if (isError) return { state: 'failed', tryAgain: () => void refetch() };
  return { state: 'loading' };
}

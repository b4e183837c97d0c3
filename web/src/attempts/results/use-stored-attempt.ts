import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../accounts/session/session.tsx';
import { testsKey } from '../../practice-tests/queries.ts';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { attemptQuery, isBeingJudged } from './queries.ts';

/** An attempt as the server has it, looked at again while a model judges its typed answers. */
export function useStoredAttempt(attemptId: string | undefined) {
  const client = useQueryClient();
  const uid = useUser()?.uid;
  const stored = useQuery({
    ...attemptQuery(attemptId ?? ''),
    enabled: uid !== undefined && attemptId !== undefined,
  });
  const isJudging = !stored.isError && stored.data !== undefined && isBeingJudged(stored.data);
  const attempt = stored.data?.attempt;

  useEffect(() => {
    if (!isJudging) return;
    // Lists and numbers on other screens count it now.
    return () => void client.invalidateQueries({ queryKey: testsKey });
  }, [isJudging, client]);

  useEffect(() => {
    if (uid === undefined || !attempt?.outcomes.some((one) => one.isModelVerdict)) return;
    const store = attemptsOf(uid);
    // The copy of this browser, if it has one, tells the same without a network.
    if (store.find(attempt.id)) store.adopt(attempt);
  }, [uid, attempt]);

  // Nobody can tell whether a model is still at it.
  return stored.isError && stored.data
    ? { ...stored, data: { ...stored.data, now: undefined } }
    : stored;
}

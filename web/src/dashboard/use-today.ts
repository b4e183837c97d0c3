import { getToday } from '@engram/core/dashboard/api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { dueQuery } from '../flashcards/queries.ts';
import { call } from '../http/call.ts';
import { progressQuery } from '../reviews/queries.ts';
import { todayKey } from '../today-key.ts';
import { useResumable } from './resume/use-resumable.ts';

const todayQuery = queryOptions({
  queryKey: todayKey,
  queryFn: ({ signal }) => call(getToday, {}, { signal }),
});

/**
 * All that decides what stands where on Today: it is shown when all of it is known, and moves no more.
 * What could not be asked is undefined, and the rest is shown without it.
 */
export function useToday(uid: string) {
  const due = useQuery(dueQuery(uid));
  const facts = useQuery(todayQuery);
  const isNothingDue = due.data?.counts.left === 0;
  const progress = useQuery({ ...progressQuery, enabled: isNothingDue });
  const resumable = useResumable(uid);
  return {
    isPending:
      due.isPending ||
      facts.isPending ||
      resumable.isPending ||
      (isNothingDue && progress.isPending),
    /** When the server last said something, or could not. */
    now: Math.max(due.dataUpdatedAt, due.errorUpdatedAt, facts.dataUpdatedAt),
    facts: facts.data,
    due: due.data,
    isAskingAgain: due.isFetching,
    askAgain: () => void due.refetch(),
    progress: progress.data,
    resumable: resumable.found,
  };
}

export type TodayFacts = ReturnType<typeof useToday>;

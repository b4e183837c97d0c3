import { getShareReport, getTaker, listTakers } from '@engram/core/sharing/api.ts';
import { listTakerAnswers, type TakerAnswers } from '@engram/core/sharing/answers-api.ts';
import type { Share, ShareReport, Taker } from '@engram/core/sharing/share.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { testsKey } from '../../practice-tests/queries.ts';

export function reportKey(code: string) {
  return [...testsKey, 'share-report', code] as const;
}

export function reportQuery(code: string) {
  return queryOptions({
    queryKey: [...reportKey(code), 'questions'],
    queryFn: ({ signal }) => call(getShareReport, { params: { id: code } }, { signal }),
    refetchInterval: ({ state }) => state.data !== undefined && pauseOfReport(state.data),
  });
}

export function takersQuery(share: Pick<Share, 'testId' | 'state'>) {
  return infiniteQueryOptions({
    queryKey: [...reportKey(share.testId), 'takers'],
    queryFn: ({ pageParam, signal }) => askTakers(share.testId, pageParam, signal),
    refetchInterval: pauseOf(share),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  });
}

/** All of them at once, for what is drawn of all. */
export function allTakersQuery(share: Pick<Share, 'testId' | 'state'>) {
  return queryOptions({
    queryKey: [...reportKey(share.testId), 'all-takers'],
    queryFn: () => askAllTakers(share.testId),
    refetchInterval: pauseOf(share),
  });
}

export function takerQuery(code: string, attemptId: string) {
  return queryOptions({
    queryKey: [...reportKey(code), 'taker', attemptId],
    queryFn: ({ signal }) => call(getTaker, { params: { id: code, attemptId } }, { signal }),
  });
}

/** Page after page, to the last one. */
export async function askAllTakers(code: string): Promise<Taker[]> {
  const found: Taker[] = [];
  let after = firstPage;
  do {
    const { takers, next } = await askTakers(code, after);
    found.push(...takers);
    after = next;
  } while (after !== null);
  return found;
}

/** What they answered, by the id of the attempt. */
export async function askAllAnswers(code: string): Promise<Map<string, TakerAnswers['answers']>> {
  const found = new Map<string, TakerAnswers['answers']>();
  let after = firstPage;
  do {
    const { takers, next } = await call(listTakerAnswers, {
      params: { id: code },
      query: after === null ? {} : { after },
    });
    for (const { attemptId, answers } of takers) found.set(attemptId, answers);
    after = next;
  } while (after !== null);
  return found;
}

const firstPage: string | null = null;

/** What is graded again is looked at until it is done. */
function pauseOfReport({ share, regrading }: ShareReport): number | false {
  return regrading ? 1_000 : pauseOf(share);
}

/** While people may be answering, whoever looks on sees them come in. */
function pauseOf({ state }: Pick<Share, 'state'>): number | false {
  return state === 'open' && 10_000;
}

async function askTakers(code: string, after: string | null, signal?: AbortSignal) {
  return call(
    listTakers,
    { params: { id: code }, query: after === null ? {} : { after } },
    signal ? { signal } : {},
  );
}

import { attemptHeader } from '@engram/core/sharing/attempt-header.ts';
import { getTry } from '@engram/core/sharing/assigning-api.ts';
import type { Try } from '@engram/core/sharing/assignment-try.ts';
import type { AssignmentRules } from '@engram/core/sharing/assignment.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callWithClock } from '../../attempts/keeping/call-with-clock.ts';
import { adoptTry } from './adopt-try.ts';
import type { OwnTry } from './kept-try.ts';
import { spread } from './spread.ts';

export function ofTry(key: string): { headers: Record<string, string> } {
  return { headers: { [attemptHeader]: key } };
}

export function tryKey(code: string, key: string | undefined) {
  return ['try', code, key] as const;
}

type Asked = { code: string; rules: AssignmentRules; own: OwnTry | undefined };

/**
 * A try as the server has it now; what it has of the answers is in this browser then. What is handed
 * in and waits for its answers is asked about again.
 */
export function tryQuery({ code, rules, own }: Asked) {
  return queryOptions({
    queryKey: tryKey(code, own?.kept.key),
    queryFn: own
      ? async () => {
          const { owner, kept } = own;
          const found = await callWithClock(getTry, { params: { code } }, ofTry(kept.key));
          if (!found.handedIn) adoptTry({ owner, code, rules, found });
          return found;
        }
      : skipToken,
    gcTime: 0,
    // A session that comes or goes is nothing to it.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => (state.data?.handedIn ? 'always' : false),
    refetchInterval: ({ state }) => pauseOf(state.data),
  });
}

/** Gently: a whole class waits for the same moment. */
function pauseOf(found: Try | undefined): number | false {
  if (!found?.handedIn || found.handedIn.result) return false;
  const { answersAt } = found.handedIn;
  if (answersAt === null) return false;
  const waitMs = Date.parse(answersAt) - Date.parse(found.now);
  const spreadMs = spread(5_000);
  return Math.min(Math.max(waitMs, 5_000), slowestMs) + spreadMs;
}

/** The teacher may close earlier than was said. */
const slowestMs = 60_000;

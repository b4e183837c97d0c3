import { startSharedTest } from '@engram/core/sharing/api.ts';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { callWithClock } from '../../attempts/keeping/call-with-clock.ts';
import { measureElapsedMs } from '../../attempts/keeping/measure-elapsed.ts';
import { logIgnored } from '../../http/log-ignored.ts';

type Started = { owner: string; attemptId: string; code: string };

/**
 * Tells that somebody is answering, and sets the clock by the reply. It may be told again: the key
 * says that it is the same attempt. Nobody waits for it, and a test runs without it.
 */
export async function tellStart({ owner, attemptId, code }: Started): Promise<void> {
  const store = attemptsOf(owner);
  const begun = store.find(attemptId);
  if (!begun) return;
  try {
    const { startedAt, now } = await callWithClock(
      startSharedTest,
      { params: { id: code }, body: { elapsedMs: measureElapsedMs(begun) } },
      { idempotencyKey: attemptId },
    );
    store.change(attemptId, (attempt) => {
      if (attempt.startedAt !== null || attempt.phase !== 'open') return attempt;
      // Told late, for want of a network: the time ran from the first question all the same.
      const begunMs = Date.parse(now) - measureElapsedMs(attempt);
      const earlierMs = Math.min(Date.parse(startedAt), begunMs);
      return { ...attempt, startedAt: new Date(earlierMs).toISOString() };
    });
  } catch (error) {
    logIgnored('The start of the shared test was not told', error);
  }
}

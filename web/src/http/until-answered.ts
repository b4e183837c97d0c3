import { callLimits } from '@engram/core/limits.ts';
import type { ApiError } from './api-error.ts';
import { pause } from './pause.ts';

/** What one attempt came to; `waitMs` when there is a better time for the next than the usual. */
export type Outcome<T = unknown> =
  | { data: T }
  | { error: ApiError; mayRetry: boolean; waitMs?: number };

/**
 * The data of the first attempt that brings some: up to 3 attempts, 1 s x attempt between them, and
 * none after a failure that another would not mend (D15).
 */
export async function untilAnswered<T>(
  attemptOnce: (attempt: number) => Promise<Outcome<T>>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOnce(attempt);
    if ('data' in outcome) return outcome.data;
    if (!outcome.mayRetry || attempt === callLimits.maxAttempts) throw outcome.error;
    console.warn(outcome.error.message);
    await pause(outcome.waitMs ?? callLimits.retryDelayMs * attempt, signal);
  }
}

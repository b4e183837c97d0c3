import { generationMessages } from '@engram/core/generation/messages.ts';
import { ApiError } from '../http/api-error.ts';
import { readFailure } from '../http/read-failure.ts';

/** What the user reads when no test was made [BERR-02] [BERR-07]. */
export function describeFailure(error: unknown): string {
  const isTimeOut = error instanceof ApiError && error.code === 'generation-timed-out';
  return isTimeOut
    ? generationMessages.timedOutShown
    : readFailure(error, generationMessages.failed);
}

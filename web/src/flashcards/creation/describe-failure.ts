import { generationMessages } from '@engram/core/generation/messages.ts';
import { UselessResult } from '../../generation/ask-server.ts';
import { ApiError } from '../../http/api-error.ts';
import { readFailure } from '../../http/read-failure.ts';

/** What the user reads when no cards were made. */
export function describeFailure(error: unknown): string {
  if (error instanceof UselessResult) return generationMessages.noCardsMade;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'generation-timed-out') return generationMessages.cardsTimedOut;
  // From another tab: this one has not asked for it.
  if (code === 'aborted') return generationMessages.cardsCancelled;
  return readFailure(error, generationMessages.cardsFailed);
}

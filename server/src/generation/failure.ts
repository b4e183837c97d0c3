import { errorTable, type ReplyErrorCode } from '@engram/core/error-table.ts';
import type { MadeThing } from '@engram/core/generation/making.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';

/**
 * Why nothing came of a generation, as it is kept. 'too-few-questions': what was made is no test yet,
 * and stays for the learner to see. 'no-cards': the text did not give one.
 */
export type Failure = 'content-refused' | 'generation-failed' | 'too-few-questions' | 'no-cards';

/** A failure as it is told; what is not known is a failure like any other. */
export function tellFailure(
  failure: string | null,
  makes: MadeThing,
): { code: ReplyErrorCode; message: string } {
  if (failure === 'content-refused') return withWords(failure);
  if (failure === 'too-few-questions') {
    return { code: failure, message: generationMessages.tooFewMade };
  }
  if (failure === 'no-cards') {
    return { code: 'generation-failed', message: generationMessages.noCardsMade };
  }
  if (makes === 'questions') return withWords('generation-failed');
  return { code: 'generation-failed', message: generationMessages.cardsFailed };
}

function withWords(code: ReplyErrorCode): { code: ReplyErrorCode; message: string } {
  return { code, message: errorTable[code].message };
}

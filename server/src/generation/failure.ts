import { errorTable, type ReplyErrorCode } from '@engram/core/error-table.ts';
import type { MadeThing } from '@engram/core/generation/making.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import type { WithoutAi } from '@engram/core/generation/without-ai.ts';

/**
 * Why nothing came of a generation, as it is kept. 'too-few-questions': what was made is no test yet,
 * and stays for the learner to see. 'no-cards': the text did not give one.
 */
export type Failure = 'content-refused' | 'generation-failed' | 'too-few-questions' | 'no-cards';

type Failed = { failure: string | null; makes: MadeThing; withoutAi: WithoutAi | null };

/**
 * A failure as it is told; what is not known is a failure like any other. Where AI only waits for a
 * confirmed address, too little of a text is not the fault of the text (D44).
 */
export function tellFailure({ failure, makes, withoutAi }: Failed): {
  code: ReplyErrorCode;
  message: string;
} {
  const { confirmFirst, confirmFirstCards, tooFewMade, noCardsMade } = generationMessages;
  const waitsForEmail = withoutAi === 'unconfirmed';
  if (failure === 'content-refused') return withWords(failure);
  if (failure === 'too-few-questions') {
    return { code: failure, message: waitsForEmail ? confirmFirst : tooFewMade };
  }
  if (failure === 'no-cards') {
    return { code: 'generation-failed', message: waitsForEmail ? confirmFirstCards : noCardsMade };
  }
  if (makes === 'questions') return withWords('generation-failed');
  return { code: 'generation-failed', message: generationMessages.cardsFailed };
}

function withWords(code: ReplyErrorCode): { code: ReplyErrorCode; message: string } {
  return { code, message: errorTable[code].message };
}

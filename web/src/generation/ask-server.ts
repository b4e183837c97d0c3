import {
  followGeneration,
  type GenerateRequest,
  generateQuestions,
  type GenerationEvent,
} from '@engram/core/generation/api.ts';
import type { Making } from '@engram/core/generation/making.ts';
import { callLimits } from '@engram/core/limits.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { ApiError, unanswered } from '../http/api-error.ts';
import { callForEvents } from '../http/call-for-events.ts';
import { readEvents } from '../http/read-events.ts';
import { isNetworkFailure } from './is-network-failure.ts';

/** What the server has told so far; it stays when the rest does not come. */
export type Heard = {
  generationId: string | null;
  lastEventId: string;
  /** By their places in the test. */
  questions: Map<number, Question>;
  making: Making | null;
};

export type Asking = {
  signal: AbortSignal;
  onQuestion: (slot: number, question: Question) => void;
};

/** The server answered with nothing that a test could be made of [BERR-06]. */
export class UselessResult extends Error {}

export function heardNothing(): Heard {
  return { generationId: null, lastEventId: '', questions: new Map(), making: null };
}

/** Asks for a test and writes down what comes. A lost connection is taken up where it was lost. */
export async function askServer(
  request: GenerateRequest,
  heard: Heard,
  asking: Asking,
): Promise<Making> {
  try {
    await listen(request, heard, asking);
  } catch (error) {
    // Whatever is no failed call is an answer that breaks the contract.
    throw error instanceof ApiError ? error : new UselessResult('invalid', { cause: error });
  }
  if (asking.signal.aborted) throw unanswered('aborted', {});
  if (!heard.making || heard.questions.size === 0) throw new UselessResult('empty');
  return heard.making;
}

async function listen(request: GenerateRequest, heard: Heard, asking: Asking): Promise<void> {
  const { signal } = asking;
  try {
    const events = callForEvents(generateQuestions, { body: request }, signal);
    for await (const event of events) if (note(event, heard, asking) === 'over') return;
  } catch (error) {
    const { generationId: id } = heard;
    if (!isNetworkFailure(error) || id === null) throw error;
    await follow(id, heard, asking);
  }
}

async function follow(id: string, heard: Heard, asking: Asking): Promise<void> {
  const { signal } = asking;
  const { lastEventId } = heard;
  const { maxAttempts } = callLimits;
  const options = { signal, lastEventId, maxAttempts };
  try {
    const events = readEvents(followGeneration, { params: { id } }, options);
    for await (const event of events) if (note(event, heard, asking) === 'over') return;
  } catch (error) {
    // A server that forgot what it had begun is as lost as one that cannot be reached.
    const isForgotten = error instanceof ApiError && error.status === 404;
    throw isForgotten ? unanswered('network-request-failed', { cause: error }) : error;
  }
}

type Told = { id: string; data: GenerationEvent };

function note({ id, data: event }: Told, heard: Heard, { onQuestion }: Asking): 'over' | undefined {
  heard.lastEventId = id;
  switch (event.type) {
    case 'started':
      heard.generationId = event.generationId;
      return undefined;
    case 'question':
      // One that is told again has its place already.
      if (!heard.questions.has(event.slot)) onQuestion(event.slot, event.question);
      heard.questions.set(event.slot, event.question);
      return undefined;
    case 'done':
      heard.making = event.making;
      return 'over';
    case 'cancelled':
      throw unanswered('aborted', {});
    case 'failed': {
      const { code, message } = event;
      throw new ApiError(message, { status: 200, data: { code, message } });
    }
  }
}

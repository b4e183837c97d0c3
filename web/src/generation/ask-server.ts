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
  /** The same wish with the same key leads to the same test. */
  idempotencyKey?: string | undefined;
  onStarted?: ((generationId: string) => void) | undefined;
  onQuestion: (slot: number, question: Question) => void;
};

/** The server answered with nothing that a test could be made of [BERR-06]. */
export class UselessResult extends Error {}

/** One that was started before is followed from its beginning. */
export function heardNothing(generationId: string | null = null): Heard {
  return { generationId, lastEventId: '', questions: new Map(), making: null };
}

/**
 * Asks for a test, unless it was started before, and writes down what comes. A lost connection is
 * taken up where it was lost.
 */
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
  const { signal, idempotencyKey } = asking;
  if (heard.generationId !== null) return follow(heard.generationId, heard, asking);
  try {
    const options = { signal, idempotencyKey };
    const events = callForEvents(generateQuestions, { body: request }, options);
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

function note({ id, data: event }: Told, heard: Heard, asking: Asking): 'over' | undefined {
  const { onStarted, onQuestion } = asking;
  heard.lastEventId = id;
  switch (event.type) {
    case 'started':
      heard.generationId = event.generationId;
      onStarted?.(event.generationId);
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

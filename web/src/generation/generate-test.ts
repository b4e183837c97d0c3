import { fillPath } from '@engram/core/endpoint.ts';
import { cancelGeneration } from '@engram/core/generation/api.ts';
import type { Making } from '@engram/core/generation/making.ts';
import { questionLimits } from '@engram/core/limits.ts';
import type { PlanLimits } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { unanswered } from '../http/api-error.ts';
import { logIgnored } from '../http/log-ignored.ts';
import { tell } from '../http/tell.ts';
import { readToken } from '../http/token.ts';
import { askServer, type Heard, heardNothing, UselessResult } from './ask-server.ts';
import { tellLeftOut } from './tell-left-out.ts';
import { isNetworkFailure } from './is-network-failure.ts';
import { makeRequest, type Wish } from './make-request.ts';
import { makeWithoutServer } from './make-without-server.ts';

export type GeneratedTest = {
  /** Null when the server knows nothing of it. */
  generationId: string | null;
  questions: Question[];
  /** The ids of those that the server does not know, because this device made them. */
  madeHere: string[];
  /** Has to be shown with the test: who made it, and what is missing (D7, D27). */
  making: Making;
};

export type GenerateOptions = {
  limits: PlanLimits;
  /** Aborting it cancels the test, except with `stillWanted` as the reason. */
  signal: AbortSignal;
  /** So that a reload before anything was heard does not start a second test. */
  idempotencyKey?: string;
  /** One that was started before a reload is followed instead of a new start. */
  generationId?: string | null;
  onStarted?: (generationId: string) => void;
  /** Hears once of each question, as soon as it is there; the result has the order. */
  onQuestion?: (slot: number, question: Question) => void;
};

/** Why nobody listens any more, although the server is to go on: somebody has left the screen. */
export const stillWanted = new DOMException('The screen was left.', 'AbortError');

/**
 * Makes a test [PREV-28]: by the server within 60 s, or, when nobody can be reached or nothing useful
 * comes, on this device from the same text (D7). Fails with what describeFailure() can tell.
 */
export async function generateTest(
  wish: Wish,
  { limits, signal, onQuestion = () => undefined, ...options }: GenerateOptions,
): Promise<GeneratedTest> {
  const request = makeRequest(wish, limits);
  const whole = wish.studyMaterial.length;
  const heard = heardNothing(options.generationId);
  const { idempotencyKey, onStarted } = options;
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), questionLimits.generationTimeoutMs); // [BAPI-11]
  try {
    const either = AbortSignal.any([signal, deadline.signal]);
    const asking = { signal: either, idempotencyKey, onStarted, onQuestion };
    const told = await askServer(request, heard, asking);
    const making = whole > request.studyMaterial.length ? tellLeftOut(told, whole) : told;
    const questions = listQuestions(heard);
    return { generationId: heard.generationId, questions, madeHere: [], making };
  } catch (error) {
    if (signal.aborted || deadline.signal.aborted) {
      if (signal.reason !== stillWanted) tellCancelled(heard);
      throw unanswered(signal.aborted ? 'aborted' : 'generation-timed-out', { cause: error });
    }
    if (!isNetworkFailure(error) && !(error instanceof UselessResult)) throw error;
    logIgnored('The test is made on this device.', error);
    tellCancelled(heard);
    return await makeWithoutServer({
      request,
      whole,
      maxCharacters: limits.characters,
      heard,
      signal,
      onQuestion,
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

function listQuestions({ questions }: Heard): Question[] {
  return [...questions].toSorted(([one], [other]) => one - other).map(([, question]) => question);
}

/** So that the next test does not find this one still running. */
export function tellCancelled({ generationId: id }: { generationId: string | null }): void {
  if (id !== null) void tell(fillPath(cancelGeneration.path, { id }), readToken());
}

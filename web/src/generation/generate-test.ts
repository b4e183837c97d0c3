import type { PlanLimits } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { ApiError } from '../http/api-error.ts';
import { logIgnored } from '../http/log-ignored.ts';
import { askForQuestions } from './ask-for-questions.ts';
import { heardNothing, listInOrder, UselessResult } from './ask-server.ts';
import { tellCancelled } from './cancelling.ts';
import { isNetworkFailure } from './is-network-failure.ts';
import { makeRequest, type Wish } from './make-request.ts';
import { makeWhenFree } from './make-when-free.ts';
import { makeWithoutServer } from './make-without-server.ts';
import { tellLeftOut } from './tell-left-out.ts';
import { TooFewQuestions } from './too-few-questions.ts';
import type { GeneratedTest } from './generated-test.ts';

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
  /** Hears how many tests come before it, while it waits in line. */
  onPlace?: (ahead: number) => void;
};

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
  const heard = heardNothing<Question>(options.generationId);
  const { idempotencyKey, onStarted, onPlace } = options;
  try {
    const maker = askForQuestions(request, idempotencyKey);
    const asking = { signal, onStarted, onItem: onQuestion, onPlace };
    const told = await makeWhenFree(maker, heard, asking);
    const making = whole > request.studyMaterial.length ? tellLeftOut(told, whole) : told;
    const questions = listInOrder(heard);
    return { generationId: heard.generationId, questions, madeHere: [], making };
  } catch (error) {
    if (isTooFew(error)) throw new TooFewQuestions(listInOrder(heard), error);
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
  }
}

function isTooFew(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'too-few-questions';
}

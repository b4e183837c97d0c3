import type { GenerateRequest } from '@engram/core/generation/api.ts';
import { describeMaking } from '@engram/core/generation/describe-making.ts';
import { questionLimits } from '@engram/core/limits.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { logIgnored } from '../http/log-ignored.ts';
import type { Heard } from './ask-server.ts';
import type { Batch } from './built-in-contract.ts';
import { orderBatch } from './built-in-generator.ts';
import { cutAtSentence } from './cut-at-sentence.ts';
import { tellLeftOut } from './tell-left-out.ts';
import type { GeneratedTest } from './generated-test.ts';
import { TooFewQuestions } from './too-few-questions.ts';

type Work = {
  signal: AbortSignal;
  onQuestion: (slot: number, question: Question) => void;
  request: GenerateRequest;
  /** The length of all that the user gave. */
  whole: number;
  /** What the plan lets a test be made of. */
  maxCharacters: number;
  heard: Heard<Question>;
  /** Why the server did not make it. */
  cause: unknown;
};

/**
 * The test on this device (D7): what the server made before it was lost, and the rest by rule from the
 * user's own text. Too little of that makes no test (D37).
 */
export async function makeWithoutServer(work: Work): Promise<GeneratedTest> {
  const { request, whole, maxCharacters, heard, onQuestion } = work;
  const material = cutAtSentence(request.studyMaterial, maxCharacters);
  const { questions: made, characters, language } = await order(work, material);
  const slots = fillGaps(heard.items, made);
  if (slots.length < questionLimits.minPerTest) throw new TooFewQuestions(slots, work.cause);
  const known = new Set(heard.items.values());
  for (const [slot, question] of slots.entries()) {
    if (!known.has(question)) onQuestion(slot, question);
  }
  const making = describeMaking({
    questions: slots,
    wanted: request.questionTypes.reduce((sum, { count }) => sum + count, 0),
    usedCharacters: characters,
    totalCharacters: characters,
    language,
    chosenLanguage: request.language,
    hasAiFailed: true,
  });
  return {
    generationId: heard.generationId,
    questions: slots,
    madeHere: slots.filter((question) => !known.has(question)).map(({ id }) => id),
    making: whole > material.length ? tellLeftOut(making, whole) : making,
  };
}

async function order(
  { request: { topics, questionTypes }, heard, signal, cause }: Work,
  material: string,
): Promise<Batch> {
  const kept = [...heard.items.values()];
  const wanted = questionTypes.map(({ type, count }) => ({
    type,
    count: Math.max(0, count - kept.filter((question) => question.type === type).length),
  }));
  const avoid = kept.map(({ text }) => text);
  const spans = kept.flatMap(({ source }) => source ?? []);
  try {
    return await orderBatch({ material, topics, wanted, avoid, spans, seed: newId() }, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    logIgnored('The built-in generator failed.', error);
    // Nobody has read the text, so it is not to blame: the first failure is told.
    throw cause;
  }
}

/** Those that came stay in their places, and the others take the free ones. */
function fillGaps(kept: ReadonlyMap<number, Question>, made: readonly Question[]): Question[] {
  const rest = [...made];
  const last = Math.max(-1, ...kept.keys());
  const filled = Array.from({ length: last + 1 }, (_, slot) => kept.get(slot) ?? rest.shift());
  return [...filled.filter((question) => question !== undefined), ...rest];
}

function newId(): string {
  return crypto.randomUUID();
}

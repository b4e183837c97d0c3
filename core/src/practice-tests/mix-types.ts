import type { TypeCount } from '../generation/api.ts';
import { testLimits } from '../limits.ts';
import { type QuestionType, questionTypes } from '../plans/catalogue.ts';
import type { TestConfig } from './config.ts';

export type Mix = Pick<TestConfig, 'preset' | 'questionTypes' | 'typeCounts'>;

/** The same configuration with other questions, and all that follows from them. */
export function mixTypes(config: TestConfig, { preset, questionTypes: types, typeCounts }: Mix) {
  const isEndlessMode = preset === 'endless'; // [ENT-20]
  // Everywhere in the order of the menu, in whichever order they were ticked.
  const ticked = questionTypes.filter((type) => types.includes(type));
  const asked = isEndlessMode ? splitEvenly(ticked) : listCounts(ticked, typeCounts);
  return {
    ...config,
    preset,
    isEndlessMode,
    questionTypes: ticked,
    typeCounts: isEndlessMode ? {} : toRecord(asked),
    formattedQuestionTypes: asked,
    numQuestions: asked.reduce((sum, { count }) => sum + count, 0), // C17
    enableTimer: config.enableTimer && !isEndlessMode, // N17
  } satisfies TestConfig;
}

/** Endless has no counts; this many are asked for at first (C15, N16). */
function splitEvenly(types: readonly QuestionType[]): TypeCount[] {
  const share = Math.floor(testLimits.endlessAsked / types.length);
  const rest = testLimits.endlessAsked % types.length;
  return types.map((type, index) => ({ type, count: share + (index < rest ? 1 : 0) }));
}

function listCounts(types: readonly QuestionType[], counts: Mix['typeCounts']): TypeCount[] {
  return types.map((type) => ({ type, count: counts[type] ?? 0 })).filter(({ count }) => count > 0);
}

function toRecord(asked: readonly TypeCount[]): Mix['typeCounts'] {
  return Object.fromEntries(asked.map(({ type, count }) => [type, count]));
}

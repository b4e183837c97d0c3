import type { Making } from '@engram/core/generation/making.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { copyMessages } from '@engram/core/practice-tests/messages.ts';
import { mixTypes } from '@engram/core/practice-tests/mix-types.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Tx } from '../../platform/db.ts';
import type { TestKey } from '../store.ts';
import { insertNewTest } from './insert-new-test.ts';

type Settings = Pick<TestConfig, 'enableTimer' | 'timerDuration'> &
  Partial<{ [K in 'difficulty' | 'testLayout']: TestConfig[K] | undefined }>;

export type Copy = {
  name: string;
  settings: Settings;
  questions: readonly Question[];
  now: Date;
};

/**
 * Somebody else's test that the user took, as one of their own: without the material, which was
 * not shared. One that is there stays as it is. For whoever holds the account.
 */
export async function keepCopy(tx: Tx, key: TestKey, copy: Copy): Promise<void> {
  const { name, questions, now: createdAt } = copy;
  const config = configOf(copy);
  const test = {
    ...key,
    name,
    preset: config.preset,
    config,
    material: '',
    parts: [],
    making: makingOf(questions),
    generationId: null,
    createdAt,
  };
  await insertNewTest(tx, test, questions);
}

function configOf({ settings, questions }: Copy): TestConfig {
  const { enableTimer, timerDuration, difficulty, testLayout } = settings;
  const config = {
    ...firstConfig,
    enableTimer,
    timerDuration,
    ...(difficulty && { difficulty }),
    ...(testLayout && { testLayout }),
  };
  const questionTypes = [...new Set(questions.map(({ type }) => type))];
  return mixTypes(config, {
    preset: 'custom',
    questionTypes,
    typeCounts: Object.fromEntries(questionTypes.map((type) => [type, countOf(questions, type)])),
  });
}

function countOf(questions: readonly Question[], wanted: QuestionType): number {
  return questions.filter(({ type }) => type === wanted).length;
}

function makingOf(questions: readonly Question[]): Making {
  const makers = new Set(questions.map(({ madeBy }) => madeBy));
  const [maker] = makers;
  const isByOne = makers.size === 1 && (maker === 'ai' || maker === 'built-in');
  return {
    wanted: questions.length,
    delivered: questions.length,
    madeBy: isByOne ? maker : 'mixed',
    label: copyMessages.label,
    notices: [],
    usedCharacters: 0,
    totalCharacters: 0,
    language: 'und',
  };
}

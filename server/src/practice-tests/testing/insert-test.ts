import type { Making } from '@engram/core/generation/making.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '../../platform/start.ts';
import { configOf } from '../../testing/calls/test-config.ts';
import { insertQuestions, insertTest } from '../store.ts';

type Changes = {
  name?: string;
  config?: Partial<TestConfig>;
  material?: string;
  parts?: readonly TestPart[];
  createdAt?: Date;
  madeBy?: Making['madeBy'];
};

/** A test with these questions, as if it had been saved. */
export async function insertPracticeTest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  questions: readonly Question[],
  changes: Changes = {},
): Promise<string> {
  const key = { userId, testId: uuidv7() };
  const { name = 'Practice Test', material = 'Notes', parts = [] } = changes;
  const { createdAt = clock.now(), madeBy = 'ai' } = changes;
  const config = configOf(changes.config);
  const making = {
    wanted: questions.length,
    delivered: questions.length,
    madeBy,
    label: null,
    notices: [],
    usedCharacters: material.length,
    totalCharacters: material.length,
    language: 'en',
  };
  const details = { name, preset: config.preset, config, material, parts, making, createdAt };
  await db.transaction().execute(async (tx) => {
    await insertTest(tx, { ...key, ...details, generationId: null });
    const placed = questions.map((question, place) => ({
      questionId: question.id,
      place,
      question,
    }));
    await insertQuestions(tx, key, { questions: placed, createdAt });
  });
  return key.testId;
}

import type { Tally } from '@engram/core/attempts/is-weak.ts';
import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import type { AskedQuestion } from './cover-sentences.ts';
import { readPartlyRight, readQuestionsOf, tallyQuestions } from './store.ts';
import { tallyPairs } from './tally-pairs.ts';

export type Asked = AskedQuestion & { topic: string | null };

const Parts = z.array(TestPart);

/** The questions of tests: those that a test has, and those that it had when it was taken. */
export async function readAsked(
  db: Db,
  userId: string,
  tests: readonly { testId: string; parts: unknown }[],
): Promise<Asked[]> {
  const partsByTest = new Map(tests.map(({ testId, parts }) => [testId, parts]));
  const testIds = [...partsByTest.keys()];
  if (testIds.length === 0) return [];
  const rows = await readQuestionsOf(db, userId, testIds);
  const tallies = new Map<string, Tally>(
    (await tallyQuestions(db, userId, testIds)).map((one) => [
      `${one.testId} ${one.questionId}`,
      one,
    ]),
  );
  const partlyRight = Map.groupBy(
    await readPartlyRight(db, userId, testIds),
    ({ testId, questionId }) => `${testId} ${questionId}`,
  );
  const placed = new Map([...partsByTest].map(([testId, parts]) => [testId, Parts.parse(parts)]));
  return rows.flatMap(({ testId, questionId, question: stored, removedAt }) => {
    const question = readQuestion(stored);
    const { source, topic } = question;
    const tally = tallies.get(`${testId} ${questionId}`);
    if (!source || (removedAt !== null && !tally)) return [];
    const { right, asked } = tally ?? { right: 0, asked: 0 };
    const answers = partlyRight.get(`${testId} ${questionId}`) ?? [];
    const whole = { right, asked };
    const bySpan = tallyPairs(
      question,
      whole,
      answers.map(({ answer }) => answer),
    );
    return [
      { source, parts: placed.get(testId) ?? [], topic, ...whole, ...(bySpan && { bySpan }) },
    ];
  });
}

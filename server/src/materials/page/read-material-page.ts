import type { Tally } from '@engram/core/attempts/is-weak.ts';
import type { MaterialPage, MaterialTopic } from '@engram/core/materials/material-page.ts';
import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { getFromLibrary } from '../library.ts';
import { type AskedQuestion, coverSentences, isAbout } from './cover-sentences.ts';
import { readSentences } from './read-sentences.ts';
import { readQuestionsOf, readSetsOf, readTestsOf, tallyQuestions } from './store.ts';

/** A material with everything that its page shows; another user's is as if it were not there. */
export async function readMaterialPage(
  db: Db,
  userId: string,
  materialId: string,
): Promise<MaterialPage> {
  const { material, text } = await getFromLibrary(db, userId, materialId);
  const key = { userId, materialId };
  const tests = await readTestsOf(db, key);
  const asked = await readAsked(db, key, tests);
  const sets = await readSetsOf(db, key);
  const sentences = await readSentences(text);
  const covered = coverSentences({ id: materialId, text, sentences }, asked);
  const isCovered = new Set(covered.map(({ start }) => start));
  return {
    material,
    text,
    sentenceCount: sentences.filter(({ start, isAside }) => !isAside || isCovered.has(start))
      .length,
    covered,
    topics: listTopics(asked),
    tests: tests.map(({ testId, name, questionCount, lastScore, lastTakenAt }) => ({
      id: testId,
      name,
      questionCount,
      lastScore,
      lastTakenAt: lastTakenAt?.toISOString() ?? null,
    })),
    sets: sets.map(({ setId, ...set }) => ({ id: setId, ...set })),
  };
}

type Asked = AskedQuestion & { topic: string | null };
type TestRow = Awaited<ReturnType<typeof readTestsOf>>[number];

const Parts = z.array(TestPart);

/** The questions about the material: those that a test has, and those that it had when it was taken. */
async function readAsked(
  db: Db,
  { userId, materialId }: { userId: string; materialId: string },
  tests: readonly TestRow[],
): Promise<Asked[]> {
  if (tests.length === 0) return [];
  const testIds = tests.map(({ testId }) => testId);
  const rows = await readQuestionsOf(db, userId, testIds);
  const tallies = new Map<string, Tally>(
    (await tallyQuestions(db, userId, testIds)).map((one) => [
      `${one.testId} ${one.questionId}`,
      one,
    ]),
  );
  const partsByTest = new Map(tests.map(({ testId, parts }) => [testId, Parts.parse(parts)]));
  return rows.flatMap(({ testId, questionId, question, removedAt }) => {
    const { source, topic } = readQuestion(question);
    const tally = tallies.get(`${testId} ${questionId}`);
    if (!source || (removedAt !== null && !tally)) return [];
    const { right, asked } = tally ?? { right: 0, asked: 0 };
    const one = { source, parts: partsByTest.get(testId) ?? [], topic, right, asked };
    return isAbout(materialId, one) ? [one] : [];
  });
}

function listTopics(asked: readonly Asked[]): MaterialTopic[] {
  const topics = new Map<string, Tally>();
  for (const { topic, right, asked: times } of asked) {
    if (topic === null || topic === '') continue;
    const before = topics.get(topic) ?? { right: 0, asked: 0 };
    topics.set(topic, { right: before.right + right, asked: before.asked + times });
  }
  return [...topics]
    .map(([name, tally]) => ({ name, ...tally }))
    .toSorted((one, other) => shareOf(one) - shareOf(other));
}

/** What nobody was asked about comes last. */
function shareOf({ right, asked }: Tally): number {
  return asked === 0 ? 2 : right / asked;
}

import type { Tally } from '@engram/core/attempts/is-weak.ts';
import type { MaterialPage, MaterialTopic } from '@engram/core/materials/material-page.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { describeMaterial } from '../describe-material.ts';
import { readMaterials } from '../store.ts';
import { isAbout } from './cover-sentences.ts';
import { type Asked, readAsked } from './read-asked.ts';
import { coverText } from './read-coverage.ts';
import { readSetsOf, readTestsOf, readTextsWithPlaces } from './store.ts';

/** A material with everything that its page shows; another user's is as if it were not there. */
export async function readMaterialPage(
  db: Db,
  userId: string,
  materialId: string,
): Promise<MaterialPage> {
  const [row] = await readMaterials(db, userId, [materialId]);
  const [text] = await readTextsWithPlaces(db, userId, [materialId]);
  if (!row || !text) throw new AppError('not-found');
  const tests = await readTestsOf(db, userId, [materialId]);
  const everything = await readAsked(db, userId, tests);
  const asked = everything.filter((one) => isAbout(materialId, one));
  const sets = await readSetsOf(db, { userId, materialId });
  return {
    material: describeMaterial(row),
    text: text.text,
    ...(await coverText(db, userId, { text, asked })),
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

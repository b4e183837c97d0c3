import type { Coverage, CoveredSentence } from '@engram/core/materials/material-page.ts';
import type { Db } from '../../platform/db.ts';
import { coverSentences } from './cover-sentences.ts';
import { findSentences } from './find-sentences.ts';
import { type Asked, readAsked } from './read-asked.ts';
import { readTestsOf, readTextsWithPlaces, type TextWithPlaces } from './store.ts';

/** How much of materials was asked about; those that no test was made of are left out. */
export async function readCoverage(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Coverage[]> {
  const tests = await readTestsOf(db, userId, ids);
  const used = [...new Set(tests.map(({ materialId }) => materialId))];
  if (used.length === 0) return [];
  const asked = await readAsked(db, userId, tests);
  const coverage: Coverage[] = [];
  for (const text of await readTextsWithPlaces(db, userId, used)) {
    // One text after the other: reading takes time, and others wait.
    // oxlint-disable-next-line no-await-in-loop
    const { sentenceCount, covered } = await coverText(db, userId, { text, asked });
    coverage.push({
      id: text.materialId,
      sentenceCount,
      askedCount: covered.length,
      weakCount: covered.filter(({ isWeak }) => isWeak).length,
    });
  }
  return coverage;
}

type Covering = { text: TextWithPlaces; asked: readonly Asked[] };

/** The sentences that questions are about, and how many there are in all. */
export async function coverText(
  db: Db,
  userId: string,
  { text, asked }: Covering,
): Promise<{ sentenceCount: number; covered: CoveredSentence[] }> {
  const sentences = await findSentences(db, userId, text);
  const covered = coverSentences({ id: text.materialId, text: text.text, sentences }, asked);
  const isCovered = new Set(covered.map(({ start }) => start));
  const counted = sentences.filter(({ start, isAside }) => !isAside || isCovered.has(start));
  return { sentenceCount: counted.length, covered };
}

import { Making } from '@engram/core/generation/making.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Db } from '../platform/db.ts';
import { readItems } from './read-generation.ts';
import { findMaterialRow, type GenerationKey } from './store.ts';

/** What came of a generation, for whoever keeps it. */
export type Made = {
  /** As it was prepared and cut: the sources of the questions point into it. */
  material: string;
  totalCharacters: number;
  /** Null while it runs, and when it failed or was cancelled. */
  making: Making | null;
  questions: ReadonlyMap<string, Question>;
};

/**
 * Another user's is as if it were not there, and so is one that made more questions for a test: it
 * is counted with that test and goes into it, and makes no other one (D25).
 */
export async function findMade(db: Db, key: GenerationKey): Promise<Made | undefined> {
  const row = await findMaterialRow(db, key);
  if (!row) return undefined;
  const items = await readItems(db, key);
  return {
    ...row,
    making: Making.nullable().parse(row.making),
    questions: new Map(items.map(({ question }) => [question.id, question])),
  };
}

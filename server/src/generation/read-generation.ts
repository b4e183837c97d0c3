import { type GenerationState, generationStates } from '@engram/core/generation/api.ts';
import { Making } from '@engram/core/generation/making.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { findRow, type GenerationKey, readItemRows } from './store.ts';

export type ReadGeneration = {
  generationId: string;
  state: GenerationState;
  wanted: number;
  /** Null while it runs, and when it failed or was cancelled. */
  making: Making | null;
  failure: string | null;
};

const State = z.enum(generationStates);

export async function findGeneration(
  db: Db,
  key: GenerationKey,
): Promise<ReadGeneration | undefined> {
  const row = await findRow(db, key);
  if (!row) return undefined;
  return { ...row, state: State.parse(row.state), making: Making.nullable().parse(row.making) };
}

/** Another user's is as if it were not there. */
export async function getGeneration(db: Db, key: GenerationKey): Promise<ReadGeneration> {
  const generation = await findGeneration(db, key);
  if (!generation) throw new AppError('not-found');
  return generation;
}

/** `told` is the number in the order of storing. */
export type Item = { slot: number; told: number; question: Question };

/** In the order in which they were stored, after the one with this number. */
export async function readItems(db: Db, key: GenerationKey, afterTold = 0): Promise<Item[]> {
  const rows = await readItemRows(db, key, afterTold);
  return rows.map((row) => ({ ...row, question: readQuestion(row.question) }));
}

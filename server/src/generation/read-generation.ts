import { Card } from '@engram/core/flashcards/card.ts';
import { type GenerationState, generationStates } from '@engram/core/generation/api.ts';
import { type MadeThing, Making } from '@engram/core/generation/making.ts';
import type { WithoutAi } from '@engram/core/generation/without-ai.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { findRow, type GenerationKey, readItemRows } from './store.ts';

export type ReadGeneration = {
  generationId: string;
  makes: MadeThing;
  state: GenerationState;
  wanted: number;
  /** Null while it runs, and when it failed or was cancelled. */
  making: Making | null;
  failure: string | null;
  /** Why no model was asked, although one was wanted. */
  withoutAi: WithoutAi | null;
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

/** Another user's is as if it were not there, and so is one of other things. */
export async function getGeneration(
  db: Db,
  key: GenerationKey,
  makes: MadeThing,
): Promise<ReadGeneration> {
  const generation = await findGeneration(db, key);
  if (generation?.makes !== makes) throw new AppError('not-found');
  return generation;
}

/** `told` is the number in the order of storing. */
export type Item = {
  slot: number;
  told: number;
  /** Of a card, the one that proves it. */
  question: Question;
  card?: Card | undefined;
};

/** In the order in which they were stored, after the one with this number. */
export async function readItems(db: Db, key: GenerationKey, afterTold = 0): Promise<Item[]> {
  const rows = await readItemRows(db, key, afterTold);
  return rows.map(({ question: stored, ...row }) => ({ ...row, ...readStored(stored) }));
}

/** A card is kept with the question that proves it, so that a later run knows what was asked. */
const StoredCard = Card.extend({ proof: z.unknown() });

export function storeItem(question: Question, card: Card | undefined): object {
  return card ? { ...card, proof: question } : question;
}

function readStored(stored: unknown): Pick<Item, 'question' | 'card'> {
  const found = StoredCard.safeParse(stored);
  if (!found.success) return { question: readQuestion(stored) };
  const { proof, ...card } = found.data;
  return { question: readQuestion(proof), card };
}

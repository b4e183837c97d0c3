import type { WithoutAi } from '@engram/core/generation/without-ai.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';

export type GenerationKey = { userId: string; generationId: string };

export type NewGeneration = GenerationKey & {
  request: Record<string, unknown>;
  wanted: number;
  material: string;
  totalCharacters: number;
  language: string;
  plan: object;
  usagePeriod: string | null;
  /** Where it was asked for, as a keyed hash; forgotten at its end. */
  network: string | null;
  createdAt: Date;
};

/** False when it exists already, or when another one of this user is running. */
export async function insertGeneration(tx: Tx, generation: NewGeneration): Promise<boolean> {
  const row = await tx
    .insertInto('generations')
    .values({
      ...generation,
      state: 'running',
      request: JSON.stringify(generation.request),
      plan: JSON.stringify(generation.plan),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('generationId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Only a request for cards says so. */
const makes = sql<'questions' | 'cards'>`coalesce(request ->> 'makes', 'questions')`.as('makes');

/** Why no model was asked, although one was wanted. */
const withoutAi = sql<WithoutAi | null>`request ->> 'withoutAi'`.as('withoutAi');

/** Everything but the text and the plan, which are long. */
export function findRow(db: Db, { userId, generationId }: GenerationKey) {
  return db
    .selectFrom('generations')
    .select(['generationId', 'state', 'wanted', 'making', 'failure', makes, withoutAi])
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .executeTakeFirst();
}

/**
 * The text that it was made of, and what is known of it. One that made cards, or more questions for
 * a test, is left out: the plan of those knows what was before it.
 */
export function findMaterialRow(db: Db, { userId, generationId }: GenerationKey) {
  return db
    .selectFrom('generations')
    .select(['material', 'totalCharacters', 'making'])
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where(sql<boolean>`request ->> 'makes' is distinct from 'cards'`)
    .where(sql<boolean>`jsonb_typeof(plan -> 'before') is distinct from 'array'`)
    .executeTakeFirst();
}

/** What a generation of cards was asked for, and how it was made. */
export function findCardsRow(db: Db, { userId, generationId }: GenerationKey) {
  return db
    .selectFrom('generations')
    .select(['request', 'making'])
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where(sql<boolean>`request ->> 'makes' = 'cards'`)
    .executeTakeFirst();
}

/** In the order in which they were stored, after the one with this number. */
export function readItemRows(db: Db, { userId, generationId }: GenerationKey, afterTold: number) {
  return db
    .selectFrom('generatedItems')
    .select(['slot', 'told', 'question'])
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('told', '>', afterTold)
    .orderBy('told')
    .execute();
}

/** There is one at a time. */
export function findRunning(db: Db, userId: string) {
  return db
    .selectFrom('generations')
    .select(makes)
    .where('userId', '=', userId)
    .where('state', '=', 'running')
    .executeTakeFirst();
}

export type Held = {
  run: number;
  usagePeriod: string | null;
  wanted: number;
  createdAt: Date;
  makes: 'questions' | 'cards';
};

/** A running generation, held until the transaction ends; undefined when it has ended. */
export function holdRunning(
  tx: Tx,
  { userId, generationId }: GenerationKey,
): Promise<Held | undefined> {
  return tx
    .selectFrom('generations')
    .select(['run', 'usagePeriod', 'wanted', 'createdAt', makes])
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('state', '=', 'running')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type End = {
  state: 'done' | 'failed' | 'cancelled';
  making?: object;
  failure?: string;
  usagePeriod: string | null;
  finishedAt: Date;
};

/** For whoever holds it. */
export async function setEnd(
  tx: Tx,
  { userId, generationId }: GenerationKey,
  { making, ...end }: End,
): Promise<void> {
  await tx
    .updateTable('generations')
    .set({ ...end, network: null, making: making ? JSON.stringify(making) : null })
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .execute();
}

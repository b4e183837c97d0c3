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

/** Everything but the text and the plan, which are long. */
export function findRow(db: Db, { userId, generationId }: GenerationKey) {
  return db
    .selectFrom('generations')
    .select(['generationId', 'state', 'wanted', 'making', 'failure'])
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .executeTakeFirst();
}

/** In the order in which they were stored, after the one with this number. */
export function readItemRows(db: Db, key: GenerationKey, afterTold: number) {
  return selectItems(db, key).where('told', '>', afterTold).orderBy('told').execute();
}

export function findItemRow(db: Db, key: GenerationKey, questionId: string) {
  return selectItems(db, key)
    .where(sql<boolean>`question ->> 'id' = ${questionId}`)
    .executeTakeFirst();
}

function selectItems(db: Db, { userId, generationId }: GenerationKey) {
  return db
    .selectFrom('generatedItems')
    .select(['slot', 'told', 'question'])
    .where('userId', '=', userId)
    .where('generationId', '=', generationId);
}

export type Claimed = { slot: number; now: Date; until: Date };

/** The right to ask a model about a question; false while somebody else has it. */
export async function claimTelling(
  db: Db,
  { userId, generationId }: GenerationKey,
  { slot, now, until }: Claimed,
): Promise<boolean> {
  const row = await db
    .updateTable('generatedItems')
    .set({ tellingUntil: until })
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('slot', '=', slot)
    .where((is) => is.or([is('tellingUntil', 'is', null), is('tellingUntil', '<=', now)]))
    .returning('slot')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseTelling(
  db: Db,
  { userId, generationId }: GenerationKey,
  slot: number,
): Promise<void> {
  await db
    .updateTable('generatedItems')
    .set({ tellingUntil: null })
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('slot', '=', slot)
    .execute();
}

/** What was missing when it was asked for; a second one at the same time changes nothing. */
export async function fillIn(
  db: Db,
  { userId, generationId }: GenerationKey,
  { slot, field, text }: { slot: number; field: 'explanation' | 'hint'; text: string },
): Promise<void> {
  await db
    .updateTable('generatedItems')
    .set({ question: sql`jsonb_set(question, array[${field}], to_jsonb(${text}::text))` })
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('slot', '=', slot)
    .where(sql<boolean>`question ->> ${field} = ''`)
    .execute();
}

export type Held = { run: number; usagePeriod: string | null; wanted: number; createdAt: Date };

/** A running generation, held until the transaction ends; undefined when it has ended. */
export function holdRunning(
  tx: Tx,
  { userId, generationId }: GenerationKey,
): Promise<Held | undefined> {
  return tx
    .selectFrom('generations')
    .select(['run', 'usagePeriod', 'wanted', 'createdAt'])
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
    .set({ ...end, making: making ? JSON.stringify(making) : null })
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { TestKey } from '../store.ts';

export type Claimed = { questionId: string; now: Date; until: Date };

/** The right to ask a model about a question; false while somebody else has it. */
export async function claimTelling(
  db: Db,
  { userId, testId }: TestKey,
  { questionId, now, until }: Claimed,
): Promise<boolean> {
  const row = await db
    .updateTable('testQuestions')
    .set({ tellingUntil: until })
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('questionId', '=', questionId)
    .where((is) => is.or([is('tellingUntil', 'is', null), is('tellingUntil', '<=', now)]))
    .returning('questionId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseTelling(
  db: Db,
  { userId, testId }: TestKey,
  questionId: string,
): Promise<void> {
  await db
    .updateTable('testQuestions')
    .set({ tellingUntil: null })
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('questionId', '=', questionId)
    .execute();
}

/** What was missing when it was asked for; a second one at the same time changes nothing. */
export async function fillIn(
  db: Db,
  { userId, testId }: TestKey,
  { questionId, field, text }: { questionId: string; field: 'explanation' | 'hint'; text: string },
): Promise<void> {
  await db
    .updateTable('testQuestions')
    .set({ question: sql`jsonb_set(question, array[${field}], to_jsonb(${text}::text))` })
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('questionId', '=', questionId)
    .where(sql<boolean>`question ->> ${field} = ''`)
    .execute();
}

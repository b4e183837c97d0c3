import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';
import type { CallRecord } from '../pipeline/pipeline-request.ts';

type Key = { userId: string; generationId: string };
/** Which run of the job writes; a later one takes the right away. */
export type RunKey = Key & { run: number };

/** Begins a run; undefined when there is nothing to run any more. */
export function takeRun(db: Db, { userId, generationId }: Key, now: Date) {
  return db
    .updateTable('generations')
    .set({ run: sql`run + 1`, runAt: now })
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('state', '=', 'running')
    .returning(['run', 'request', 'material', 'plan', 'settledCalls', 'createdAt'])
    .returning(['totalCharacters', 'language', 'failedRuns', 'network'])
    .executeTakeFirst();
}

export type RunRow = NonNullable<Awaited<ReturnType<typeof takeRun>>>;

/** It ended with an error, and another one follows. */
export async function countFailedRun(db: Db, { userId, generationId, run }: RunKey): Promise<void> {
  await db
    .updateTable('generations')
    .set({ failedRuns: sql`failed_runs + 1` })
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('run', '=', run)
    .execute();
}

/** Whether this run may still write. */
export async function isCurrent(db: Db, { userId, generationId, run }: RunKey): Promise<boolean> {
  const row = await db
    .selectFrom('generations')
    .select('run')
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row?.run === run;
}

export type NewItem = { slot: number; question: object; now: Date };

/** For whoever holds the generation, so that numbers follow each other without a gap. */
export async function insertItem(
  tx: Tx,
  { userId, generationId }: Key,
  { slot, question, now }: NewItem,
): Promise<boolean> {
  const { rows } = await sql`
    insert into generated_items (user_id, generation_id, slot, told, question, created_at)
    select ${userId}::uuid, ${generationId}::uuid, ${slot}::integer, coalesce(max(told), 0) + 1,
      ${JSON.stringify(question)}::jsonb, ${now}::timestamptz
    from generated_items where user_id = ${userId} and generation_id = ${generationId}
    on conflict (user_id, generation_id, slot) do nothing
    returning told
  `.execute(tx);
  return rows.length > 0;
}

/**
 * The slots that got their question, undefined when the run may no longer write. One statement: a
 * worker with many runs has no time for the round trips of a transaction. A run stores one lot at a
 * time, so the numbers follow each other without a gap.
 */
export async function insertItems(
  db: Db,
  { userId, generationId, run }: RunKey,
  { items, now }: { items: readonly { slot: number; question: object }[]; now: Date },
): Promise<Set<number> | undefined> {
  const rows = items.map(
    ({ slot, question }, no) =>
      sql`(${no}::integer, ${slot}::integer, ${JSON.stringify(question)}::jsonb)`,
  );
  const { rows: results } = await sql<{ isHeld: boolean; slots: number[] }>`
    with held as (
      select 1 from generations
      where user_id = ${userId} and generation_id = ${generationId}
        and state = 'running' and run = ${run}
      for no key update
    ), kept as (
      insert into generated_items (user_id, generation_id, slot, told, question, created_at)
      select ${userId}::uuid, ${generationId}::uuid, item.slot,
        last.told + row_number() over (order by item.no), item.question, ${now}::timestamptz
      from held, (values ${sql.join(rows)}) as item (no, slot, question), (
        select coalesce(max(told), 0) as told from generated_items
        where user_id = ${userId} and generation_id = ${generationId}
      ) as last
      where not exists (
        select 1 from generated_items as other
        where other.user_id = ${userId} and other.generation_id = ${generationId}
          and other.slot = item.slot
      )
      returning slot
    )
    select exists (select 1 from held) as is_held, array(select slot from kept) as slots
  `.execute(db);
  const [result] = results;
  return result?.isHeld ? new Set(result.slots) : undefined;
}

/** Also for a generation that has ended meanwhile: the calls were paid for. */
export async function insertCalls(
  db: Db,
  { userId, generationId, run }: RunKey,
  { records, now }: { records: readonly CallRecord[]; now: Date },
): Promise<void> {
  const rows = records.map(({ inputTokens, outputTokens, drops, ...record }) => ({
    ...record,
    userId,
    generationId,
    run,
    recordId: uuidv7(),
    tokensIn: inputTokens,
    tokensOut: outputTokens,
    ms: Math.round(record.ms),
    drops: JSON.stringify(drops),
    endedAt: now,
  }));
  const sum = (read: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + read(row), 0);
  await db
    .with('added', (query) => query.insertInto('generationCalls').values(rows))
    .updateTable('generations')
    .set({
      tokensIn: sql`tokens_in + ${sum(({ tokensIn }) => tokensIn)}`,
      tokensOut: sql`tokens_out + ${sum(({ tokensOut }) => tokensOut)}`,
      cents: sql`cents + ${sum(({ cents }) => cents)}`,
    })
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .execute();
}

export async function settleCall(
  db: Db,
  { userId, generationId, run }: RunKey,
  call: number,
): Promise<void> {
  await db
    .updateTable('generations')
    .set({ settledCalls: sql`array_append(settled_calls, ${call})` })
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('run', '=', run)
    .where(sql<boolean>`not settled_calls @> array[${call}::integer]`)
    .execute();
}

/** Who wrote in any run, the busiest first. */
export async function listWriters(db: Db, { userId, generationId }: Key): Promise<string[]> {
  const rows = await db
    .selectFrom('generationCalls')
    .select('model')
    .where('userId', '=', userId)
    .where('generationId', '=', generationId)
    .where('kind', '=', 'write')
    .where('outcome', '=', 'done')
    .groupBy('model')
    .orderBy(sql`sum(items)`, 'desc')
    .execute();
  return rows.map(({ model }) => model);
}

/** Running ones of a bucket of users that no run has touched since a moment. */
export function findAbandoned(db: Db, bucket: number, before: Date): Promise<RunKey[]> {
  return db
    .selectFrom('generations')
    .select(['userId', 'generationId', 'run'])
    .where(bucketOf('userId'), '=', bucket)
    .where('state', '=', 'running')
    .where(sql<Date>`coalesce(run_at, created_at)`, '<', before)
    .execute();
}

/** Questions and calls go with them. */
export async function forgetGenerations(db: Db, bucket: number, before: Date): Promise<void> {
  await db
    .deleteFrom('generations')
    .where(bucketOf('userId'), '=', bucket)
    .where('state', '<>', 'running')
    .where('createdAt', '<', before)
    .execute();
}

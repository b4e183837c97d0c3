import { statesInMinutes } from '@engram/core/reviews/schedule.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { writePlainArray } from '../platform/plain-array.ts';

export type ItemKind = 'card' | 'question';

/** What is asked for where nobody has chosen anything yet. */
export type ProfileDefaults = { retention: number; newPerDay: number; duePerDay: number };

export function findProfile(db: Db, userId: string) {
  return db
    .selectFrom('reviewProfiles')
    .select(['retention', 'newPerDay', 'duePerDay', parametersInUse])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** With what all schedules of the user are made; null for what is usual. */
const parametersInUse = sql<number[] | null>`case when uses_own then own_parameters end`.as(
  'parameters',
);

/**
 * The profile, made where there is none, and held until the transaction ends. The update changes
 * nothing: it is what holds the row.
 */
export function holdProfile(tx: Tx, userId: string, defaults: ProfileDefaults) {
  return tx
    .insertInto('reviewProfiles')
    .values({ userId, ...defaults, memoryReviews: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(asItIs))
    .returning(['retention', 'nextItem', parametersInUse])
    .returning(['wantsOwn', 'memoryReviews', 'trainedAt', 'trainedReviews'])
    .executeTakeFirstOrThrow();
}

/** The owner would do as well, but a row never changes its owner. */
const asItIs = { retention: sql<number>`review_profiles.retention` };

export async function upsertSettings(
  db: Db,
  userId: string,
  { defaults, change }: { defaults: ProfileDefaults; change: Partial<ProfileDefaults> },
): Promise<ProfileDefaults> {
  return db
    .insertInto('reviewProfiles')
    .values({ userId, ...defaults, ...change, memoryReviews: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...asItIs, ...change }))
    .returning(['retention', 'newPerDay', 'duePerDay'])
    .executeTakeFirstOrThrow();
}

const scheduleColumns = [
  'itemId',
  'itemNumber',
  'kind',
  'groupId',
  'state',
  'due',
  'stability',
  'difficulty',
  'step',
  'reps',
  'lapses',
  'lastReviewedAt',
  'lastToldAt',
  'missedAt',
] as const;

export function readScheduleRows(db: Db, userId: string, itemIds: readonly string[]) {
  return db
    .selectFrom('reviewSchedules')
    .select(scheduleColumns)
    .where('userId', '=', userId)
    .where(sql<boolean>`item_id = any(${writePlainArray(itemIds)}::uuid[])`)
    .execute();
}

export type ScheduleRow = Awaited<ReturnType<typeof readScheduleRows>>[number];

type DueWish = {
  before: Date;
  limit: number;
  by?: 'minutes' | 'days';
  /** Sets and tests that are left out. */
  except?: readonly string[];
};

/** What comes back before a moment, the longest due first: by the minute, by the day, or either. All of it without a limit. */
export async function readDueRows(
  db: Db,
  userId: string,
  { before, limit, by, except = [] }: DueWish,
) {
  if (limit <= 0) return [];
  const all = db
    .selectFrom('reviewSchedules')
    .select(scheduleColumns)
    .where('userId', '=', userId)
    .where('due', '<', before)
    .where(isThere());
  const ofGroups = except.length === 0 ? all : all.where(isOfNone(except));
  const wanted = by
    ? ofGroups.where('state', by === 'minutes' ? 'in' : 'not in', statesInMinutes)
    : ofGroups;
  const inOrder = wanted.orderBy('due').orderBy('itemId');
  return (Number.isFinite(limit) ? inOrder.limit(limit) : inOrder).execute();
}

function isOfNone(groupIds: readonly string[]) {
  return sql<boolean>`group_id <> all(${writePlainArray(groupIds)}::uuid[])`;
}

/** Those of some items that are still there. */
export function readRowsThere(db: Db, userId: string, itemIds: readonly string[]) {
  return db
    .selectFrom('reviewSchedules')
    .select(scheduleColumns)
    .where('userId', '=', userId)
    .where(sql<boolean>`item_id = any(${writePlainArray(itemIds)}::uuid[])`)
    .where(isThere())
    .execute();
}

/** All of some sets and tests; what was missed is in the order in which it was. */
export function readRowsOfGroups(db: Db, userId: string, groupIds: readonly string[]) {
  return db
    .selectFrom('reviewSchedules')
    .select(scheduleColumns)
    .where('userId', '=', userId)
    .where(sql<boolean>`group_id = any(${writePlainArray(groupIds)}::uuid[])`)
    .where(isThere())
    .orderBy('missedAt')
    .orderBy('itemId')
    .execute();
}

/** Still in its set or test: what was deleted a moment ago has its schedule until a job has run. */
function isThere() {
  return sql<boolean>`case review_schedules.kind
    when 'card' then exists (
      select 1 from flashcards c
      where c.user_id = review_schedules.user_id and c.card_id = review_schedules.item_id
    )
    else exists (
      select 1 from test_questions q
      where q.user_id = review_schedules.user_id and q.test_id = review_schedules.group_id
        and q.question_id = review_schedules.item_id and q.removed_at is null
    )
  end`;
}

/**
 * When everything comes back that does so by the day before a moment, and its set or test. What comes
 * back by the minute is of today.
 */
export function readComing(db: Db, userId: string, { before }: { before: Date }) {
  return db
    .selectFrom('reviewSchedules')
    .select(['due', 'groupId'])
    .where('userId', '=', userId)
    .where('due', '<', before)
    .where('state', 'not in', statesInMinutes)
    .where(isThere())
    .execute();
}

/** The set or test behind each number. */
export function readGroups(db: Db, userId: string, itemNumbers: readonly number[]) {
  return db
    .selectFrom('reviewSchedules')
    .select(['itemNumber', 'groupId', 'kind'])
    .where('userId', '=', userId)
    .where(sql<boolean>`item_number = any(${itemNumbers}::integer[])`)
    .execute();
}

export type NewSchedule = {
  itemId: string;
  itemNumber: number;
  kind: ItemKind;
  groupId: string;
  state: string;
  due: string;
  stability: number;
  difficulty: number;
  step: number;
  reps: number;
  lapses: number;
  lastReviewedAt: string | null;
  lastToldAt: Date | null;
  missedAt: Date | null;
};

/** One statement for all of them. */
export async function upsertSchedules(
  tx: Tx,
  userId: string,
  schedules: readonly NewSchedule[],
): Promise<void> {
  if (schedules.length === 0) return;
  const column = (name: keyof NewSchedule) => writePlainArray(schedules.map((one) => one[name]));
  await sql`
    insert into review_schedules (
      user_id, item_id, item_number, kind, group_id, state, due, stability, difficulty, step,
      reps, lapses, last_reviewed_at, last_told_at, missed_at
    )
    select ${userId}::uuid, item.* from unnest(
      ${column('itemId')}::uuid[], ${column('itemNumber')}::integer[], ${column('kind')}::text[],
      ${column('groupId')}::uuid[], ${column('state')}::text[], ${column('due')}::timestamptz[],
      ${column('stability')}::double precision[], ${column('difficulty')}::double precision[],
      ${column('step')}::smallint[], ${column('reps')}::integer[], ${column('lapses')}::integer[],
      ${column('lastReviewedAt')}::timestamptz[], ${column('lastToldAt')}::timestamptz[],
      ${column('missedAt')}::timestamptz[]
    ) as item
    on conflict (user_id, item_id) do update set
      state = excluded.state, due = excluded.due, stability = excluded.stability,
      difficulty = excluded.difficulty, step = excluded.step, reps = excluded.reps,
      lapses = excluded.lapses, last_reviewed_at = excluded.last_reviewed_at,
      last_told_at = excluded.last_told_at, missed_at = excluded.missed_at
  `.execute(tx);
}

/** For whoever holds the profile. */
export async function setCounters(
  tx: Tx,
  userId: string,
  counters: { nextItem: number; memoryReviews?: number | null },
): Promise<void> {
  await tx.updateTable('reviewProfiles').set(counters).where('userId', '=', userId).execute();
}

export async function eraseSchedules(
  db: Db,
  userId: string,
  which: { groupId: string } | { itemIds: readonly string[] },
): Promise<void> {
  const all = db.deleteFrom('reviewSchedules').where('userId', '=', userId);
  const some =
    'groupId' in which
      ? all.where('groupId', '=', which.groupId)
      : all.where(sql<boolean>`item_id = any(${which.itemIds}::uuid[])`);
  await some.execute();
}

/** When something comes back that was deleted, unless it was brought back or deleted again since. */
export async function eraseGone(
  db: Db,
  userId: string,
  { itemId, removedAt }: { itemId: string; removedAt: Date },
): Promise<void> {
  await db
    .deleteFrom('reviewSchedules')
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .where(sql<boolean>`not ${isThere()}`)
    .where(sql<boolean>`not ${wasRemovedAfter(removedAt)}`)
    .execute();
}

/** Deleted later, it can be brought back for longer. */
function wasRemovedAfter(moment: Date) {
  return sql<boolean>`case review_schedules.kind
    when 'card' then exists (
      select 1 from removed_flashcards c
      where c.user_id = review_schedules.user_id and c.card_id = review_schedules.item_id
        and c.removed_at > ${moment}
    )
    else exists (
      select 1 from test_questions q
      where q.user_id = review_schedules.user_id and q.test_id = review_schedules.group_id
        and q.question_id = review_schedules.item_id and q.removed_at > ${moment}
    )
  end`;
}

/** False when there is one with this id. */
export async function insertBatch(
  tx: Tx,
  userId: string,
  batch: { batchId: string; retention: number; reviews: Uint8Array },
): Promise<boolean> {
  const row = await tx
    .insertInto('reviewBatches')
    .values({ userId, ...batch, reviews: Buffer.from(batch.reviews) })
    .onConflict((conflict) => conflict.columns(['userId', 'batchId']).doNothing())
    .returning('batchId')
    .executeTakeFirst();
  return row !== undefined;
}

/** In the order of their ids, from one on or after one. */
export function readBatches(
  db: Db,
  userId: string,
  { from, after, limit }: { from?: string; after?: string; limit: number },
) {
  let batches = db
    .selectFrom('reviewBatches')
    .select(['batchId', 'retention', 'reviews'])
    .where('userId', '=', userId);
  if (from !== undefined) batches = batches.where('batchId', '>=', from);
  if (after !== undefined) batches = batches.where('batchId', '>', after);
  return batches.orderBy('batchId').limit(limit).execute();
}

/** A miss that the learner has judged to be none, and nothing has come of it yet. */
export async function eraseTakenBack(
  tx: Tx,
  userId: string,
  { groupId, missedAt, still }: { groupId: string; missedAt: Date; still: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('reviewSchedules')
    .where('userId', '=', userId)
    .where('groupId', '=', groupId)
    .where('missedAt', '=', missedAt)
    .where('reps', '=', 0)
    .where(sql<boolean>`item_id <> all(${still}::uuid[])`)
    .execute();
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { writePlainArray } from '../../platform/plain-array.ts';
import type { ProfileDefaults, ScheduleRow } from '../store.ts';

const tuningColumns = [
  'wantsOwn',
  'usesOwn',
  'ownParameters',
  'ownSince',
  'ownReviews',
  'ownGain',
  'memoryReviews',
  'trainedAt',
  'trainedReviews',
] as const;

export function findTuning(db: Db, userId: string) {
  return readTuning(db, userId).executeTakeFirst();
}

/** No batch is counted until the transaction ends. */
export function holdTuning(tx: Tx, userId: string) {
  return readTuning(tx, userId).forUpdate().executeTakeFirst();
}

function readTuning(db: Db, userId: string) {
  return db.selectFrom('reviewProfiles').select(tuningColumns).where('userId', '=', userId);
}

export type Tuning = NonNullable<Awaited<ReturnType<typeof findTuning>>>;

export async function setTuning(tx: Tx, userId: string, change: Partial<Tuning>): Promise<void> {
  await tx.updateTable('reviewProfiles').set(change).where('userId', '=', userId).execute();
}

export async function upsertWish(
  tx: Tx,
  userId: string,
  { wantsOwn, defaults }: { wantsOwn: boolean; defaults: ProfileDefaults },
): Promise<void> {
  await tx
    .insertInto('reviewProfiles')
    .values({ userId, ...defaults, memoryReviews: 0, wantsOwn })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ wantsOwn }))
    .execute();
}

/** Things that were reviewed, in the order of their ids. */
export function readReviewedAfter(
  tx: Tx,
  userId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const all = tx
    .selectFrom('reviewSchedules')
    .select(['itemId', 'itemNumber', 'missedAt'])
    .where('userId', '=', userId)
    .where('lastReviewedAt', 'is not', null);
  const rest = after === undefined ? all : all.where('itemId', '>', after);
  return rest.orderBy('itemId').limit(limit).execute();
}

export type NewMemory = Pick<ScheduleRow, 'itemId'> & {
  state: string;
  due: string;
  stability: number;
  difficulty: number;
  step: number;
  reps: number;
  lapses: number;
};

/** Of those that are still there: what was deleted meanwhile does not come back. */
export async function setMemories(
  tx: Tx,
  userId: string,
  memories: readonly NewMemory[],
): Promise<void> {
  const column = (name: keyof NewMemory) => writePlainArray(memories.map((one) => one[name]));
  await sql`
    update review_schedules set
      state = item.state, due = item.due, stability = item.stability,
      difficulty = item.difficulty, step = item.step, reps = item.reps, lapses = item.lapses
    from unnest(
      ${column('itemId')}::uuid[], ${column('state')}::text[], ${column('due')}::timestamptz[],
      ${column('stability')}::double precision[], ${column('difficulty')}::double precision[],
      ${column('step')}::smallint[], ${column('reps')}::integer[], ${column('lapses')}::integer[]
    ) as item (item_id, state, due, stability, difficulty, step, reps, lapses)
    where review_schedules.user_id = ${userId} and review_schedules.item_id = item.item_id
  `.execute(tx);
}

import { findUser } from '../../accounts/read-user.ts';
import { findMissed, type Missed } from '../../attempts/find-missed.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { describeSchedule, firstSchedule, withMiss } from '../describe-schedule.ts';
import { firstSettings } from '../settings.ts';
import {
  eraseTakenBack,
  holdProfile,
  type NewSchedule,
  readScheduleRows,
  setCounters,
  upsertSchedules,
} from '../store.ts';

/**
 * What a test was answered wrongly in comes back the next day, once however often it is told; not at
 * all when the learner has judged the answer to be right.
 */
export async function scheduleMissed(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId, attemptId }: { userId: string; attemptId: string },
): Promise<void> {
  const user = await findUser(db, userId, clock.now());
  const missed = user && (await findMissed(db, { userId, attemptId }));
  if (!missed) return;
  await db.transaction().execute(async (tx) => {
    const { nextItem } = await holdProfile(tx, userId, firstSettings);
    const rows = await listSchedules(tx, { userId, timeZone: user.timeZone }, { missed, nextItem });
    await upsertSchedules(tx, userId, rows);
    const still = missed.questions.map(({ id }) => id);
    const { testId: groupId, submittedAt: missedAt } = missed;
    await eraseTakenBack(tx, userId, { groupId, missedAt, still });
    const next = Math.max(nextItem, ...rows.map(({ itemNumber }) => itemNumber + 1));
    if (next > nextItem) await setCounters(tx, userId, { nextItem: next });
  });
}

async function listSchedules(
  tx: Tx,
  { userId, timeZone }: { userId: string; timeZone: string },
  { missed: { testId, submittedAt, questions }, nextItem }: { missed: Missed; nextItem: number },
): Promise<NewSchedule[]> {
  // A sample has nothing to do with what somebody learns (D7).
  const ids = questions.filter(({ madeBy }) => madeBy !== 'sample').map(({ id }) => id);
  const known = new Map((await readScheduleRows(tx, userId, ids)).map((row) => [row.itemId, row]));
  let next = nextItem;
  return ids.flatMap((itemId): NewSchedule[] => {
    const row = known.get(itemId);
    const common = { itemId, kind: 'question', groupId: testId, missedAt: submittedAt } as const;
    if (!row) {
      next += 1;
      const schedule = firstSchedule(submittedAt, timeZone);
      return [{ ...common, itemNumber: next - 1, lastToldAt: null, ...schedule }];
    }
    if (row.kind !== 'question' || (row.missedAt && row.missedAt >= submittedAt)) return [];
    const schedule = withMiss(describeSchedule(row), submittedAt, timeZone);
    const { itemNumber, lastToldAt } = row;
    return [{ ...common, itemNumber, lastToldAt, ...schedule }];
  });
}

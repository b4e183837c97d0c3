import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';
import { grace, lastMoment, selectTries, type TryRow } from '../tries/store.ts';

/** The time of a try that is still open is up, its own or that of all. */
function isOverdue(now: Date) {
  return sql<boolean>`(a.submitted_at is null and a.taker_key is not null
    and (a.deadline_at + ${grace} <= ${now} or ${lastMoment} + ${grace} <= ${now}))`;
}

/** Of one assignment, a page of those whose time is up; or one of them. */
export function readOverdueTries(
  db: Db,
  code: string,
  {
    now,
    after,
    attemptId,
  }: { now: Date; after?: string | undefined; attemptId?: string | undefined },
): Promise<TryRow[]> {
  return selectTries(db)
    .where('a.code', '=', code)
    .where(isOverdue(now))
    .$if(attemptId !== undefined, (query) => query.where('a.attemptId', '=', attemptId ?? ''))
    .$if(after !== undefined, (query) => query.where('a.attemptId', '>', after ?? ''))
    .orderBy('a.attemptId')
    .limit(triesAtOnce)
    .execute();
}

const triesAtOnce = 100;

/** Of one bucket, the assignments with tries whose time is up. */
export async function listOverdueCodes(db: Db, bucket: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sharedAttempts as a')
    .innerJoin('sharedTests as s', 's.code', 'a.code')
    .select('a.code')
    .distinct()
    .where(bucketOf('a.code'), '=', bucket)
    .where(isOverdue(now))
    .execute();
  return rows.map(({ code }) => code);
}

type Accountable = { attemptId: string; takerId: string };

/** Of those who took it with an account, a page of what was handed in. */
export async function readAccountTries(
  db: Db,
  code: string,
  after: string | undefined,
): Promise<Accountable[]> {
  const rows = await db
    .selectFrom('sharedAttempts')
    .select(['attemptId', 'takerId'])
    .where('code', '=', code)
    .where('submittedAt', 'is not', null)
    .where('takerKey', 'is not', null)
    .where('takerId', 'is not', null)
    .$if(after !== undefined, (query) => query.where('attemptId', '>', after ?? ''))
    .orderBy('attemptId')
    .limit(triesAtOnce)
    .execute();
  return rows.flatMap(({ attemptId, takerId }) =>
    takerId === null ? [] : [{ attemptId, takerId }],
  );
}

/** Of one bucket, those whose takers' devices and networks have been known for long enough. */
export async function listSaltedCodes(db: Db, bucket: number, endedBefore: Date) {
  const rows = await db
    .selectFrom('sharedTests')
    .select('code')
    .where(bucketOf('code'), '=', bucket)
    .where('salt', 'is not', null)
    .where(sql<boolean>`coalesce(closes_at, expires_at) < ${endedBefore}`)
    .execute();
  return rows.map(({ code }) => code);
}

/** The salt last: a break in between is taken up again. */
export async function forgetMarks(db: Db, code: string): Promise<void> {
  while ((await forgetSomeMarks(db, code)) > 0) continue;
  await db.updateTable('sharedTests').set({ salt: null }).where('code', '=', code).execute();
}

/** Few enough for one statement, however many took the test. */
async function forgetSomeMarks(db: Db, code: string): Promise<bigint> {
  const some = db
    .selectFrom('sharedAttempts')
    .select('attemptId')
    .where('code', '=', code)
    .where((either) =>
      either.or([either('deviceMark', 'is not', null), either('networkMark', 'is not', null)]),
    )
    .limit(10_000);
  const { numUpdatedRows } = await db
    .updateTable('sharedAttempts')
    .set({ deviceMark: null, networkMark: null })
    .where('code', '=', code)
    .where('attemptId', 'in', some)
    .executeTakeFirst();
  return numUpdatedRows;
}

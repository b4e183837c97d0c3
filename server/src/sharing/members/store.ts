import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

type Tries = { code: string; takerKeys: readonly string[] };

export async function nameTries(db: Db, { code, takerKeys }: Tries, name: string): Promise<void> {
  await db
    .updateTable('sharedAttempts')
    .set({ takerName: name })
    .where('code', '=', code)
    .where('takerKey', 'in', takerKeys)
    .execute();
}

export async function deleteUnfinished(db: Db, { code, takerKeys }: Tries): Promise<void> {
  await db
    .deleteFrom('sharedAttempts')
    .where('code', '=', code)
    .where('takerKey', 'in', takerKeys)
    .where('submittedAt', 'is', null)
    .execute();
}

export async function anonymiseTries(db: Db, { code, takerKeys }: Tries): Promise<void> {
  await db
    .updateTable('sharedAttempts')
    .set({
      takerId: null,
      takerName: null,
      takerKey: null,
      tryNumber: null,
      deviceMark: null,
      networkMark: null,
    })
    .where('code', '=', code)
    .where('takerKey', 'in', takerKeys)
    .execute();
}

/** Of all members of classes, or of these, in the order in which they began. */
export function readMemberRows(db: Db, code: string, takerKeys: readonly string[] | undefined) {
  return db
    .selectFrom('sharedAttempts')
    .select(['attemptId', 'takerKey', 'tryNumber', 'takerId', 'startedAt', 'deadlineAt'])
    .select(['submittedAt', 'timeTakenSeconds', 'answers', 'results'])
    .where('code', '=', code)
    .where('takerKey', 'like', 'member:%')
    .$if(takerKeys !== undefined, (query) => query.where('takerKey', 'in', takerKeys ?? []))
    .orderBy('startedAt')
    .orderBy('attemptId')
    .execute();
}

/** Without the questions, but for how many there are. */
export async function readGivenRows(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return db
    .selectFrom('sharedTests')
    .select(['code', 'testId', 'title', 'rules', 'opensAt', 'closesAt', 'classId', 'stoppedAt'])
    .select(sql<number>`jsonb_array_length(questions)`.as('questionCount'))
    .where('code', 'in', codes)
    .where('rules', 'is not', null)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Each has a text as long as a test may be made of, and up to a thousand questions. */
const perPage = 20;
const deletedPerPage = 1_000;

export type ExportedTest = {
  testId: string;
  name: string;
  createdAt: Date;
  config: unknown;
  making: unknown;
  attemptCount: number;
  bestScore: number | null;
  lastScore: number | null;
  lastTakenAt: Date | null;
  material: string;
  parts: unknown;
  questions: unknown;
  formerQuestions: unknown;
  addedLater: unknown;
};

export function readTestsAfter(
  db: Db,
  userId: string,
  after: ExportedTest | undefined,
): Promise<ExportedTest[]> {
  const all = db
    .selectFrom('tests as t')
    .select(['testId', 'name', 'createdAt', 'config', 'making', 'material', 'parts'])
    .select(['attemptCount', 'bestScore', 'lastScore', 'lastTakenAt'])
    .select([
      listQuestions(sql`q.removed_at is null`).as('questions'),
      listQuestions(sql`q.removed_at is not null`).as('formerQuestions'),
      sql<unknown>`(
        select coalesce(
          jsonb_agg(
            jsonb_build_object('at', b.created_at, 'wish', b.wish, 'questions', b.added)
            order by b.created_at
          ),
          '[]'
        )
        from test_batches b where b.user_id = t.user_id and b.test_id = t.test_id
      )`.as('addedLater'),
    ])
    .where('userId', '=', userId);
  const rest = after ? all.where('testId', '>', after.testId) : all;
  return rest.orderBy('testId').limit(perPage).execute();
}

/** Hints are left out: they are a part of premium and say nothing about anybody. */
function listQuestions(which: ReturnType<typeof sql<boolean>>) {
  return sql<unknown>`(
    select coalesce(jsonb_agg(q.question - 'hint' order by q.place, q.created_at), '[]')
    from test_questions q
    where q.user_id = t.user_id and q.test_id = t.test_id and ${which}
  )`;
}

export type ExportedDeletion = { testId: string };

export function readDeletedAfter(
  db: Db,
  userId: string,
  after: ExportedDeletion | undefined,
): Promise<ExportedDeletion[]> {
  const all = db.selectFrom('deletedTests').select('testId').where('userId', '=', userId);
  const rest = after ? all.where('testId', '>', after.testId) : all;
  return rest.orderBy('testId').limit(deletedPerPage).execute();
}

/** What hangs on them goes with them. */
export async function eraseTests(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('tests').where('userId', '=', userId).execute();
  await db.deleteFrom('deletedTests').where('userId', '=', userId).execute();
}

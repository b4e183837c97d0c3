import type { Db } from '../../platform/db.ts';

const classesPerPage = 10;

export type ExportedClass = { classId: string } & Record<string, unknown>;

/** The ids are the user's; what is in a class lies under each of them. */
export async function readClassesAfter(
  db: Db,
  userId: string,
  after: ExportedClass | undefined,
): Promise<ExportedClass[]> {
  const rows = await db
    .selectFrom('userClasses')
    .select('classId')
    .where('userId', '=', userId)
    .$if(after !== undefined, (query) => query.where('classId', '>', after?.classId ?? ''))
    .orderBy('classId')
    .limit(classesPerPage)
    .execute();
  return Promise.all(rows.map(({ classId }) => readClass(db, classId)));
}

async function readClass(db: Db, classId: string): Promise<ExportedClass> {
  const row = await db
    .selectFrom('classes')
    .select(['name', 'school', 'term', 'code', 'aiGrading', 'rightConfirmedAt', 'createdAt'])
    .select('lastUsedAt')
    .where('classId', '=', classId)
    .executeTakeFirst();
  const members = await db
    .selectFrom('classMembers')
    .select(['memberId', 'name', 'joinedAt', 'removedAt', 'mergedInto', 'erasureAskedAt'])
    .where('classId', '=', classId)
    .orderBy('memberId')
    .execute();
  const tests = await db
    .selectFrom('classAssignments')
    .select(['code', 'title', 'weight', 'givenAt', 'closesAt'])
    .where('classId', '=', classId)
    .orderBy('givenAt')
    .execute();
  const results = await db
    .selectFrom('classResults')
    .select(['code', 'memberId', 'points', 'possible', 'percent', 'state'])
    .where('classId', '=', classId)
    .orderBy('code')
    .orderBy('memberId')
    .execute();
  return { classId, ...row, members, tests, results };
}

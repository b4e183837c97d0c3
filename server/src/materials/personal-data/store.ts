import type { Db } from '../../platform/db.ts';

/** Each may be as long as a test may be made of. */
const textsPerPage = 50;
const usesPerPage = 1_000;
const marksPerPage = 1_000;

export type ExportedMaterial = {
  materialId: string;
  title: string;
  subject: string | null;
  kind: string;
  format: string;
  address: string | null;
  characters: number;
  sizeBytes: number | null;
  pageStarts: number[] | null;
  createdAt: Date;
  lastUsedAt: Date;
  text: string;
};

export function readMaterialsAfter(
  db: Db,
  userId: string,
  after: ExportedMaterial | undefined,
): Promise<ExportedMaterial[]> {
  const all = db
    .selectFrom('materials')
    .select(['materialId', 'title', 'subject', 'kind', 'format', 'address', 'characters'])
    .select(['sizeBytes', 'pageStarts', 'createdAt', 'lastUsedAt', 'text'])
    .where('userId', '=', userId);
  const rest = after ? all.where('materialId', '>', after.materialId) : all;
  return rest.orderBy('materialId').limit(textsPerPage).execute();
}

export type ExportedUse = { materialId: string; usedIn: string; thingId: string; usedAt: Date };

export function readUsesAfter(
  db: Db,
  userId: string,
  after: ExportedUse | undefined,
): Promise<ExportedUse[]> {
  const all = db
    .selectFrom('materialUses')
    .select(['materialId', 'usedIn', 'thingId', 'usedAt'])
    .where('userId', '=', userId);
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('materialId', 'usedIn', 'thingId'),
          '>',
          tuple(after.materialId, after.usedIn, after.thingId),
        ),
      )
    : all;
  return rest
    .orderBy('materialId')
    .orderBy('usedIn')
    .orderBy('thingId')
    .limit(usesPerPage)
    .execute();
}

export type ExportedMark = {
  materialId: string;
  markId: string;
  number: number;
  startPlace: number;
  endPlace: number;
  form: string;
  createdAt: Date;
};

export function readMarksAfter(
  db: Db,
  userId: string,
  after: ExportedMark | undefined,
): Promise<ExportedMark[]> {
  const all = db
    .selectFrom('materialMarks')
    .select(['materialId', 'markId', 'number', 'startPlace', 'endPlace', 'form', 'createdAt'])
    .where('userId', '=', userId);
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('materialId', 'markId'), '>', tuple(after.materialId, after.markId)),
      )
    : all;
  return rest.orderBy('materialId').orderBy('markId').limit(marksPerPage).execute();
}

/** Their uses and marks go with them. */
export async function eraseMaterials(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('materials').where('userId', '=', userId).execute();
}

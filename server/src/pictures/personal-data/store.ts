import type { Db } from '../../platform/db.ts';

const rowsPerPage = 500;

export type ExportedPicture = {
  pictureId: string;
  width: number;
  height: number;
  sizeBytes: number;
  objectKey: string | null;
  createdAt: Date;
};

export function readPicturesAfter(
  db: Db,
  userId: string,
  after: ExportedPicture | undefined,
): Promise<ExportedPicture[]> {
  const all = db
    .selectFrom('pictures')
    .select(['pictureId', 'width', 'height', 'sizeBytes', 'objectKey', 'createdAt'])
    .where('userId', '=', userId)
    .where('isKept', '=', true);
  const rest = after ? all.where('pictureId', '>', after.pictureId) : all;
  return rest.orderBy('pictureId').limit(rowsPerPage).execute();
}

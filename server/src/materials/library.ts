import type { MaterialOrder } from '@engram/core/materials/api.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { describeMaterial } from './describe-material.ts';
import {
  countBySubject,
  eraseMaterial,
  findSubject,
  findText,
  listPage,
  readMaterials,
  updateMaterial,
} from './store.ts';

const pageSize = 50;

export type ListWish = {
  search?: string | undefined;
  /** An empty one stands for those without any. */
  subject?: string | undefined;
  order?: MaterialOrder | undefined;
  after?: string | undefined;
};

export async function listLibrary(db: Db, userId: string, wish: ListWish) {
  const { search = '', subject, order = 'last-used', after } = wish;
  // Nobody can say what comes after something that is not there.
  if (after !== undefined && !(await findMaterial(db, userId, after))) {
    throw new AppError('invalid-input', { details: '/after: not in the library' });
  }
  const words = search.normalize('NFC');
  const rows = await listPage(db, {
    userId,
    search: words,
    subject: subject === '' ? null : subject?.normalize('NFC'),
    order,
    after,
    limit: pageSize + 1,
  });
  const counts = await countBySubject(db, userId, words);
  return {
    materials: rows.slice(0, pageSize).map(describeMaterial),
    hasMore: rows.length > pageSize,
    ...countAll(counts),
    ...(words !== '' && {
      found: countAll(counts.map(({ subject, found }) => ({ subject, count: found }))),
    }),
  };
}

function countAll(counts: readonly { subject: string | null; count: number }[]) {
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    subjects: counts.flatMap(({ subject: name, count }) =>
      name === null ? [] : [{ name, count }],
    ),
  };
}

export async function getFromLibrary(db: Db, userId: string, id: string) {
  const material = await findMaterial(db, userId, id);
  const saved = await findText(db, userId, id);
  if (!material || !saved) throw new AppError('not-found');
  const { text, pageStarts } = saved;
  return { material, text, ...(pageStarts ? { pageStarts } : {}) };
}

/** Without what is known about it. */
export async function readSavedText(db: Db, userId: string, id: string): Promise<string> {
  const saved = await findText(db, userId, id);
  if (!saved) throw new AppError('not-found');
  return saved.text;
}

export type Change = { title?: string | undefined; subject?: string | null | undefined };

export async function changeInLibrary(
  db: Db,
  { userId, id }: { userId: string; id: string },
  { title, subject }: Change,
): Promise<Material> {
  const change = {
    ...(title === undefined ? {} : { title: title.normalize('NFC') }),
    ...(subject === undefined ? {} : { subject: await spellSubject(db, userId, subject) }),
  };
  await updateMaterial(db, { userId, id, change });
  const material = await findMaterial(db, userId, id);
  if (!material) throw new AppError('not-found');
  return material;
}

/** 'biology' goes where 'Biology' is: two folders of one name would be nobody's wish. */
async function spellSubject(db: Db, userId: string, subject: string | null) {
  if (subject === null) return null;
  const name = subject.normalize('NFC');
  return (await findSubject(db, userId, name)) ?? name;
}

export async function deleteFromLibrary(db: Db, userId: string, id: string): Promise<void> {
  if (!(await eraseMaterial(db, userId, id))) throw new AppError('not-found');
}

async function findMaterial(db: Db, userId: string, id: string): Promise<Material | undefined> {
  const [row] = await readMaterials(db, userId, [id]);
  return row && describeMaterial(row);
}

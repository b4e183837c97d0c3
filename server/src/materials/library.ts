import type { MaterialOrder } from '@engram/core/materials/api.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { describeMaterial } from './describe-material.ts';
import { eraseMaterial, findText, listPage, readMaterials, setTitle } from './store.ts';

const pageSize = 50;

export type ListWish = {
  search?: string | undefined;
  order?: MaterialOrder | undefined;
  after?: string | undefined;
};

export async function listLibrary(db: Db, userId: string, wish: ListWish) {
  const { search = '', order = 'last-used', after } = wish;
  // Nobody can say what comes after something that is not there.
  if (after !== undefined && !(await findMaterial(db, userId, after))) {
    throw new AppError('invalid-input', { details: '/after: not in the library' });
  }
  const title = search.normalize('NFC');
  const rows = await listPage(db, { userId, search: title, order, after, limit: pageSize + 1 });
  return {
    materials: rows.slice(0, pageSize).map(describeMaterial),
    hasMore: rows.length > pageSize,
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

export type NewTitle = { userId: string; id: string; title: string };

export async function renameInLibrary(db: Db, { userId, id, title }: NewTitle): Promise<Material> {
  await setTitle(db, { userId, id, title: title.normalize('NFC') });
  const material = await findMaterial(db, userId, id);
  if (!material) throw new AppError('not-found');
  return material;
}

export async function deleteFromLibrary(db: Db, userId: string, id: string): Promise<void> {
  if (!(await eraseMaterial(db, userId, id))) throw new AppError('not-found');
}

async function findMaterial(db: Db, userId: string, id: string): Promise<Material | undefined> {
  const [row] = await readMaterials(db, userId, [id]);
  return row && describeMaterial(row);
}

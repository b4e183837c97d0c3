import type { Material } from '@engram/core/materials/material.ts';
import type { Db } from '../platform/db.ts';
import { describeMaterial } from './describe-material.ts';
import { listPage } from './store.ts';

/** The one that was used last, or saved. */
export async function findLatestMaterial(db: Db, userId: string): Promise<Material | undefined> {
  const everything = { search: '', subject: undefined, after: undefined };
  const [row] = await listPage(db, { ...everything, userId, order: 'last-used', limit: 1 });
  return row && describeMaterial(row);
}

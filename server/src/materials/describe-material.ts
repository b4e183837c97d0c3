import { Material } from '@engram/core/materials/material.ts';
import type { MaterialRow } from './store.ts';

/** A row as the browser knows it. */
export function describeMaterial(row: MaterialRow): Material {
  const { materialId, address, sizeBytes, pages, createdAt, lastUsedAt, ...same } = row;
  return Material.parse({
    ...same,
    id: materialId,
    ...(address === null ? {} : { address }),
    ...(sizeBytes === null ? {} : { sizeBytes }),
    ...(pages === null ? {} : { pages }),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  });
}

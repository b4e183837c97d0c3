import type { Coverage } from '@engram/core/materials/material-page.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { useQueries } from '@tanstack/react-query';
import { coverageQuery } from '../../materials/library/queries.ts';

/** By the ids of the materials; it comes after the list, page by page, and is never waited for. */
export function useCoverage(
  pages: readonly { materials: readonly Material[] }[],
): ReadonlyMap<string, Coverage> {
  return useQueries({
    queries: pages.map(({ materials }) => coverageQuery(materials)),
    combine: (results) =>
      new Map(results.flatMap(({ data = [] }) => data.map((one) => [one.id, one] as const))),
  });
}

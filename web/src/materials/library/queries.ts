import {
  getMaterialPage,
  listCoverage,
  listMaterials,
  type MaterialOrder,
} from '@engram/core/materials/api.ts';
import type { Material } from '@engram/core/materials/material.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Reply } from '@engram/core/endpoint.ts';
import { call } from '../../http/call.ts';

/** Every list of saved materials; whatever saves, renames or deletes one invalidates it. */
export const materialListsKey = ['materials', 'lists'] as const;

export type MaterialFilter = {
  search: string;
  order: MaterialOrder;
  /** Those of one subject; an empty one stands for those without any. */
  subject?: string | undefined;
};

const firstPage = '';

export function materialsQuery({ search, order, subject }: MaterialFilter) {
  return infiniteQueryOptions({
    queryKey: [...materialListsKey, { search, order, subject }] as const,
    queryFn: ({ pageParam: after, signal }) =>
      call(
        listMaterials,
        {
          query: {
            order,
            ...(search !== '' && { search }),
            ...(subject !== undefined && { subject }),
            ...(after !== '' && { after }),
          },
        },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: ({ materials, hasMore }) => (hasMore ? materials.at(-1)?.id : undefined),
    // What was found before stays until the next is here, instead of a flash of nothing.
    placeholderData: keepPreviousData,
  });
}

/** A material with what was made of it. */
export function materialPageQuery(id: string) {
  return queryOptions({
    queryKey: ['materials', 'page', id] as const,
    queryFn: ({ signal }) => call(getMaterialPage, { params: { id } }, { signal }),
  });
}

/** How much of the materials of one page of a list was asked about. */
export function coverageQuery(materials: readonly Material[]) {
  // Nothing was asked about what no test was made of.
  return coverageOf(materials.filter(({ usedInTests }) => usedInTests > 0).map(({ id }) => id));
}

/** Those that no test was made of are left out. */
export function coverageOf(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['materials', 'coverage', ids] as const,
    queryFn: async ({ signal }) => {
      const reply = await call(listCoverage, { query: { ids: ids.join(',') } }, { signal });
      return reply.coverage;
    },
    enabled: ids.length > 0,
  });
}

/** Shows what the server has kept of a material on its page, too. */
export function showChanged(client: QueryClient, material: Material): void {
  client.setQueryData(
    materialPageQuery(material.id).queryKey,
    (page) => page && { ...page, material },
  );
}

type MaterialPages = InfiniteData<Reply<typeof listMaterials>, string>;

/** Changes what is shown before the server has answered; gives back how to undo it. */
export async function changeShownMaterials(
  client: QueryClient,
  change: (materials: readonly Material[]) => Material[],
): Promise<() => void> {
  const filter = { queryKey: materialListsKey };
  // An answer on its way knows nothing of the change yet.
  await client.cancelQueries(filter);
  const before = client.getQueriesData<MaterialPages>(filter);
  client.setQueriesData<MaterialPages>(
    filter,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, materials: change(page.materials) })),
      },
  );
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

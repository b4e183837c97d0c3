import { keepMark, listMarks, removeMark } from '@engram/core/marks/api.ts';
import { queryOptions, useMutation, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../http/call.ts';
import type { MarkedSource, NewMark } from './mark-keeper.ts';

export type Sources =
  | { state: 'loading' }
  | { state: 'failed'; tryAgain: () => void }
  | { state: 'loaded'; sources: readonly MarkedSource[] };

/** Saved materials with their texts and marks, which the server keeps. */
export function useMarkedSources(materialIds: readonly string[]): Sources {
  const loaded = useQueries({ queries: materialIds.map(markedQuery) });
  const { mutateAsync: keep } = useMutation({ mutationFn: keepOne });
  const { mutateAsync: remove } = useMutation({ mutationFn: removeOne });
  const replies = loaded.flatMap(({ data }) => (data ? [data] : []));
  const isLoaded = replies.length === materialIds.length;
  const stamp = loaded.map(({ dataUpdatedAt }) => dataUpdatedAt).join();

  const sources = useMemo(
    () =>
      replies.map(({ material: { id, title, format }, text, marks }): MarkedSource => ({
        id,
        title,
        text,
        format,
        marks,
        keeper: {
          keep: (mark) => keep({ materialId: id, mark }),
          remove: (markId) => remove({ materialId: id, markId }),
        },
      })),
    // The replies are those of their times.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [stamp, isLoaded, keep, remove],
  );

  if (isLoaded) return { state: 'loaded', sources };
  if (!loaded.some(({ isError }) => isError)) return { state: 'loading' };
  return {
    state: 'failed',
    tryAgain() {
      for (const { isError, refetch } of loaded) if (isError) void refetch();
    },
  };
}

function markedQuery(materialId: string) {
  return queryOptions({
    queryKey: ['marks', materialId],
    queryFn: ({ signal }) => call(listMarks, { params: { id: materialId } }, { signal }),
    // The desk knows better than the server while it is open, and begins anew when it opens again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function keepOne({ materialId, mark }: { materialId: string; mark: NewMark }) {
  const { id: markId, ...body } = mark;
  return (await call(keepMark, { params: { id: materialId, markId }, body })).mark;
}

async function removeOne(params: { materialId: string; markId: string }) {
  const { materialId: id, markId } = params;
  await call(removeMark, { params: { id, markId } });
}

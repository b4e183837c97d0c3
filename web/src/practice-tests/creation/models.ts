import type { Reply } from '@engram/core/endpoint.ts';
import { listModels } from '@engram/core/generation/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';

export type Models = Reply<typeof listModels>['models'];

/** The menu of models of this server (D19), which changes only with its configuration. */
export const modelsQuery = queryOptions({
  queryKey: ['models'] as const,
  queryFn: async ({ signal }) => (await call(listModels, {}, { signal })).models,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The chosen one where this server has it, else its usual one; undefined while nobody knows. */
export function pickModel(models: Models | undefined, chosen: string): Models[number] | undefined {
  return (
    models?.find(({ id, isAvailable }) => id === chosen && isAvailable) ??
    models?.find(({ isDefault }) => isDefault)
  );
}

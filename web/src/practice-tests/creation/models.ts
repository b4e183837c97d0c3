import type { Reply } from '@engram/core/endpoint.ts';
import { listModels } from '@engram/core/generation/api.ts';
import { aiModels } from '@engram/core/generation/models.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';

type Menu = Reply<typeof listModels>;
export type Models = Menu['models'];

/** The menu of models of this server (D19), and whether AI rests for this user now (D44). */
export const modelsQuery = queryOptions({
  queryKey: ['models'] as const,
  queryFn: ({ signal }) => call(listModels, {}, { signal }),
  staleTime: 60_000,
});

/**
 * Until the server has said what it has. In place of the usual one it may use another; the built-in
 * one needs no key and is always there.
 */
export const usualModels: Models = aiModels
  .filter(({ id }) => id !== 'own')
  .map(({ id, label }, index) => ({
    id,
    label,
    isAvailable: index === 0 || id === 'built-in',
    isDefault: false,
  }));

/** The chosen one where this server has it, else its usual one; undefined while that is not known. */
export function pickModel(models: Models | undefined, chosen: string): Models[number] | undefined {
  if (!models) return usualModels.find(({ id }) => id === chosen && id === 'built-in');
  return (
    models.find(({ id, isAvailable }) => id === chosen && isAvailable) ??
    models.find(({ isDefault }) => isDefault)
  );
}

/** One that this user could have now, the usual one where it is AI. */
export function findAiModel(menu: Menu | undefined): Models[number] | undefined {
  return menu?.withoutAi === undefined ? findUsualAi(menu) : undefined;
}

/** That of this server, whether or not AI rests now. */
export function findUsualAi(menu: Menu | undefined): Models[number] | undefined {
  const models = menu?.models.filter(({ id, isAvailable }) => id !== 'built-in' && isAvailable);
  return models?.find(({ isDefault }) => isDefault) ?? models?.[0];
}

/** Whether what is asked for now is made by rule, which cannot translate: chosen, or for want of AI. */
export function isWithoutAi(menu: Menu | undefined, chosen?: string): boolean {
  return menu?.withoutAi !== undefined || pickModel(menu?.models, chosen ?? '')?.id === 'built-in';
}

/** Whether a confirmed address is all that AI waits for (D44). */
export function waitsForEmail(menu: Menu | undefined): boolean {
  return menu?.withoutAi === 'unconfirmed' && findUsualAi(menu) !== undefined;
}

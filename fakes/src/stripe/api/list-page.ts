import { z } from '@engram/core/zod.ts';
import type { List } from '../shapes.ts';
import { readParams, Whole } from './params.ts';
import { noSuch } from './refusal.ts';

export const PageParams = z.object({
  limit: Whole.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
});

const Range = z.object({
  gt: Whole.optional(),
  gte: Whole.optional(),
  lt: Whole.optional(),
  lte: Whole.optional(),
});
export const CreatedParam = z.union([Whole.transform((at) => ({ gte: at, lte: at })), Range]);

export function isWithin(at: number, range: z.infer<typeof Range>): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return at > gt && at >= gte && at < lt && at <= lte;
}

/** Newest first; `things` are in the order in which they were made. */
export function listPage<T extends { id: string }>(
  things: T[],
  params: unknown,
  url: string,
): List<T> {
  const { limit, starting_after: after } = readParams(PageParams, params);
  const newestFirst = things.toReversed();
  const last = after === undefined ? -1 : newestFirst.findIndex(({ id }) => id === after);
  if (after !== undefined && last === -1) throw noSuch('starting_after', after);
  const rest = newestFirst.slice(last + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}

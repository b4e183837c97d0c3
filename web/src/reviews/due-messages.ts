import { formatCount } from '@engram/core/format-count.ts';

/** Light, for the header. */
export const dueMessages = {
  badge: (count: number) => `${formatCount(count)} due`,
} as const;

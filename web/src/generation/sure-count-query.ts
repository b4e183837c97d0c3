import { queryOptions } from '@tanstack/react-query';
import type { CountOrder } from './built-in-contract.ts';
import { orderCount } from './built-in-generator.ts';

/** How many of what is wanted a text surely gives without AI, counted on this device. */
export function sureCountQuery(order: CountOrder) {
  return queryOptions({
    queryKey: ['sure-count', order] as const,
    queryFn: () => orderCount(order),
    // The same text gives the same number, with a network or without.
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
}

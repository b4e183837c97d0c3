import { reviewLimits } from '@engram/core/limits.ts';

/** Such as '8 of 20 reviews after a day or more': how far it is to a share that says something. */
export function sayTooFew(reviews: number): string {
  return `${reviews} of ${reviewLimits.fewestForShare} reviews after a day or more`;
}

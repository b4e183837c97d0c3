import { reviewLimits } from '../limits.ts';

type Share = { reviews: number; percent: number | null };

/** How much of what came back was remembered; null where too little came back for that to say something. */
export function tellShare({ reviews, percent }: Share): number | null {
  return reviews < reviewLimits.fewestForShare ? null : percent;
}

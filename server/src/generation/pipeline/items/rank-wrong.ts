import { readScale } from '@engram/core/questions/read-scale.ts';
import { pickIndex, type Random } from '@engram/core/seeded-random.ts';
import { rateLikeness, rateSharedWords } from '@engram/generator/likeness.ts';

/** A multiple-choice question has four options. */
const wanted = 3;

/**
 * Which of the wrong options a question may keep, the best choice first, so that the form of the
 * right one tells nothing. It is drawn by lot, as far as there is a choice, how many of the others are
 * longer, or greater where all are numbers, and whether the right one is the most like all others.
 */
export function rankWrong(key: string, wrong: readonly string[], random: Random): string[][] {
  if (wrong.length <= wanted) return [[...wrong]];
  const measures = readScale([key, ...wrong]) ?? [key, ...wrong].map(({ length }) => length);
  const [own = 0, ...others] = measures;
  const drawnAbove = pickIndex(random, wanted + 1);
  const isDrawnCentre = pickIndex(random, wanted + 1) === 0;
  const stray = (ratings: readonly number[]) =>
    Math.abs(shareOfBest(ratings) - Number(isDrawnCentre));
  return listChoices(wrong.length, wanted)
    .map((choice) => {
      const above = choice.filter((no) => (others[no] ?? 0) > own).length;
      const options = choice.map((no) => wrong[no] ?? '');
      const all = [key, ...options];
      // By weight: models vary the right one to get wrong ones, so that shared words tell the most.
      const off =
        0.5 * Math.abs(above - drawnAbove) +
        stray(rateLikeness(all)) +
        2 * stray(rateSharedWords(all));
      return { options, off };
    })
    .toSorted((one, other) => one.off - other.off)
    .map(({ options }) => options);
}

/** All ways to take so many of so many, in order. */
function listChoices(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, at) => from + at).flatMap((first) =>
    listChoices(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** How often somebody who picks one of the best rated gets the first, which is the right one. */
function shareOfBest(ratings: readonly number[]): number {
  const best = Math.max(...ratings);
  return ratings[0] === best ? 1 / ratings.filter((rating) => rating === best).length : 0;
}

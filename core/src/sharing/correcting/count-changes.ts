import { z } from '../../zod.ts';
import { correctionLimits } from './correction-limits.ts';

/** How one submission stands before and after: its points, and its score in percent. */
export type Standing = { earned: number; possible: number; score: number };
export type ScoreChange = { name: string | null; before: Standing; after: Standing };

const Side = z.object({
  count: z.int(),
  /** The same difference in points for all of them; null where it is not, or the whole changed. */
  points: z.number().nullable(),
});

/** What a correction would do to the scores. */
export const Changes = z.object({
  gains: Side,
  loses: Side,
  stays: z.int(),
  /** Some of those that change, by their scores in percent. */
  who: z
    .array(z.object({ name: z.string().nullable(), before: z.int(), after: z.int() }))
    .max(correctionLimits.namesShown),
});
export type Changes = z.infer<typeof Changes>;

export function countChanges(changes: readonly ScoreChange[]): Changes {
  const gaining = changes.filter((change) => differenceOf(change) > 0);
  const losing = changes.filter((change) => differenceOf(change) < 0);
  return {
    gains: describeSide(gaining),
    loses: describeSide(losing),
    stays: changes.length - gaining.length - losing.length,
    who: [...gaining, ...losing]
      .slice(0, correctionLimits.namesShown)
      .map(({ name, before, after }) => ({ name, before: before.score, after: after.score })),
  };
}

/** By shares, as dropping a question takes points from everybody and may raise every score. */
function differenceOf({ before, after }: ScoreChange): number {
  const difference = shareOf(after) - shareOf(before);
  return Math.abs(difference) < least ? 0 : difference;
}

function shareOf({ earned, possible }: Standing): number {
  return possible === 0 ? 0 : earned / possible;
}

function describeSide(changes: readonly ScoreChange[]): z.infer<typeof Side> {
  const differences = new Set(
    changes.map(({ before, after }) =>
      before.possible === after.possible ? round(after.earned - before.earned) : null,
    ),
  );
  const [only = null] = differences;
  return { count: changes.length, points: differences.size === 1 ? only : null };
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}

/** Sums of thirds are not quite what they are. */
const least = 1e-6;

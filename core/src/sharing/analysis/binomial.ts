import { logGamma } from './log-gamma.ts';

type Trials = { trials: number; chance: number };

/** How likely so many successes are, or more. */
export function chanceOfMore(successes: number, { trials, chance }: Trials): number {
  return sum(successes, trials, { trials, chance });
}

/** How likely so few successes are, or fewer. */
export function chanceOfFewer(successes: number, { trials, chance }: Trials): number {
  return sum(0, successes, { trials, chance });
}

function sum(from: number, to: number, { trials, chance }: Trials): number {
  let total = 0;
  for (let count = from; count <= to; count += 1) {
    const ways = logGamma(trials + 1) - logGamma(count + 1) - logGamma(trials - count + 1);
    total += Math.exp(ways + count * Math.log(chance) + (trials - count) * Math.log(1 - chance));
  }
  return Math.min(1, total);
}

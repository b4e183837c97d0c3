import { readFileSync } from 'node:fs';

export type Budget = {
  /** Milliseconds of processor time that `measurePace` took where the seconds were measured. */
  pace: number;
  /** Processor seconds of each step, its children included. */
  steps: Record<string, number>;
};

export type Spent = { name: string; processorSeconds: number; pace: number };

/** A quarter more than planned is too much. */
const tolerance = 1.25;

export function readBudget(): Budget {
  return JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'));
}

/**
 * What a step would have used on the machine that the budget was made on. A slow machine excuses; a
 * fast moment accuses nobody, for the little piece of work gains more by it than a compiler does.
 */
export function scale({ processorSeconds, pace }: Spent, budget: Budget): number {
  return processorSeconds * Math.min(1, budget.pace / pace);
}

export function isOverBudget(spent: Spent, budget: Budget): boolean {
  return scale(spent, budget) > (budget.steps[spent.name] ?? 0) * tolerance;
}

/** Steps whose budget is higher than the changelog's newest line about it says. */
export function findUnexplained({ steps }: Budget, changelog: string): string[] {
  const explained = new Map<string, number>();
  for (const [line] of changelog.matchAll(/^- Budget of the checks: .*$/gm)) {
    for (const [, name = '', seconds] of line.matchAll(/`([^`]+)` (\d+) s/g)) {
      // The newest line comes first.
      if (!explained.has(name)) explained.set(name, Number(seconds));
    }
  }
  return Object.entries(steps)
    .filter(([name, seconds]) => seconds > (explained.get(name) ?? 0))
    .map(([name, seconds]) => `\`${name}\` ${seconds} s`);
}

import type { ClassResult, ClassTest, GradebookRow } from './gradebook.ts';

type Weighed = Pick<ClassTest, 'code' | 'weight'>;

/**
 * The mean of what somebody has, by the weights of the tests; absent counts for nothing, neither
 * against nor for them. Null where there is nothing that counts. Not rounded: that is for whoever shows it.
 */
export function averageOf(
  results: readonly ClassResult[],
  tests: readonly Weighed[],
): number | null {
  let [sum, weights] = [0, 0];
  for (const { code, weight } of tests) {
    const percent = percentIn(results, code);
    if (percent === null) continue;
    sum += weight * percent;
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}

/** Of a test, over everybody who is in the class and was there. */
export function averageOfTest(rows: readonly GradebookRow[], code: string): number | null {
  return meanOf(
    rows.filter(({ isRemoved }) => !isRemoved).map(({ results }) => percentIn(results, code)),
  );
}

/** Of everybody's averages. */
export function averageOfClass(
  rows: readonly GradebookRow[],
  tests: readonly Weighed[],
): number | null {
  return meanOf(
    rows.filter(({ isRemoved }) => !isRemoved).map(({ results }) => averageOf(results, tests)),
  );
}

/** In the order of the tests, null where somebody was absent or has nothing yet. */
export function percentsOf(
  results: readonly ClassResult[],
  tests: readonly Weighed[],
): (number | null)[] {
  return tests.map(({ code }) => percentIn(results, code));
}

/** Smaller changes are chance. */
const leastChange = 3;

/**
 * How the last two tests went beside the first two, in percent; the last beside the first where there
 * are no four. 0 for steady, null with fewer than two.
 */
export function trendOf(percents: readonly (number | null)[]): number | null {
  const had = percents.filter((percent) => percent !== null);
  const most = Math.min(2, Math.floor(had.length / 2));
  if (most === 0) return null;
  const change = (meanOf(had.slice(-most)) ?? 0) - (meanOf(had.slice(0, most)) ?? 0);
  const rounded = Math.sign(change) * Math.round(Math.abs(change));
  return Math.abs(change) < leastChange - 0.5 ? 0 : rounded;
}

function percentIn(results: readonly ClassResult[], code: string): number | null {
  const found = results.find((result) => result.code === code);
  return found && found.state !== 'absent' ? found.percent : null;
}

function meanOf(numbers: readonly (number | null)[]): number | null {
  const had = numbers.filter((number) => number !== null);
  if (had.length === 0) return null;
  return had.reduce((sum, number) => sum + number, 0) / had.length;
}

import type { Result } from './read-reports.ts';

const slowestCount = 20;

export type Summary = {
  isOk: boolean;
  failures: string[];
  /** By the clock, to be read and never judged. */
  slowest: string[];
  /** The line that tells a machine how many tests there were. */
  count: string;
};

/** Adds up what vitest and Playwright reported; a report that is missing counts as a failure. */
export function summarize(reports: { tests?: Result[]; journeys?: Result[] }): Summary {
  const results = [reports.tests, reports.journeys].flatMap(
    (some, index) => some ?? [missing(index === 0 ? 'tests' : 'journeys')],
  );
  const bad = results.filter(({ status }) => status !== 'passed');
  const passed = results.length - bad.length;
  return {
    isOk: bad.length === 0 && passed > 0,
    failures: bad.map(({ file, title, status }) => `${file}: ${title} (${status})`),
    slowest: results
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, slowestCount)
      .map(({ file, title, milliseconds }) => `${milliseconds.toFixed(0)} ms ${file}: ${title}`),
    count: `${passed} passed, ${bad.length} failed`,
  };
}

function missing(what: string): Result {
  return { file: what, title: 'there is no report', status: 'failed', milliseconds: 0 };
}

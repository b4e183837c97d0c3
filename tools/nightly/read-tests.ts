import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Row } from './row.ts';

type Tried = { file: string; title: string; isPassed: boolean };

/** A row for each file of vitest's report. A file that could not be loaded has no tests. */
export function readVitest(path: string): Row[] {
  if (!existsSync(path)) return [];
  const { testResults }: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  return testResults.map(({ name, assertionResults }) =>
    makeRow(
      relative(process.cwd(), name),
      assertionResults.map(({ fullName, status }) => ({
        file: name,
        title: fullName,
        isPassed: status === 'passed',
      })),
    ),
  );
}

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** A row for each file of Playwright's report. */
export function readPlaywright(path: string): Row[] {
  if (!existsSync(path)) return [];
  const report: Suite = JSON.parse(readFileSync(path, 'utf8'));
  const byFile = Map.groupBy(listJourneys(report), ({ file }) => file);
  return [...byFile].map(([file, tried]) => makeRow(`e2e/src/${file}`, tried));
}

type Journey = { file: string; title: string; tests: { status: string }[] };
type Suite = { suites?: Suite[]; specs?: Journey[] };

function listJourneys({ suites = [], specs = [] }: Suite): Tried[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({ file, title, isPassed: status === 'expected' })),
  );
  return [...here, ...suites.flatMap(listJourneys)];
}

/** What was skipped shows nothing, and so is missed like what failed. */
function makeRow(file: string, tried: readonly Tried[]): Row {
  const name = file.replace('/src/', '/').replace(/\.nightly\.(test|spec)\.ts$/, '');
  const passed = tried.filter(({ isPassed }) => isPassed).length;
  const others = tried.filter(({ isPassed }) => !isPassed).map(({ title }) => title);
  return {
    name: `${name}: ${tried.length} tests`,
    figure: [`${passed} passed`, ...others.map((title) => `not: ${title}`)].join('; '),
    mark: 'all',
    held: tried.length > 0 && others.length === 0,
  };
}

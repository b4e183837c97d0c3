import { readFileSync } from 'node:fs';

/**
 * Adds up what vitest and Playwright wrote and names what failed or passed only at its second try,
 * so that the end of a long output says it all; a report that is missing counts as a failure.
 */
const vitest = read('test-results/vitest.json', (report) => ({
  passed: Number(report.numPassedTests),
  failed: Number(report.numFailedTests),
  titles: listTests(report, ({ status }) => status === 'failed'),
  secondTries: listTests(
    report,
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  ),
}));
const playwright = read('test-results/e2e.json', (report) => ({
  passed: Number(report.stats?.expected) + Number(report.stats?.flaky),
  failed: Number(report.stats?.unexpected),
  titles: listJourneys(report, 'unexpected'),
  secondTries: listJourneys(report, 'flaky'),
}));

const passed = vitest.passed + playwright.passed;
const failed = vitest.failed + playwright.failed;
for (const title of [...vitest.secondTries, ...playwright.secondTries]) {
  console.log(`needed a second try: ${title}`);
}
for (const title of [...vitest.titles, ...playwright.titles]) console.log(`failed: ${title}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

type Count = { passed: number; failed: number; titles: string[]; secondTries: string[] };
type Tried = { status: string; fullName: string; failureMessages: string[] };
type TestFile = { name: string; assertionResults: Tried[] };
type Journey = { file: string; title: string; tests: { status: string }[] };
type Suite = { suites?: Suite[]; specs?: Journey[] };
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: TestFile[];
  stats?: Record<string, number>;
  suites?: Suite[];
};

function read(path: string, count: (report: Report) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    console.error(`${path} is missing`);
    return { passed: 0, failed: 1, titles: [], secondTries: [] };
  }
}

function listTests({ testResults = [] }: Report, isSought: (test: Tried) => boolean): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isSought).map(({ fullName }) => `${name}: ${fullName}`),
  );
}

function listJourneys({ suites = [], specs = [] }: Suite, sought: string): string[] {
  // Not by `ok`, which a journey may have that failed on the phone alone.
  const here = specs
    .filter(({ tests }) => tests.some(({ status }) => status === sought))
    .map(({ file, title }) => `${file}: ${title}`);
  return [...here, ...suites.flatMap((suite) => listJourneys(suite, sought))];
}

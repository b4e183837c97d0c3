import { readFileSync } from 'node:fs';

/** Adds up what vitest and Playwright wrote; a report that is missing counts as a failure. */
const vitest = read('test-results/vitest.json', ({ numPassedTests, numFailedTests }) => ({
  passed: Number(numPassedTests),
  failed: Number(numFailedTests),
}));
const playwright = read('test-results/e2e.json', ({ stats }) => ({
  passed: Number(stats?.expected),
  failed: Number(stats?.unexpected) + Number(stats?.flaky),
}));

const passed = vitest.passed + playwright.passed;
const failed = vitest.failed + playwright.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

type Count = { passed: number; failed: number };
type Report = { numPassedTests?: number; numFailedTests?: number; stats?: Record<string, number> };

function read(path: string, count: (report: Report) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    console.error(`${path} is missing`);
    return { passed: 0, failed: 1 };
  }
}

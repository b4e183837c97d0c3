import { expect, it } from 'vitest';
import { readPlaywright, readVitest } from './read-reports.ts';
import { summarize } from './summarize.ts';

const vitest = {
  testResults: [
    {
      name: 'a.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [
        { fullName: '[NAV-01] has a logo', status: 'passed', duration: 12 },
        { fullName: 'is left out', status: 'pending', duration: null },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
  ],
};

const playwright = {
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'a.spec.ts',
              title: 'opens',
              tests: [
                { projectName: 'wide', status: 'expected', results: [{ duration: 700 }] },
                {
                  projectName: 'phone',
                  status: 'flaky',
                  results: [{ duration: 1 }, { duration: 2 }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('reads each test with its time, and a file that could not be read as a failure', () => {
  expect(readVitest(vitest)).toEqual([
    { file: 'a.test.ts', title: '[NAV-01] has a logo', status: 'passed', milliseconds: 12 },
    { file: 'a.test.ts', title: 'is left out', status: 'left out', milliseconds: 0 },
    { file: 'b.test.ts', title: 'SyntaxError', status: 'failed', milliseconds: 0 },
  ]);
});

it('takes a journey that needed a second try for one that failed', () => {
  expect(readPlaywright(playwright)).toEqual([
    { file: 'a.spec.ts (wide)', title: 'opens', status: 'passed', milliseconds: 700 },
    { file: 'a.spec.ts (phone)', title: 'opens', status: 'failed', milliseconds: 3 },
  ]);
});

it('counts what passed and what did not, and names the slowest', () => {
  const summary = summarize({ tests: readVitest(vitest), journeys: readPlaywright(playwright) });
  expect(summary).toEqual({
    isOk: false,
    failures: [
      'a.test.ts: is left out (left out)',
      'b.test.ts: SyntaxError (failed)',
      'a.spec.ts (phone): opens (failed)',
    ],
    slowest: [
      '700 ms a.spec.ts (wide): opens',
      '12 ms a.test.ts: [NAV-01] has a logo',
      '3 ms a.spec.ts (phone): opens',
      '0 ms a.test.ts: is left out',
      '0 ms b.test.ts: SyntaxError',
    ],
    count: '2 passed, 3 failed',
  });
});

it('takes a report that is missing for a failure', () => {
  const tests = [{ file: 'a', title: 'b', status: 'passed' as const, milliseconds: 1 }];
  expect(summarize({ tests })).toMatchObject({ isOk: false, count: '1 passed, 1 failed' });
});

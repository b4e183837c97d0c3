import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';
import { readPlaywright, readVitest } from './read-tests.ts';
import { addEnd } from './run-part.ts';
import { formatTable } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'engram-nightly-'));
const held = { name: 'a', figure: '1', mark: '≤ 3', held: true };
const part = { name: 'eval', minutes: 30 };

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

it('says of every row whether its mark was held, and nothing of one without a mark', () => {
  const rows = [
    held,
    { name: 'bb', figure: '4', mark: '≤ 3', held: false },
    { name: 'c', figure: 'one | two\nthree', mark: null, held: true },
  ];
  expect(formatTable(rows)).toBe(
    [
      '| name | figure           | mark | held or missed |',
      '| ---- | ---------------- | ---- | -------------- |',
      '| a    | 1                | ≤ 3  | held           |',
      '| bb   | 4                | ≤ 3  | **missed**     |',
      '| c    | one \\| two three |      |                |',
    ].join('\n'),
  );
});

it('reads the rows of a bench under its name', () => {
  const line = JSON.stringify({ bench: 'eval', ...held });
  expect(readRows(write('rows.jsonl', `${line}\n${line}\n`))).toEqual([
    { ...held, name: 'eval: a' },
    { ...held, name: 'eval: a' },
  ]);
});

it('misses a file of tests with one that failed or was skipped, and one without any', () => {
  const test = (fullName: string, status: string) => ({ fullName, status });
  const report = {
    testResults: [
      {
        name: resolve('server/src/attempts/killed-server.nightly.test.ts'),
        assertionResults: [test('keeps all', 'passed'), test('loses none', 'passed')],
      },
      {
        name: resolve('core/src/long.nightly.test.ts'),
        assertionResults: [test('is fast', 'passed'), test('stays small', 'skipped')],
      },
      { name: resolve('core/src/broken.nightly.test.ts'), assertionResults: [] },
    ],
  };
  expect(readVitest(write('vitest.json', JSON.stringify(report)))).toEqual([
    { name: 'server/attempts/killed-server: 2 tests', figure: '2 passed', mark: 'all', held: true },
    { name: 'core/long: 2 tests', figure: '1 passed; not: stays small', mark: 'all', held: false },
    { name: 'core/broken: 0 tests', figure: '0 passed', mark: 'all', held: false },
  ]);
});

it('reads the journeys of every suite, those that needed a second try as missed', () => {
  const spec = (title: string, status: string) => ({
    file: 'crawl/every-state.nightly.spec.ts',
    title,
    tests: [{ status }],
  });
  const inner = { specs: [spec('shows the dashboard', 'flaky')] };
  const report = { suites: [{ specs: [spec('shows the login', 'expected')], suites: [inner] }] };
  expect(readPlaywright(write('e2e.json', JSON.stringify(report)))).toEqual([
    {
      name: 'e2e/crawl/every-state: 2 tests',
      figure: '1 passed; not: shows the dashboard',
      mark: 'all',
      held: false,
    },
  ]);
});

it('misses a part that took too long, said nothing, or failed with every mark held', () => {
  const ends = (rows: (typeof held)[], end: number | 'late') =>
    addEnd(part, rows, end).filter((row) => !row.held);
  expect(ends([held], 0)).toEqual([]);
  expect(ends([held], 1)).toMatchObject([{ name: 'eval: the run', figure: 'ended with 1' }]);
  expect(ends([], 0)).toMatchObject([{ figure: 'ended with 0 and no row' }]);
  expect(ends([held], 'late')).toMatchObject([{ figure: 'not over after 30 minutes' }]);
  expect(ends([{ ...held, held: false }], 1)).toMatchObject([{ name: 'a' }]);
});

it('has no rows of a report that was never written', () => {
  const missing = join(folder, 'missing');
  expect([readRows(missing), readVitest(missing), readPlaywright(missing)]).toEqual([[], [], []]);
});

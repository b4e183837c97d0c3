import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeTests } from './describe-tests.ts';
import { readRows } from './read-rows.ts';
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

it('misses a file of tests with one that failed or was left out', () => {
  const [killed, crawl] = [
    resolve('server/src/attempts/killed-server.nightly.test.ts'),
    'crawl/every-state.nightly.spec.ts (nightly)',
  ];
  const results = [
    { file: killed, title: 'keeps all', status: 'passed', milliseconds: 1 },
    { file: killed, title: 'loses none', status: 'passed', milliseconds: 1 },
    { file: crawl, title: 'shows the login', status: 'passed', milliseconds: 1 },
    { file: crawl, title: 'shows the dashboard', status: 'left out', milliseconds: 1 },
  ] as const;
  expect(describeTests(results)).toEqual([
    { name: 'server/attempts/killed-server: 2 tests', figure: '2 passed', mark: 'all', held: true },
    {
      name: 'crawl/every-state: 2 tests',
      figure: '1 passed; left out: shows the dashboard',
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

it('has no rows of a bench that did not come to one', () => {
  expect(readRows(join(folder, 'missing'))).toEqual([]);
});

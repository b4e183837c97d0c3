import { expect, it } from 'vitest';
import { readSafeCell, writeTable } from './write-table.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('makes no formula of %j, and reads it back as it was', (cell) => {
  const written = writeTable([[cell]])
    .slice(1)
    .trimEnd()
    .replaceAll('"', '');
  expect(written).toBe(`'${cell}`);
  expect(readSafeCell(written)).toBe(cell);
});

it('leaves alone what no spreadsheet would calculate', () => {
  expect(writeTable([['1 + 1 = 2', 'a-b', "'quoted'"]])).toBe("\u{FEFF}1 + 1 = 2,a-b,'quoted'\r\n");
});

import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { indexText } from './index-text.ts';

it.each(['\u0301\u0316', '\u2028', ' ', '1. ', 'a-', '\n', '⁶', '½', '1½', '# ', '*'])(
  'indexes 50,000 characters of %j in a moment',
  (unit) => {
    const text = unit.repeat(50_000 / unit.length);
    const started = performance.now();
    indexText(text);
    expect(performance.now() - started).toBeLessThan(2_000);
  },
);

it('keeps no text in memory for the sake of one sign', () => {
  const before = process.memoryUsage().heapUsed;
  for (let no = 0; no < 1_000; no += 1) {
    const bits = no.toString(2).padStart(16, '0');
    const marks = bits.replaceAll('0', '\u0301').replaceAll('1', '\u0302');
    const material = `${'я'.repeat(200_000)} é${marks} end`;
    foldText(material.slice(-30));
  }
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  expect(megabytes).toBeLessThan(200);
});

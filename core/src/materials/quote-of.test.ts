import { expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

const material =
  'At rest a magnesium ion blocks it. Its channel opens later, when glutamate is bound. Calcium flows in.\n\nMotor skills improved with practice. He never knew.';
const quote = 'Its channel opens later';
const start = material.indexOf(quote);
const source = { quote, start, end: start + quote.length, page: null };

it('shows the sentence before the quote and the rest of its own', () => {
  const { before, highlighted, after } = quoteOf(source, material, []);
  expect(before).toBe('At rest a magnesium ion blocks it.');
  expect(highlighted).toBe('Its channel opens later');
  expect(after).toBe(', when glutamate is bound.');
});

it('shows nothing of another paragraph', () => {
  const other = 'Motor skills improved with practice.';
  const at = material.indexOf(other);
  const found = quoteOf(
    { quote: other, start: at, end: at + other.length, page: null },
    material,
    [],
  );
  expect(found.before).toBe('');
  expect(found.after).toBe('He never knew.');
});

it('shows nothing of another file', () => {
  const parts = [
    { materialId: '0b0e7c52-7a4f-4d0c-9f0e-000000000001', title: 'One.pdf', start: 0 },
    { materialId: '0b0e7c52-7a4f-4d0c-9f0e-000000000002', title: 'Two.pdf', start },
  ];
  const found = quoteOf(source, material, parts);
  expect(found.before).toBe('');
  expect(found.title).toBe('Two.pdf');
});

it('finds the page in the file the quote stands in', () => {
  const parts = [
    {
      materialId: '0b0e7c52-7a4f-4d0c-9f0e-000000000001',
      title: 'One.pdf',
      start: 0,
      pageStarts: [0, 20, 200],
    },
  ];
  expect(quoteOf(source, material, parts).page).toBe(2);
});

it('keeps the page that the server found', () => {
  expect(quoteOf({ ...source, page: 7 }, material, []).page).toBe(7);
});

it('cuts a sentence that never ends', () => {
  const endless = `${'word '.repeat(100)}KEY${' word'.repeat(100)}`;
  const at = endless.indexOf('KEY');
  const found = quoteOf({ quote: 'KEY', start: at, end: at + 3, page: null }, endless, []);
  expect(found.before.length).toBeLessThanOrEqual(182);
  expect(found.before.startsWith('… word')).toBe(true);
  expect(found.after.endsWith('word …')).toBe(true);
});

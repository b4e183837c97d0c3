import { expect, it } from 'vitest';
import { linkOf, recordingOf } from './moment.ts';
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

it('says the minute of a transcript instead of a page, and the video if that is known', () => {
  const words = 'Water rises. It falls again. It stays.';
  const from = words.indexOf('It falls again.');
  const span = { quote: 'It falls again.', start: from, end: from + 15, page: null };
  const part = { title: 'Leaves', start: 0, pageStarts: [0, 0, from] };
  const said = (recording: { video?: string }) => quoteOf(span, words, [{ ...part, recording }]);
  expect(said({})).toMatchObject({ page: undefined, moment: { minute: 2 } });
  const { moment } = said({ video: 'dQw4w9WgXcQ' });
  expect(moment && linkOf(moment)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=120s');
  expect(linkOf({ minute: 2 })).toBeUndefined();
});

it.each([
  ['transcript', 'https://youtu.be/dQw4w9WgXcQ', { video: 'dQw4w9WgXcQ' }],
  ['transcript', 'https://example.com/lecture', {}],
  ['transcript', undefined, {}],
  ['web', 'https://youtu.be/dQw4w9WgXcQ', undefined],
] as const)('takes a %s of %s for a recording or not', (kind, address, recording) => {
  expect(recordingOf({ kind, address })).toEqual(recording);
});

it.each([
  ['# The cell\nIt has a wall. Its channel opens later.', 'It has a wall.', '.'],
  ['- A wall keeps it.\n- Its channel opens later\n- It dies.', '', ''],
  [
    'With $p = 1. \\le q$ and walls. Its channel opens later',
    'With $p = 1. \\le q$ and walls.',
    '',
  ],
  ['| a | b |\n| - | - |\n| c | d |\nIts channel opens later\n```\nx\n```', '', ''],
])('takes no heading, row, code or other point into its neighbours: %j', (text, before, after) => {
  const at = text.indexOf(quote);
  const found = quoteOf({ ...source, start: at, end: at + quote.length }, text, []);
  expect([found.before, found.after]).toEqual([before, after]);
});

it('takes a bar in a formula or in code for none of a table', () => {
  const text = 'Mind the sign. The value $|x|$ and `ls | wc` stay whole. Then go on.';
  const sentence = 'The value $|x|$ and `ls | wc` stay whole.';
  const at = text.indexOf(sentence);
  const span = { ...source, quote: sentence, start: at, end: at + sentence.length };
  expect(quoteOf(span, text, [])).toMatchObject({
    before: 'Mind the sign.',
    highlighted: sentence,
    after: 'Then go on.',
  });
});

it('keeps the formula of a cell whole', () => {
  const row = '| Gravity | $F = \\frac{m}{|r|^2}$ |';
  const text = `| Law | Formula |\n|---|---|\n${row}`;
  const at = text.indexOf(row);
  const span = { ...source, quote: row, start: at, end: at + row.length };
  expect(quoteOf(span, text, []).highlighted).toBe('Gravity · Formula: $F = \\frac{m}{|r|^2}$');
});

it('cuts no formula where it cuts a long sentence', () => {
  const long = `${'a '.repeat(20)}$${'x + '.repeat(60)}y$ and so on Its channel opens later`;
  const at = long.indexOf(quote);
  const found = quoteOf({ ...source, start: at, end: at + quote.length }, long, []);
  expect(found.before).toBe('… and so on');
});

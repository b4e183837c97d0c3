import { expect, it } from 'vitest';
import { describeSurroundings } from './describe-surroundings.ts';

const text = 'Ships anchored off Uraga in July 1853. It had no answer to steam.';
const before = { start: 0, end: text.length };

it('asks in the sentence before for nothing that another mark asks for', () => {
  const uraga = { start: text.indexOf('Uraga'), end: text.indexOf('Uraga') + 5 };
  const date = { start: text.indexOf('July'), end: text.indexOf('July') + 9 };
  const hidden = { answer: 'daimyo', others: [date, uraga] };
  expect(describeSurroundings(text, { under: ['Japan'], before }, hidden)).toEqual({
    under: ['Japan'],
    before: 'Ships anchored off … in … It had no answer to steam.',
  });
});

it('leaves out a heading that says nothing without the answer, and is nothing where all is', () => {
  const hidden = { answer: 'steam', others: [] };
  const under = ['Steam', 'The age of steam'];
  expect(describeSurroundings(text, { under, before: null }, hidden)).toEqual({
    under: ['The age of …'],
    before: '',
  });
  expect(describeSurroundings(text, { under: ['Steam'], before: null }, hidden)).toBeUndefined();
});

it('keeps the end of what is too long, and the nearest of many headings', () => {
  const long = `${'word '.repeat(200)}end.`;
  const under = Array.from({ length: 12 }, (_, no) => `Heading ${'abcdefghijkl'.charAt(no)}`);
  const described = describeSurroundings(
    long,
    { under, before: { start: 0, end: long.length } },
    { answer: 'other', others: [] },
  );
  expect(described?.before).toMatch(/^… word .* end\.$/);
  expect(described?.before.length).toBeLessThanOrEqual(700);
  expect(described?.under).toEqual(under.slice(-8));
});

it('cuts no formula where what stands before is too long', () => {
  const long = `${'word '.repeat(20)}$${'x + '.repeat(60)}y$ ${'and so on '.repeat(55)}end.`;
  const before = { start: 0, end: long.length };
  const described = describeSurroundings(
    long,
    { under: [], before },
    { answer: 'other', others: [] },
  );
  expect(described?.before).toMatch(/^… and so on .* end\.$/);
});

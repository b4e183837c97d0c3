import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';
import { speaksOfItself } from './sentence.ts';

it.each([
  'Notes typed up by R. Patel after the second workshop.',
  '_Handout for nursing students, second year. Bring it to the skills lab._',
  '[Scanned from the lecture of Tuesday]',
  'This handout collects the words that you will need.',
])('sees that a piece speaks of the document itself: %s', (raw) => {
  expect(speaksOfItself(raw)).toBe(true);
});

it.each([
  '_Oliguria_ is the term for little urine.',
  'Notes are written on a staff of five lines.',
])('sees that a piece speaks of its subject: %s', (raw) => {
  expect(speaksOfItself(raw)).toBe(false);
});

it('takes no fact and no name from what speaks of the document', () => {
  const text =
    'Notes typed up by Ruth Patel in 2019.\n\nJethro Tull invented the seed drill in 1701.';
  const { facts, terms } = analyseText(text);
  expect(facts.map(({ statement }) => statement)).toEqual([
    'Jethro Tull invented the seed drill in 1701.',
  ]);
  expect(terms.all.some(({ name }) => name.includes('Patel'))).toBe(false);
});

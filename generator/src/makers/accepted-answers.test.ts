import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import { acceptedFor } from './accepted-answers.ts';

const text = `Many systems have a legal threshold for small parties. Each party gets one seat for every full quota.
Robert Hooke described cells in 1665. The English scientist Robert Hooke saw them in a slice of cork.`;
const analysis = analyseText(text);

it.each([
  ['14', 'fourteen'],
  ['three', '3'],
  ['4,000', '4000'],
  ['Full quota', 'quota'],
  ['Elector Frederick II of Brandenburg', 'Frederick II'],
  ['King Valdemar IV of Denmark', 'Valdemar IV of Denmark'],
  ['Robert Hooke', 'Hooke'],
])('takes for %s also %s', (answer, other) => {
  expect(acceptedFor(analysis, answer)).toContain(other);
});

it('takes nothing else for a word that stands alone', () => {
  expect(acceptedFor(analysis, 'Cork')).toEqual([]);
});

it('takes the noun alone where the text speaks of no other and explains no such term', () => {
  const body = analyseText(
    'Intact skin is dry and slightly acid. Bacteria settle on the skin. Passive immunisation is the transfer of antibodies.',
  );
  expect(acceptedFor(body, 'Intact skin')).toEqual(['skin']);
  expect(acceptedFor(body, 'Passive immunisation')).toEqual([]);
});

it('takes no part of a name that the text gives', () => {
  const stars = analyseText(
    'A star that is fusing hydrogen is said to be on the main sequence. No force can stop the fall, and a black hole is formed.',
  );
  expect(acceptedFor(stars, 'Main sequence')).toEqual([]);
  expect(acceptedFor(stars, 'Black hole')).toEqual([]);
});

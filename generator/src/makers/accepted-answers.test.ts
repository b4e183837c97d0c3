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

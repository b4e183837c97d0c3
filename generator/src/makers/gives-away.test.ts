import { expect, it } from 'vitest';
import { givesAway } from './gives-away.ts';

it.each([
  ['whether the lips are rounded', 'rounding', true],
  ['hold seats in proportion to their votes', 'proportional systems', true],
  ['brought drinking water from the Nile', 'Sweet Water Canal', true],
  ['variants of one phoneme', 'phonetics', false],
  ['the sinking of one plate beneath another', 'subduction', false],
])('%s and %s: %s', (question, answer, isTold) => {
  expect(givesAway(question, answer)).toBe(isTold);
});

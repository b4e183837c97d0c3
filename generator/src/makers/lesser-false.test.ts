import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import { makeLesserFalse } from './lesser-false.ts';

it('changes the count of a list and leaves the list out', () => {
  const analysis = analyseText(
    'A tax is a payment to the state. A bank steers the economy with three tools: interest, reserve rules and bonds.',
  );
  const workshop = { analysis, ordered: analysis.facts, random: seedRandom('count') };
  const made = analysis.facts.flatMap((fact) => makeLesserFalse(workshop, fact) ?? []);
  const counted = made.find(({ why }) => why === 'The right number is three.');
  expect(counted?.text).toMatch(/^A bank steers the economy with (?:two|four|five|six) tools\.$/);
});

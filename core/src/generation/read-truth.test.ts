import { expect, it } from 'vitest';
import { readTruth } from './read-truth.ts';

it.each([
  ['TRUE', 'True'],
  ['Richtig', 'True'],
  ['Vrai.', 'True'],
  ['verdadero', 'True'],
  ['正确', 'True'],
  ['false', 'False'],
  ['Falsch', 'False'],
  ['FAUX', 'False'],
  ['错误', 'False'],
] as const)('reads %s as %s', (word, truth) => {
  expect(readTruth(word)).toBe(truth);
});

it.each(['Maybe', '', 'nicht richtig', 'True or False'])('takes %s for neither', (word) => {
  expect(readTruth(word)).toBeUndefined();
});

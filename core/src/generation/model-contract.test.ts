import { expect, it } from 'vitest';
import { z } from '../zod.ts';
import { WrittenItem } from './model-contract.ts';

const item = {
  type: 'multiple-choice',
  text: 'Which organelle makes most of the ATP of a cell?',
  correct: ['Mitochondrion'],
  wrong: ['Ribosome', 'Nucleus', 'Vacuole'],
  pairs: [],
  quote: 'Mitochondria make most of the ATP.',
  explanation: '',
  hint: '',
};

it.each([
  { text: 'x'.repeat(4_001) },
  { quote: 'x'.repeat(4_001) },
  { explanation: 'x'.repeat(4_001) },
  { hint: 'x'.repeat(4_001) },
  { correct: ['x'.repeat(4_001)] },
  { wrong: Array.from({ length: 13 }, String) },
  { pairs: Array.from({ length: 13 }, () => ({ left: 'a', right: 'b' })) },
  { pairs: [{ left: 'a', right: 'x'.repeat(4_001) }] },
])('refuses what no question needs', (change) => {
  expect(WrittenItem.safeParse({ ...item, ...change }).success).toBe(false);
});

it('leaves to the rules of writing what may be a question', () => {
  const long = { text: 'x'.repeat(4_000), wrong: Array.from({ length: 12 }, String) };
  expect(WrittenItem.parse({ ...item, ...long })).toEqual({ ...item, ...long });
});

it('asks providers for nothing that their strict schemas refuse', () => {
  const schema = JSON.stringify(z.toJSONSchema(WrittenItem));
  expect(schema).not.toMatch(/maxLength|maxItems/);
});

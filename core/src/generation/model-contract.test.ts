import { expect, it } from 'vitest';
import { z } from '../zod.ts';
import { ModelCard, WrittenItem } from './model-contract.ts';

const item = {
  type: 'multiple-choice',
  text: 'Which organelle makes most of the ATP of a cell?',
  correct: ['Mitochondrion'],
  wrong: ['Ribosome', 'Nucleus', 'Vacuole'],
  accepted: [],
  pairs: [],
  quotes: ['Mitochondria make most of the ATP.'],
  topics: ['Cells'],
  explanation: '',
  hint: '',
};

it.each([
  { text: 'x'.repeat(4_001) },
  { quotes: ['x'.repeat(4_001)] },
  { quotes: Array.from({ length: 13 }, String) },
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

it.each(['front', 'back', 'quotes'])('refuses what no card needs as its %s', (side) => {
  const card = { type: 'question-answer', front: 'Who?', back: 'Hooke', quotes: ['Hooke did.'] };
  expect(ModelCard.safeParse(card).success).toBe(true);
  expect(ModelCard.safeParse({ ...card, [side]: 'x'.repeat(4_001) }).success).toBe(false);
  expect(ModelCard.safeParse({ ...card, [side]: undefined }).success).toBe(false);
});

it('asks providers for nothing that their strict schemas refuse', () => {
  const schema = JSON.stringify([WrittenItem, ModelCard].map((item) => z.toJSONSchema(item)));
  expect(schema).not.toMatch(/maxLength|maxItems/);
});

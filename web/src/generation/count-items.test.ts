import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { type CountingGenerator, countItems } from './count-items.ts';

const draft = (no: number): Draft => ({
  type: 'short-answer',
  text: `What do you call a thing of kind ${no}?`,
  key: `term ${no}`,
  accepted: [],
  explanation: '',
  hint: '',
  source: { quote: `term ${no}`, start: 0, end: 6, page: null },
  topic: null,
});

/** One that is sure of so many. */
function generatorOf(sure: number): CountingGenerator {
  const drafts = Array.from({ length: sure }, (_, no) => draft(no));
  return {
    prepareText: (text) => text,
    countSure: ({ wanted }) => wanted.map(({ type }) => ({ type, count: sure })),
    countSupported: ({ types }) => sure * types.length,
    countSureCards: ({ wanted }) => wanted.map(({ type }) => ({ type, count: sure })),
    makeSure: () => [...drafts, draft(sure)],
    makeSureCards: () => drafts.map(({ text, source }) => ({ front: text, back: 'x', source })),
    proposeMarks: () => [1, 2, 3, 4],
  };
}

const order = {
  kind: 'count-questions' as const,
  material: 'term 0',
  wanted: [{ type: 'short-answer' as const, count: 9 }],
};

it('tells only the number where it is enough for a test', () => {
  expect(countItems(order, generatorOf(3))).toEqual({
    total: 3,
    questions: [],
    cards: [],
    proposed: 0,
  });
});

it('shows those that there are where they are too few, and no more than it counted', () => {
  const { questions, ...counted } = countItems(order, generatorOf(2));
  expect(counted).toEqual({ total: 2, cards: [], proposed: 4 });
  expect(questions.map(({ text, madeBy }) => [text, madeBy])).toEqual([
    ['What do you call a thing of kind 0?', 'built-in'],
    ['What do you call a thing of kind 1?', 'built-in'],
  ]);
});

it('shows them also where they are all that a text supports', () => {
  const types = ['short-answer', 'matching'] as const;
  const all = { kind: 'count-supported' as const, material: 'term 0', types: [...types] };
  expect(countItems(all, generatorOf(2))).toMatchObject({ total: 4, questions: [] });
  const { total, questions } = countItems(all, generatorOf(1));
  expect([total, questions.length]).toEqual([2, 2]);
});

it('shows cards with the words they were made of', () => {
  const wanted = [{ type: 'term-definition' as const, count: 9 }];
  expect(countItems({ kind: 'count-cards', material: 'term 0', wanted }, generatorOf(1))).toEqual({
    total: 1,
    questions: [],
    cards: [{ front: 'What do you call a thing of kind 0?', back: 'x', quote: 'term 0' }],
    proposed: 4,
  });
});

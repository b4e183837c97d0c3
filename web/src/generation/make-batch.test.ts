import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { makeBatch } from './make-batch.ts';

const source = { quote: 'A cell', start: 0, end: 6, page: null };

function draft(no: number): Draft {
  return {
    type: 'multiple-choice',
    text: `Which one is ${no}?`,
    key: 'the right one',
    distractors: ['a wrong one', 'another', 'a third'],
    explanation: '',
    hint: '',
    source,
    topic: null,
  };
}

function make(count: number) {
  return makeBatch(
    { material: ' A cell. ', wanted: [], topics: [], avoid: [], spans: [], seed: 'a' },
    {
      prepareText: (material) => material.trim(),
      detectLanguage: () => 'en',
      makeSure: () => Array.from({ length: count }, (_, no) => draft(no)),
    },
  );
}

it('tells what it read, and marks its questions as made by rule', () => {
  const { questions, ...facts } = make(1);
  expect(facts).toEqual({ characters: 7, language: 'en' });
  expect(questions[0]).toMatchObject({ madeBy: 'built-in', isVerified: true, source });
});

it('puts the keys of a test in every place about equally often', () => {
  const keys = make(40).questions.map(({ correctAnswer }) => correctAnswer);
  const uses = ['a', 'b', 'c', 'd'].map((id) => keys.filter((key) => key === id).length);
  expect(Math.min(...uses)).toBeGreaterThanOrEqual(9);
  expect(Math.max(...uses)).toBeLessThanOrEqual(11);
});

it('gives every question an id of its own', () => {
  expect(new Set(make(20).questions.map(({ id }) => id)).size).toBe(20);
});

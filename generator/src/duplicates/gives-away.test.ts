import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { givesAway } from './gives-away.ts';

const common = {
  explanation: '',
  hint: '',
  topic: null,
  source: { quote: 'Q', start: 0, end: 1, page: null },
};

const typed: Draft = {
  ...common,
  type: 'short-answer',
  text: 'Which organelle releases energy?',
  key: 'Mitochondrion',
  accepted: [],
};
const chosen: Draft = {
  ...common,
  type: 'multiple-choice',
  text: 'Which pigment absorbs red light?',
  key: 'Chlorophyll',
  distractors: ['Carotene', 'Keratin', 'Melanin'],
};

function state(text: string): Draft {
  return { ...common, type: 'true-false', text, key: 'True' };
}

it.each([
  ['a statement', state('Mitochondria and the mitochondrion differ in number.')],
  ['an option', { ...chosen, distractors: ['Mitochondrion', 'Nucleus', 'Vacuole'] }],
  [
    'a pair',
    { ...common, type: 'matching', text: 'Match.', pairs: [{ left: 'mitochondrion', right: 'x' }] },
  ],
] as const)('finds an answer to be typed in %s', (_, teller) => {
  expect(givesAway(teller, typed)).toBe(true);
});

it('finds an answer to be chosen only beside the words of its question', () => {
  expect(givesAway(state('The pigment chlorophyll makes use of red light.'), chosen)).toBe(true);
  expect(givesAway(state('Chlorophyll is green.'), chosen)).toBe(false);
});

it('does not look at small numbers, nor at what is only shown afterwards', () => {
  expect(givesAway(state('There are 4 of them.'), { ...typed, key: '4' })).toBe(false);
  expect(givesAway({ ...chosen, explanation: 'Not the mitochondrion.' }, typed)).toBe(false);
});

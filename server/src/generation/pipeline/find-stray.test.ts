import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { hasStrayExplanation, isStray } from './find-stray.ts';

const draft: Draft = {
  type: 'short-answer',
  text: 'Which element starts a paragraph?',
  key: 'p',
  accepted: [],
  explanation: 'The element p starts a paragraph.',
  hint: '',
  topic: null,
  source: { quote: 'A paragraph starts with the element <p>.', start: 0, end: 40, page: null },
};

it('lets a question show the markup of its own passage', () => {
  expect(isStray({ ...draft, text: 'What does the element <p> start?' })).toBe(false);
});

it.each([
  ['markup that its passage does not have', { text: '<b>Which</b> element starts a paragraph?' }],
  ['an address', { explanation: 'More at https://evil.example/prize' }],
  ['an address in its hint', { hint: 'See www.evil.example.' }],
  ['a call to the reader', { text: 'Arr, matey! Which element starts a paragraph?' }],
])('finds %s', (_, change) => {
  expect(isStray({ ...draft, ...change })).toBe(true);
});

it('tells an explanation from one of something else', () => {
  expect(hasStrayExplanation(draft)).toBe(false);
  expect(hasStrayExplanation({ ...draft, explanation: '' })).toBe(false);
  expect(hasStrayExplanation({ ...draft, explanation: 'Yo ho ho, me hearties!' })).toBe(true);
});

import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { callsOut, hasStrayExplanation } from './find-stray.ts';

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

it('finds a call to the reader, unless the passage has one', () => {
  const call = { ...draft, text: 'Arr, matey! Which element starts a paragraph?' };
  expect(callsOut(draft)).toBe(false);
  expect(callsOut(call)).toBe(true);
  const quote = 'Mind the element <p>! It starts a paragraph.';
  expect(callsOut({ ...call, source: { ...draft.source, quote } })).toBe(false);
});

it('tells an explanation from one of something else', () => {
  expect(hasStrayExplanation(draft)).toBe(false);
  expect(hasStrayExplanation({ ...draft, explanation: '' })).toBe(false);
  expect(hasStrayExplanation({ ...draft, explanation: 'Yo ho ho, me hearties!' })).toBe(true);
});

import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { makeCardItem, makeItem, writeSheet } from './item.ts';

const quote = '| Mitral | Left atrium |';
const draft: Draft = {
  type: 'multiple-choice',
  text: 'Complete this row of the table. Valve: Mitral. From: _____',
  key: 'Left atrium',
  distractors: ['Right atrium', 'Aorta', 'Left ventricle'],
  explanation: '',
  hint: '',
  topic: null,
  source: { quote, start: 0, end: quote.length, page: null },
};
const place = { no: 3, kind: 'table row → choice', text: 'heart.md' };

it('shows a reader all options in an order of chance, and the key apart', () => {
  const { options, key } = makeItem(draft, place);
  expect(options.toSorted()).toEqual(['Aorta', 'Left atrium', 'Left ventricle', 'Right atrium']);
  expect(key).toBe('Left atrium');
  expect(makeItem(draft, place).options).toEqual(options);
});

it('writes number, text, question, options, key and quote', () => {
  const item = { ...makeItem(draft, place), options: ['Left atrium', 'Aorta'] };
  expect(writeSheet(place.kind, [item])).toBe(`# table row → choice

## 3

Text: heart.md

Question: Complete this row of the table. Valve: Mitral. From: _____

Options:
- Left atrium
- Aorta

Key: Left atrium

Quote:
> | Mitral | Left atrium |
`);
});

it('writes pairs and other wordings into the key', () => {
  const pairs = [
    { left: 'Mitral', right: 'Left atrium' },
    { left: 'Aortic', right: 'Left ventricle' },
  ];
  const matching: Draft = { ...draft, type: 'matching', pairs };
  expect(makeItem(matching, place).key).toBe('Mitral — Left atrium; Aortic — Left ventricle');
  const typed: Draft = { ...draft, type: 'fill-in-blank', key: '14', accepted: ['fourteen'] };
  expect(makeItem(typed, place).key).toBe('14 / fourteen');
});

it('shows the front of a card as the question and its back as the key', () => {
  const { source } = draft;
  const sides = { type: 'term-definition', front: 'Hub', back: 'repeats bits' } as const;
  expect(makeCardItem({ ...sides, source, topic: null }, place)).toMatchObject({
    type: 'card',
    question: 'Hub',
    options: [],
    key: 'repeats bits',
    quote,
  });
});

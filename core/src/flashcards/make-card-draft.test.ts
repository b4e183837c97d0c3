import { expect, it } from 'vitest';
import { makeCardDraft, readSides } from './make-card-draft.ts';

const source = { quote: 'Barter is exchange.', start: 0, end: 19, page: null };

it.each([
  [
    { type: 'term-definition', front: 'Barter', back: 'The direct exchange of goods.' },
    ['short-answer', 'What is the term for: The direct exchange of goods?', 'Barter'],
  ],
  [
    { type: 'question-answer', front: 'Who drew a market?', back: 'Smith' },
    ['short-answer', 'Who drew a market?', 'Smith'],
  ],
  [
    { type: 'fill-in-blank', front: 'A _____ is a tax on imports.', back: 'tariff' },
    ['fill-in-blank', 'A _____ is a tax on imports.', 'tariff'],
  ],
] as const)('checks $type as a question, and reads its sides back from it', (card, expected) => {
  const draft = makeCardDraft(card);
  expect([draft.type, draft.text, draft.key]).toEqual(expected);
  expect(readSides(card, { ...draft, source, topic: null })).toEqual(card);
});

it('takes over what was mended of a side', () => {
  const card = { type: 'question-answer', front: 'who drew  a market', back: ' Smith' } as const;
  const mended = { ...makeCardDraft(card), text: 'Who drew a market?', key: 'Smith' };
  expect(readSides(card, { ...mended, source, topic: null })).toEqual({
    type: 'question-answer',
    front: 'Who drew a market?',
    back: 'Smith',
  });
});

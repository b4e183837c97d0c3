import { expect, it } from 'vitest';
import { countCards } from './change-config.ts';
import { planCards } from './plan-cards.ts';

const withAi = { isWithoutAi: false };

it.each([
  [300, 5],
  [526, 8],
  [1_400, 20],
  [30_000, 25],
])('a text of %i characters is worth %i cards beside its test', (characters, cards) => {
  expect(countCards({ cardTypes: planCards(characters, withAi) })).toBe(cards);
});

it('three of five cards are terms, as in a set that is made alone', () => {
  expect(planCards(30_000, withAi)).toEqual([
    { type: 'term-definition', count: 15 },
    { type: 'question-answer', count: 10 },
    { type: 'fill-in-blank', count: 0 },
  ]);
});

it('without AI all that a text may give is asked for, however short it is', () => {
  expect(countCards({ cardTypes: planCards(300, { isWithoutAi: true }) })).toBe(25);
});

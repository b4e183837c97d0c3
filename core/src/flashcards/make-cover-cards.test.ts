import { expect, it } from 'vitest';
import { CardSide } from './card.ts';
import { makeCoverCards } from './make-cover-cards.ts';

const id = '9b2f6c1e-4d3a-8f21-9c5d-7a1e4b640190';
const first = { id: 'one', name: 'Left * ventricle', left: 1, top: 2, width: 30, height: 40 };
const second = { id: 'two', name: ' ', left: 5, top: 6, width: 70, height: 80 };
const heart = { id, alternative: 'The heart', parts: [first, second], isAlone: false };

it('makes one card of each part: the front hides it, the back shows it under its name', () => {
  const shown = `![The heart](picture:${id}){parts=1,2,30,40;5,6,70,80`;
  const card = { type: 'question-answer', format: 'rich' };
  expect(makeCoverCards(heart)).toEqual([
    {
      ...card,
      id: 'one',
      front: `${shown} asked=1}`,
      back: `Left * ventricle\n\n${shown} shown=1}`,
    },
    { ...card, id: 'two', front: `${shown} asked=2}`, back: `${shown} shown=2}` },
  ]);
});

it('hides no more than the part that is asked for where that is wished', () => {
  const [card] = makeCoverCards({ ...heart, isAlone: true });
  expect(card?.front).toMatch(/asked=1 alone\}$/);
});

it('reads a name letter for letter', () => {
  const [card] = makeCoverCards({ ...heart, parts: [{ ...first, name: '$5 **and** $10' }] });
  expect(card?.back).toContain(String.raw`\$5 \*\*and\*\* \$10`);
});

it('has sides that a card may have, with as many parts and words as there may be', () => {
  const parts = Array.from({ length: 40 }, (_, at) => ({
    ...first,
    id: `${at}`,
    name: 'n'.repeat(200),
    left: 999,
    top: 999,
    width: 1,
    height: 1,
  }));
  const cards = makeCoverCards({ id, alternative: 'a'.repeat(300), parts, isAlone: true });
  for (const { front, back } of cards) {
    expect([CardSide.safeParse(front).success, CardSide.safeParse(back).success]).toEqual([
      true,
      true,
    ]);
  }
});

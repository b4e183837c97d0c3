import { expect, it } from 'vitest';
import { makeMarkedCards } from './make-marked-cards.ts';
import { markWords } from './testing/mark-words.ts';

const text = `- Osmosis: water passes a membrane

The kidney releases renin when the pressure of the blood falls.`;

it('has in front what the sentence stands in, without the words of its back', () => {
  const notes = `# The kidney

## Hormones

The kidney measures pressure. Renin is released when it falls.`;
  const [card] = makeMarkedCards(notes, [markWords(notes, 'falls')]);
  expect(card?.front).toBe(
    'The kidney › Hormones\nThe kidney measures pressure.\n\nRenin is released when it _____.',
  );
});

it('makes a card of every mark, whatever its form, in the order of the numbers', () => {
  const marks = [
    markWords(text, 'renin', { number: 5, form: 'typed' }),
    markWords(text, 'Osmosis', { number: 3, form: 'card' }),
    markWords(text, 'pressure', { number: 4 }),
  ];
  const cards = makeMarkedCards(text, marks);
  expect(cards.map(({ mark, type, front, back }) => ({ mark, type, front, back }))).toEqual([
    { mark: 3, type: 'term-definition', front: 'Osmosis', back: 'water passes a membrane' },
    {
      mark: 4,
      type: 'question-answer',
      front: 'The kidney releases renin when the _____ of the blood falls.',
      back: 'pressure',
    },
    {
      mark: 5,
      type: 'question-answer',
      front: 'The kidney releases _____ when the pressure of the blood falls.',
      back: 'renin',
    },
  ]);
});

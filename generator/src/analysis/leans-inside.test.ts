import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';

const stands = (text: string) => analyseText(text).sentences.map((sentence) => sentence.stands);

it.each([
  'French investors took slightly more than half of them.',
  'Lord Palmerston described it in Parliament as a bubble.',
  'By sparing ships the voyage around the Cape it shortens the route to London.',
  'The complete Bible followed in 1534.',
  'Luther objected on pastoral grounds in his letters.',
  'Cantonese is usually said to have six.',
  'After 1949 West Germany combined the two principles.',
  'In the ensuing crisis the ministers resigned one by one.',
  'The alternative vote achieves the same result in a single round.',
  'A different approach is taken by the methods of Hare.',
  'The canal was closed again during the war of 1967.',
  'The Monument stands close to the site of the other column.',
  'Some consist of one cell and live in water.',
  'The rule is explained by the figures below.',
  'A router passes packets between networks and works inside one.',
])('leaves out a sentence that leans on the one before: %s', (text) => {
  expect(stands(text)).toEqual([false]);
});

it.each([
  'When Martin Luther circulated his theses in 1517, he had no intention of founding a church.',
  'Because salvation could not be earned, it could hardly be sold.',
  'Energy moves from one form to another in every machine.',
  'George Miller found that adults can hold seven items in short-term memory.',
  'Isotopes of an element have the same number of protons.',
  'Oliguria is the term for an output below about 400 ml in a day.',
  'Colloids contain large molecules, for example albumin, and stay in the blood.',
  'Borrowers gain if they repay less than the money they borrowed.',
  'Memory is the ability to take in information and to retrieve it later.',
])('keeps a sentence that names what it speaks of: %s', (text) => {
  expect(stands(text)).toEqual([true]);
});

it('leaves out the words that only tie a sentence to the one before', () => {
  const text =
    'Japan, by contrast, has had a parallel system since its reform of 1994. Hitch therefore introduced the model of working memory in 1974.';
  expect(analyseText(text).facts.map(({ statement }) => statement)).toEqual([
    'Japan has had a parallel system since its reform of 1994.',
    'Hitch introduced the model of working memory in 1974.',
  ]);
});

it('leaves out a clause at the end that leans', () => {
  const text = 'Refugees camped on Moorfields and Islington, where the king had bread distributed.';
  expect(analyseText(text).facts.map(({ statement }) => statement)).toEqual([
    'Refugees camped on Moorfields and Islington.',
  ]);
});

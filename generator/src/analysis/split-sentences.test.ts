import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const split = (text: string) =>
  splitSentences(text, { start: 0, end: text.length }).map(({ start, end }) =>
    text.slice(start, end),
  );

it('ends no sentence at abbreviations, initials and decimals', () => {
  expect(
    split(
      'Dr. Snow met John F. Kennedy, e.g. in May. It took B.F. Skinner 3.5 hours. Then they left.',
    ),
  ).toEqual([
    'Dr. Snow met John F. Kennedy, e.g. in May.',
    'It took B.F. Skinner 3.5 hours.',
    'Then they left.',
  ]);
});

it('ends a sentence after a letter that is no initial', () => {
  expect(split('Blood clots thanks to vitamin K. Cells need vitamin E.')).toEqual([
    'Blood clots thanks to vitamin K.',
    'Cells need vitamin E.',
  ]);
});

it('ends a sentence behind a bold label, and none behind the initial of a name', () => {
  expect(split('**Merge.** `git merge` joins two histories.')).toEqual([
    '**Merge.**',
    '`git merge` joins two histories.',
  ]);
  expect(split('The case of Molaison, long known as H. M., is famous.')).toHaveLength(1);
  expect(split('The notes were typed up by R. Patel in May.')).toEqual([
    'The notes were typed up by R. Patel in May.',
  ]);
});

import { expect, it } from 'vitest';
import { countTopics, weakestOf } from './count-topics.ts';

it('adds up what is one topic, however it is written, and puts the weakest first', () => {
  expect(
    countTopics([
      { topic: 'Osmosis', right: 2, answers: 4 },
      { topic: 'Transpiration', right: 1, answers: 4 },
      { topic: 'osmosis ', right: 4, answers: 4 },
      { topic: 'Roots', right: 0, answers: 0 },
    ]),
  ).toEqual([
    { topic: 'Transpiration', right: 1, answers: 4, percent: 25 },
    { topic: 'Osmosis', right: 6, answers: 8, percent: 75 },
  ]);
});

it('puts first what more was asked about, where two are known as little', () => {
  const counts = [
    { topic: 'Roots', right: 1, answers: 2 },
    { topic: 'Leaves', right: 10, answers: 20 },
  ];
  expect(countTopics(counts).map(({ topic }) => topic)).toEqual(['Leaves', 'Roots']);
});

it('practises the two weakest, and nothing that everybody knows', () => {
  const known = countTopics([
    { topic: 'Roots', right: 2, answers: 2 },
    { topic: 'Leaves', right: 1, answers: 2 },
  ]);
  expect(weakestOf(known).map(({ topic }) => topic)).toEqual(['Leaves']);
});

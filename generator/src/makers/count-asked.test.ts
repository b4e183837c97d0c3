import { expect, it } from 'vitest';
import { countAsked } from './count-asked.ts';

const sections = [0, 300, 600, 900].map((start) => ({ heading: null, start, end: start + 290 }));

it('knows which sections have a question, and how many more than the barest', () => {
  const spans = [10, 50, 310, 620, 630, 640, 950].map((start) => ({ start }));
  const { covered, inSection } = countAsked(sections, spans);
  expect([...covered]).toEqual([0, 1, 2, 3]);
  expect([...inSection]).toEqual([
    [0, 1],
    [1, 0],
    [2, 2],
    [3, 0],
  ]);
});

it('does not mind short sections, which nothing has to be asked about', () => {
  const { inSection } = countAsked(
    [...sections, { heading: 'Summary', start: 1_200, end: 1_250 }],
    [10, 310, 610, 910].map((start) => ({ start })),
  );
  expect([...inSection.values()]).toEqual([0, 0, 0, 0]);
});

it('says nothing of a text that was not asked about', () => {
  expect(countAsked(sections, [])).toEqual({ covered: new Set(), inSection: new Map() });
});

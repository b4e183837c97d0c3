import { expect, it } from 'vitest';
import { type TopicItem, weighTopics } from './weigh-topics.ts';

const cells = { id: 'm1', name: 'Cells' };

function item(
  topic: string | null,
  chance: number | null,
  more: Partial<TopicItem> = {},
): TopicItem {
  return {
    topic,
    home: cells,
    kind: 'question',
    chance,
    answers: 0,
    right: 0,
    reviews: 0,
    canPractise: false,
    ...more,
  };
}

it('weighs a topic by how much of what was asked would be known, the weakest first and what was never asked last', () => {
  const topics = weighTopics([
    item('Osmosis', 0.9, { answers: 2, right: 1 }),
    item('Osmosis', 0.5, { kind: 'card', reviews: 3 }),
    item('Osmosis', null),
    item('Mitosis', null),
    item('Krebs cycle', 0.2, { answers: 1, canPractise: true }),
  ]);
  expect(topics).toEqual([
    {
      key: 'm1 krebs cycle',
      name: 'Krebs cycle',
      of: 'Cells',
      mastery: 20,
      certainty: 'first-guess',
      change: null,
      asked: 1,
      items: 1,
      cards: 0,
      answers: 1,
      right: 0,
      reviews: 0,
      toPractise: 1,
    },
    expect.objectContaining({
      name: 'Osmosis',
      mastery: 70,
      asked: 2,
      items: 3,
      cards: 1,
      answers: 2,
      right: 1,
      reviews: 3,
    }),
    expect.objectContaining({ name: 'Mitosis', mastery: null, asked: 0, items: 1 }),
  ]);
});

it('takes names of one material that differ in capitals, spaces or accents for one topic, and those of two for two', () => {
  const other = { id: 'm2', name: 'Plants' };
  const topics = weighTopics([
    item('Café  culture', 0.5),
    item('cafe culture', 0.5),
    item('Café culture', 0.5, { home: other }),
  ]);
  expect(topics.map(({ name, of, items }) => [name, of, items])).toEqual([
    ['Café  culture', 'Cells', 2],
    ['Café culture', 'Plants', 1],
  ]);
});

it('calls what names no topic like its material, set or test', () => {
  const [topic] = weighTopics([item(null, 1), item('', 0)]);
  expect(topic).toMatchObject({
    key: 'm1 cells',
    name: 'Cells',
    of: 'Cells',
    mastery: 50,
    items: 2,
  });
});

it('takes what names no topic and a topic that is called like the material for one', () => {
  expect(weighTopics([item(null, 1), item('cells', 0)]).map(({ items }) => items)).toEqual([2]);
});

it('leaves words of other scripts apart whose marks are letters', () => {
  const topics = weighTopics([item('काल', 1), item('कल', 1), item('バス', 1), item('ハス', 1)]);
  expect(topics).toHaveLength(4);
});

it('counts as to be practised what can be asked by itself and is not surely known', () => {
  const [topic] = weighTopics([
    item('Osmosis', 0.99, { canPractise: true }),
    item('Osmosis', 0.8, { canPractise: true }),
    item('Osmosis', null, { canPractise: true }),
    item('Osmosis', 0.2),
  ]);
  expect(topic?.toPractise).toBe(2);
});

it.each([
  [3, 'first-guess'],
  [4, 'fair'],
  [11, 'fair'],
  [12, 'good'],
])('of %i things that were asked it is a %s', (count, certainty) => {
  const [topic] = weighTopics(Array.from({ length: count }, () => item('Osmosis', 1)));
  expect(topic?.certainty).toBe(certainty);
});

it('says what has changed since an earlier day, where that is known', () => {
  const items = [item('Osmosis', 0.6), item('Mitosis', 0.5), item('Krebs cycle', 0.9)];
  const topics = weighTopics(items, { 'm1 osmosis': 50, 'm1 krebs cycle': 93 });
  expect(topics.map(({ name, change }) => [name, change])).toEqual([
    ['Mitosis', null],
    ['Osmosis', 10],
    ['Krebs cycle', -3],
  ]);
});

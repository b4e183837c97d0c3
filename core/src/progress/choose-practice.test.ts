import { expect, it } from 'vitest';
import { seedRandom } from '../seeded-random.ts';
import { choosePractice, type Practicable } from './choose-practice.ts';

function make(
  topic: string,
  chances: readonly (number | null)[],
  kind: Practicable['kind'] = 'card',
) {
  return chances.map((chance, no): Practicable => ({
    itemId: `${topic}${no}`,
    kind,
    topic,
    chance,
  }));
}

it('leaves out what is surely known, and takes no more than there is', () => {
  const items = make('Osmosis', [0.97, 0.5, null, 0.99]);
  const chosen = choosePractice(items, { masteries: new Map([['Osmosis', 70]]), count: 5 });
  expect(chosen.map(({ itemId }) => itemId).toSorted()).toEqual(['Osmosis1', 'Osmosis2']);
});

it('takes at least twice as much of a weak topic as of a strong one', () => {
  const chances = Array.from({ length: 20 }, (_, no) => 0.4 + no / 40);
  const items = [...make('Weak', chances), ...make('Strong', chances)];
  const masteries = new Map([
    ['Weak', 40],
    ['Strong', 85],
  ]);
  const chosen = choosePractice(items, { masteries, count: 15 });
  const of = (topic: string) => chosen.filter((item) => item.topic === topic).length;
  expect(of('Strong')).toBeGreaterThan(0);
  expect(of('Weak')).toBeGreaterThanOrEqual(2 * of('Strong'));
});

it('lets cards and questions take turns where both are as useful', () => {
  const items = [
    ...make('Osmosis', [0.8, 0.8, 0.8]),
    ...make('Osmosis', [0.8, 0.8, 0.8], 'question'),
  ];
  const chosen = choosePractice(items, { masteries: new Map([['Osmosis', 80]]), count: 6 });
  expect(chosen.map(({ kind }) => kind)).toEqual([
    'card',
    'question',
    'card',
    'question',
    'card',
    'question',
  ]);
});

/** How sure learners are of their things: from this chance to that. */
const levels = [
  ['a beginner', 0.3, 0.9],
  ['somebody half way', 0.5, 0.95],
  ['somebody advanced', 0.7, 1],
] as const;

it.each(levels)('lets %s be right in 70 to 90 of 100 after twenty', (_, least, most) => {
  const random = seedRandom('practice');
  const rights = Array.from({ length: 200 }, () => {
    const items = make(
      'Osmosis',
      Array.from({ length: 60 }, () => least + (most - least) * random()),
    );
    const chosen = choosePractice(items, { masteries: new Map([['Osmosis', 60]]), count: 20 });
    return chosen.filter(({ chance }) => random() < (chance ?? 0)).length / 20;
  });
  const mean = rights.reduce((sum, right) => sum + right, 0) / rights.length;
  expect(mean).toBeGreaterThanOrEqual(0.7);
  expect(mean).toBeLessThanOrEqual(0.9);
});

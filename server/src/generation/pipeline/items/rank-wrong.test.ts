import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { rankWrong } from './rank-wrong.ts';

const random = seedRandom('wrong options');

/** How often so many of the chosen are above the right one. */
function countAbove(isAbove: (option: string) => boolean, key: string, wrong: string[]): number[] {
  const counts = [0, 0, 0, 0];
  for (let no = 0; no < 400; no += 1) {
    const above = (rankWrong(key, wrong, random)[0] ?? []).filter(isAbove).length;
    counts[above] = (counts[above] ?? 0) + 1;
  }
  return counts;
}

it('draws by lot how many options are longer than the right one', () => {
  const wrong = ['ab', 'a', 'abcdef', 'abcdefg', 'abc', 'abcdefgh'];
  const counts = countAbove(({ length }) => length > 4, 'abcd', wrong);
  expect(Math.min(...counts)).toBeGreaterThan(60);
});

it('draws by lot how many numbers are greater', () => {
  const counts = countAbove((option) => Number(option) > 50, '50', [
    '1',
    '20',
    '30',
    '60',
    '70',
    '8000',
  ]);
  expect(Math.min(...counts)).toBeGreaterThan(60);
});

it('lets the right one be the most like all others no oftener than chance', () => {
  const wrong = ['a red dog', 'a red box', 'a blue fox', 'an owl', 'two cats', 'some ants'];
  let centres = 0;
  for (let no = 0; no < 400; no += 1) {
    const [options = []] = rankWrong('a red fox', wrong, random);
    const [own = 0, ...others] = ['a red fox', ...options].map((option, _, all) =>
      all.reduce((sum, other) => sum + likeness(option, other), 0),
    );
    if (others.every((other) => other < own)) centres += 1;
  }
  expect(centres).toBeLessThan(120);
});

it('lets the right one share the most words with all others no oftener than chance', () => {
  const wrong = ['small red dog', 'small blue box', 'large red box', 'one owl', 'two cats', 'ants'];
  let centres = 0;
  for (let no = 0; no < 400; no += 1) {
    const [options = []] = rankWrong('small red box', wrong, random);
    const [own = 0, ...others] = ['small red box', ...options].map((option, _, all) =>
      all.reduce((sum, other) => sum + (other === option ? 0 : countShared(option, other)), 0),
    );
    if (others.every((other) => other < own)) centres += 1;
  }
  expect(centres).toBeLessThan(120);
});

function countShared(one: string, other: string): number {
  return new Set(one.split(' ')).intersection(new Set(other.split(' '))).size;
}

/** Pieces of three letters that both have, of all that one of them has. */
function likeness(one: string, other: string): number {
  const [own, its] = [one, other].map((text) => {
    const padded = `  ${text} `;
    return new Set(Array.from(padded.slice(2), (_, at) => padded.slice(at, at + 3)));
  });
  if (!own || !its) return 0;
  return own.intersection(its).size / own.union(its).size;
}

it('keeps three as they are', () => {
  expect(rankWrong('a', ['b', 'c', 'd'], random)).toEqual([['b', 'c', 'd']]);
});

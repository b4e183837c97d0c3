import { describe, expect, it } from 'vitest';
import { seedRandom } from '../../seeded-random.ts';
import { type Learner, type SimulatedTurn, simulateLearner } from './testing/simulate-learner.ts';

/** How much they really know of each topic. */
const levels = [
  ['a beginner', { Weak: 0.2, Fair: 0.4, Good: 0.6, Strong: 0.8 }],
  ['somebody half way', { Weak: 0.35, Fair: 0.6, Good: 0.75, Strong: 0.88 }],
  ['somebody advanced', { Weak: 0.55, Fair: 0.75, Good: 0.88, Strong: 0.95 }],
] as const;

/** Twenty turns of each of them. */
function simulate(learner: Learner, learners: number): SimulatedTurn[][] {
  const random = seedRandom(`endless ${JSON.stringify(learner)}`);
  return Array.from({ length: learners }, () => simulateLearner(learner, { turns: 20, random }));
}

function shareOf<T>(all: readonly T[], isMeant: (one: T) => boolean): number {
  return all.filter(isMeant).length / all.length;
}

/** How many others were asked between each two times of the same question. */
function listGaps(turns: readonly SimulatedTurn[]): number[] {
  return turns.flatMap(({ questionId }, no) => {
    const before = turns.slice(0, no).findLastIndex((one) => one.questionId === questionId);
    return before === -1 ? [] : [no - before - 1];
  });
}

describe.each(levels)('%s', (_, knows) => {
  const known = simulate({ knows, askedBefore: 0.8 }, 200);
  const unknown = simulate({ knows, askedBefore: 0 }, 100);
  const all = [...known, ...unknown];

  it.each([
    ['was asked much before', known],
    ['was never asked anything', unknown],
  ])('who %s is right in 70 to 90 of 100 after twenty questions', (__, learners) => {
    const share = shareOf(learners.flat(), ({ isRight }) => isRight);
    expect(share).toBeGreaterThanOrEqual(0.7);
    expect(share).toBeLessThanOrEqual(0.9);
  });

  it.each([
    ['was asked much before', known],
    ['was never asked anything', unknown],
  ])(
    'who %s gets at least twice as much of the weak topic as of the strong one',
    (__, learners) => {
      const turns = learners.flat();
      const weak = shareOf(turns, ({ topic }) => topic === 'Weak');
      const strong = shareOf(turns, ({ topic }) => topic === 'Strong');
      expect(strong).toBeGreaterThan(0.05);
      expect(weak).toBeGreaterThanOrEqual(2 * strong);
    },
  );

  it('gets nothing that is surely known, as there is always something else', () => {
    const chances = known.flat().flatMap(({ chance }) => chance ?? []);
    expect(chances.length).toBeGreaterThan(1_000);
    expect(Math.max(...chances)).toBeLessThan(0.97);
  });

  it('gets again only what was missed, and not before three others', () => {
    expect(Math.min(...all.flatMap(listGaps))).toBe(3);
    for (const turns of all) {
      const again = turns.filter(({ round }) => round > 0).map(({ questionId }) => questionId);
      const missed = turns.filter(({ isRight }) => !isRight).map(({ questionId }) => questionId);
      expect(new Set(missed).isSupersetOf(new Set(again))).toBe(true);
    }
  });

  it('seldom gets the same type twice in a row', () => {
    const pairs = all.flatMap((turns) => turns.slice(1).map((turn, no) => [turn, turns[no]]));
    expect(shareOf(pairs, ([one, other]) => one?.type === other?.type)).toBeLessThan(0.3);
  });
});

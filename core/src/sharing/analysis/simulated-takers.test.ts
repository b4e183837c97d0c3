import { describe, expect, it } from 'vitest';
import { analyseTest } from './analyse-test.ts';
import type { Flag } from './flag.ts';
import { tallySubmissions } from './tally.ts';
import { simulateTakers, type Wish } from './testing/simulate-takers.ts';

type Studied = {
  /** Miskeyed questions that are flagged so, and others that are. */
  found: number;
  blamed: number;
  /** The same for questions with two right options. */
  foundBoth: number;
  blamedBoth: number;
};

/** Forty questions each, of which some are not what their key says. */
function study(tests: number, wish: Omit<Wish, 'seed'>): Studied[] {
  return Array.from({ length: tests }, (_, number) => {
    const { questions, submissions, kinds } = simulateTakers({ seed: `test ${number}`, ...wish });
    const analysed = analyseTest(questions, tallySubmissions(questions.length, submissions));
    const count = (kind: Flag['kind'], isMeant: (place: number) => boolean) =>
      analysed.filter(
        ({ flags }, place) => isMeant(place) && flags.some((flag) => flag.kind === kind),
      ).length;
    return {
      found: count('miskeyed', (place) => kinds[place] === 'miskeyed'),
      blamed: count('miskeyed', (place) => kinds[place] !== 'miskeyed'),
      foundBoth: count('ambiguous', (place) => kinds[place] === 'ambiguous'),
      blamedBoth: count('ambiguous', (place) => kinds[place] !== 'ambiguous'),
    };
  });
}

function meanOf(studied: readonly Studied[], name: keyof Studied): number {
  return studied.reduce((sum, one) => sum + one[name], 0) / studied.length;
}

function shareOf(studied: readonly Studied[], holds: (one: Studied) => boolean): number {
  return studied.filter(holds).length / studied.length;
}

// The figures of a hundred tests, and what changes them, are in docs/decisions/027-item-analysis.md.
describe('five wrong keys of forty', () => {
  it('are all found by 500 takers, with at most one sound key blamed', () => {
    const studied = study(100, { takers: 500 });
    expect(shareOf(studied, ({ found, blamed }) => found === 5 && blamed <= 1)).toBeGreaterThan(
      0.95,
    );
    expect(meanOf(studied, 'blamed')).toBeLessThan(0.15);
  });

  it('are mostly found by 50 takers, with at most one sound key blamed', () => {
    const studied = study(100, { takers: 50 });
    expect(meanOf(studied, 'found')).toBeGreaterThanOrEqual(4.4);
    expect(shareOf(studied, ({ found, blamed }) => found >= 4 && blamed <= 1)).toBeGreaterThan(0.8);
    expect(shareOf(studied, ({ blamed }) => blamed <= 1)).toBeGreaterThan(0.93);
  });
});

describe('forty sound keys', () => {
  it('are seldom blamed by 50 takers', () => {
    const studied = study(50, { takers: 50, miskeyed: 0 });
    expect(meanOf(studied, 'blamed') + meanOf(studied, 'blamedBoth')).toBeLessThan(0.1);
  });

  it('are seldom blamed where wrong options draw those who know half', () => {
    const studied = study(50, { takers: 50, miskeyed: 0, halfRight: 15 });
    expect(meanOf(studied, 'blamed') + meanOf(studied, 'blamedBoth')).toBeLessThan(0.3);
  });
});

it('tells two right options from one wrong key', () => {
  const studied = study(20, { takers: 500, miskeyed: 3, ambiguous: 4 });
  expect(meanOf(studied, 'found')).toBeGreaterThan(2.9);
  expect(meanOf(studied, 'foundBoth')).toBeGreaterThan(1.8);
  expect(meanOf(studied, 'blamedBoth')).toBeLessThan(0.2);
});

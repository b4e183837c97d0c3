import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GivenShare, mergeTallies, type Submission, tallySubmissions } from './tally.ts';

const given: fc.Arbitrary<GivenShare> = fc.record({
  answer: fc.constantFrom('a', 'b', null),
  share: fc.constantFrom(0, 1 / 3, 1, null),
  seconds: fc.constantFrom(5, 9, null),
  turn: fc.nat(3),
});

it('counts of parts add up to those of the whole, wherever it is cut', () => {
  const many = fc.array(fc.array(given, { minLength: 4, maxLength: 4 }), { maxLength: 30 });
  fc.assert(
    fc.property(many, fc.nat(30), fc.nat(30), (all, one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)];
      const parts = [all.slice(0, first), all.slice(first, second), all.slice(second)];
      const merged = parts
        .map((part) => tallySubmissions(4, part))
        .reduce((sum, part) => mergeTallies(sum, part));
      expect(merged).toEqual(tallySubmissions(4, all));
    }),
  );
});

it('places a taker by the points of all other questions, in steps of five percent', () => {
  // Three of four right: those see two of three others, and the wrong one three of three.
  expect(bandsOf([1, 1, 1, 0])).toEqual([13, 13, 13, 19]);
  expect(bandsOf([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
  // Half the points of the others is half of the way, however they are parted.
  expect(bandsOf([1, 1 / 3, 1 / 6, 0.5])[0]).toBe(6);
});

it('counts no points that nobody has judged, nor what a taker who stopped has not seen', () => {
  expect(bandsOf([1, null, 0, 1])).toEqual([10, 13, 19, 10]);
  expect(bandsOf([1, 1, 0, 'left out'])).toEqual([10, 10, 19, undefined]);
  expect(bandsOf([1, 'left out', 0, 1])).toEqual([6, 13, 13, 6]);
});

it('knows what a taker has seen by the order in which the questions came', () => {
  expect(bandsOf(['left out', 1, 'left out', 0], [3, 0, 1, 2])).toEqual([undefined, 0, 10, 10]);
});

it('does not compare a taker who saw less than half of the test', () => {
  expect(bandsOf([1, 'left out', 'left out', 'left out'])).toEqual([
    20,
    undefined,
    undefined,
    undefined,
  ]);
});

type Earned = number | null | 'left out';

/** The band in which one taker is counted, for each question. */
function bandsOf(earned: readonly Earned[], turns?: readonly number[]): (number | undefined)[] {
  const submission: Submission = earned.map((share, place) => {
    const turn = turns?.[place] ?? place;
    return share === 'left out'
      ? { answer: null, share: 0, seconds: null, turn }
      : { answer: 'a', share, seconds: null, turn };
  });
  const { questions } = tallySubmissions(earned.length, [submission]);
  return questions.map(({ answers }) => {
    const [only] = [...answers.values()];
    return only?.bands.indexOf(1);
  });
}

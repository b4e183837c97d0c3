import { expect, it } from 'vitest';
import type { Outcome, OutcomeVerdict } from './attempt.ts';
import { Results } from './attempt.ts';
import { countResults, countSharedResults, percentOf, recountResults } from './count-results.ts';

const completedAt = '2026-03-01T12:00:00.000Z';

function outcomesOf(verdicts: readonly OutcomeVerdict[]): Outcome[] {
  return verdicts.map((verdict, at) => ({
    questionId: `6f1c2a10-3b7d-4c55-8e0a-00000000000${at}`,
    round: 0,
    answer: verdict === 'unanswered' ? null : 'a',
    firstAnswer: null,
    attempts: 1,
    verdict,
    isOwnVerdict: false,
  }));
}

it('[ENT-35] [ENT-38] counts what was asked, answered, right, wrong and left open', () => {
  const outcomes = outcomesOf(['correct', 'correct', 'incorrect', 'unanswered']);
  expect(countResults(outcomes, completedAt)).toEqual({
    totalQuestions: 4,
    answeredQuestions: 3,
    correctCount: 2,
    incorrectCount: 2,
    unanswered: 1,
    score: 50,
    completedAt: '2026-03-01T12:00:00.000Z',
  });
});

it('[ENT-36] [BLIM-26] rounds the score, over the total where all is graded', () => {
  const outcomes = outcomesOf(['correct', 'correct', 'incorrect']);
  expect(countResults(outcomes, completedAt).score).toBe(67);
});

it('[RES-13] [ENT-37] divides by the graded ones where some wait for review (C28)', () => {
  const outcomes = outcomesOf(['correct', 'needs-review', 'incorrect', 'needs-review', 'correct']);
  expect(countResults(outcomes, completedAt)).toEqual({
    totalQuestions: 5,
    answeredQuestions: 5,
    correctCount: 2,
    incorrectCount: 1,
    unanswered: 0,
    score: 67,
    gradedQuestions: 3,
    completedAt,
  });
});

it('[ENT-37] names no graded questions where nothing waits', () => {
  expect(countResults(outcomesOf(['correct']), completedAt)).not.toHaveProperty('gradedQuestions');
});

it('[RES-25] counts the unanswered among the wrong ones, and by themselves', () => {
  const results = countResults(outcomesOf(['unanswered', 'unanswered', 'correct']), completedAt);
  expect(results).toMatchObject({ incorrectCount: 2, unanswered: 2, score: 33 });
});

const pairs: Outcome = {
  questionId: '6f1c2a10-3b7d-4c55-8e0a-0000000000ff',
  round: 0,
  answer: { a1: 'b2', a2: 'b3' },
  firstAnswer: null,
  attempts: 1,
  verdict: 'incorrect',
  isOwnVerdict: false,
  credit: { earned: 2 / 3, possible: 1, parts: { right: 2, wrong: 0, of: 3 }, scoring: 2 },
};

it('makes the score a percentage of the points, and counts what is partly right as missed (D39)', () => {
  const outcomes = [...outcomesOf(['correct', 'correct']), pairs];
  expect(countResults(outcomes, completedAt)).toMatchObject({
    correctCount: 2,
    incorrectCount: 1,
    partlyCount: 1,
    score: 89,
    points: { earned: 2.666667, possible: 3 },
  });
});

it('weighs questions by what they are worth (D39)', () => {
  const [first, second] = outcomesOf(['correct', 'incorrect']);
  const worth = (outcome: Outcome | undefined, earned: number, possible: number): Outcome[] =>
    outcome ? [{ ...outcome, credit: { earned, possible, parts: null, scoring: 2 } }] : [];
  const results = countResults([...worth(first, 3, 3), ...worth(second, 0, 1)], completedAt);
  expect(results).toMatchObject({ score: 75, points: { earned: 3, possible: 4 } });
});

it('says nothing of points where each right answer is one', () => {
  const results = countResults(outcomesOf(['correct', 'incorrect']), completedAt);
  expect(results).not.toHaveProperty('points');
  expect(results).not.toHaveProperty('partlyCount');
});

it('counts nothing for what nobody has judged in a shared test, over all questions (D38)', () => {
  const verdicts: OutcomeVerdict[] = [
    ...Array<OutcomeVerdict>(15).fill('correct'),
    ...Array<OutcomeVerdict>(4).fill('incorrect'),
    'needs-review',
  ];
  const results = countSharedResults(outcomesOf(verdicts), completedAt);
  expect(results).toMatchObject({ totalQuestions: 20, correctCount: 15, score: 75, toBeJudged: 1 });
  expect(results).not.toHaveProperty('gradedQuestions');
  expect(countResults(outcomesOf(verdicts), completedAt)).toMatchObject({ score: 79 });
});

it('never scores nonsense better than no answer in a shared test (D38)', () => {
  const score = (verdict: OutcomeVerdict) =>
    countSharedResults(outcomesOf(['correct', verdict]), completedAt).score;
  expect(score('needs-review')).toBe(score('unanswered'));
});

it('counts again in the way that it was counted before', () => {
  const before = outcomesOf(['correct', 'needs-review', 'needs-review']);
  const judged = outcomesOf(['correct', 'correct', 'needs-review']);
  const shared = recountResults(judged, countSharedResults(before, completedAt));
  expect(shared).toMatchObject({ score: 67, toBeJudged: 1, completedAt });
  const own = recountResults(judged, countResults(before, completedAt));
  expect(own).toMatchObject({ score: 100, gradedQuestions: 2, completedAt });
});

it('[END-17] makes 0 of nothing', () => {
  expect(countResults([], completedAt)).toMatchObject({ totalQuestions: 0, score: 0 });
  expect(countResults(outcomesOf(['needs-review']), completedAt)).toMatchObject({ score: 0 });
});

it('[ENT-38] takes only an ISO time', () => {
  const results = countResults([], completedAt);
  expect(Results.safeParse(results).success).toBe(true);
  expect(Results.safeParse({ ...results, completedAt: '1 March 2026' }).success).toBe(false);
});

it.each([
  { part: 1, whole: 8, expected: 13 },
  { part: 1, whole: 3, expected: 33 },
  { part: 199, whole: 200, expected: 100 },
  { part: 0, whole: 7, expected: 0 },
  { part: 0, whole: 0, expected: 0 },
])('[BLIM-26] calls $part of $whole $expected percent', ({ part, whole, expected }) => {
  expect(percentOf(part, whole)).toBe(expected);
});

import { expect, it } from 'vitest';
import type { Outcome, OutcomeVerdict } from './attempt.ts';
import { Results } from './attempt.ts';
import { countResults, percentOf } from './count-results.ts';

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

it('[RES-08] [ENT-36] [BLIM-26] rounds the score, over the total where all is graded', () => {
  const outcomes = outcomesOf(['correct', 'correct', 'incorrect']);
  expect(countResults(outcomes, completedAt).score).toBe(67);
});

it('[RES-08] [RES-13] [ENT-37] divides by the graded ones where some wait for review (C28)', () => {
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

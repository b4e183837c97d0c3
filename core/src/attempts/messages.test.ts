import { expect, it } from 'vitest';
import type { Parts } from '../questions/answer.ts';
import { makeCredit, markOf } from './credit.ts';
import { writeCredit, writeMark, writePoints, writeSharedMark } from './messages.ts';

function earn(parts: Parts | null, possible = 1) {
  return makeCredit({ verdict: 'incorrect', possible, parts });
}

it.each([
  { right: 2, wrong: 0, of: 3, words: '2 of 3 pairs right: 0.67 of 1 point' },
  { right: 2, wrong: 1, of: 3, words: '2 of 3 pairs right, less 1 wrong: 0.33 of 1 point' },
  { right: 2, wrong: 2, of: 4, words: '2 of 4 pairs right, less 2 wrong: 0 of 1 point' },
])('says how a part was earned: $words', ({ words, ...parts }) => {
  expect(writeCredit('matching', earn(parts))).toBe(words);
});

it('speaks of answers where several options are right', () => {
  const parts = { right: 1, wrong: 0, of: 2 };
  expect(writeCredit('multiple-answer', earn(parts, 3))).toBe(
    '1 of 2 answers right: 1.5 of 3 points',
  );
});

it('says nothing where all or no part is right, nor where there is but one', () => {
  const whole = { right: 3, wrong: 0, of: 3 };
  expect(
    writeCredit('matching', makeCredit({ verdict: 'correct', possible: 1, parts: whole })),
  ).toBeUndefined();
  expect(writeCredit('matching', earn({ right: 0, wrong: 3, of: 3 }))).toBeUndefined();
  expect(writeCredit('multiple-choice', earn(null))).toBeUndefined();
});

it('writes points with two decimals at most', () => {
  expect(writePoints({ earned: 8 / 3, possible: 3 })).toBe('2.67 of 3 points');
});

it('marks an answer that earned a part as partly right, and no other', () => {
  const some = { verdict: 'incorrect' as const, credit: earn({ right: 1, wrong: 0, of: 3 }) };
  expect(writeMark(markOf(some))).toBe('Partly right');
  const none = { verdict: 'incorrect' as const, credit: earn({ right: 1, wrong: 1, of: 3 }) };
  expect(writeMark(markOf(none))).toBe('Incorrect');
  expect(writeMark(markOf({ verdict: 'unanswered' }))).toBe('Incorrect');
});

it('leaves to the teacher what nobody has judged in a shared test (D38)', () => {
  expect(writeSharedMark('needs-review')).toBe('To be judged');
  expect(writeSharedMark('correct')).toBe('Correct');
});

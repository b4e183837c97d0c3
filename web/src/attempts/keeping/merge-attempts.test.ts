import { expect, it } from 'vitest';
import { idAt, makeTest } from '../testing/stub-test.ts';
import { changeAnswer } from './change-answer.ts';
import { beginAttempt } from './kept-attempt.ts';
import { mergeAttempts } from './merge-attempts.ts';
import { findReported, giveReport, settleReport, withdrawReport } from './report.ts';
import { markSent, takeUnsent } from './sending/unsent.ts';

const begun = beginAttempt({ id: idAt(90), test: makeTest(), at: 0 });
const first = changeAnswer(begun, { questionId: idAt(1), answer: 'a' });
const later = changeAnswer(first, { questionId: idAt(1), answer: 'b' });

it('lets the later answer count, whichever copy comes first', () => {
  expect(mergeAttempts(first, later).answers[`0:${idAt(1)}`]?.answer).toBe('b');
  expect(mergeAttempts(later, first).answers[`0:${idAt(1)}`]?.answer).toBe('b');
});

it('keeps what each of two tabs answered', () => {
  const other = changeAnswer(begun, { questionId: idAt(2), answer: 'True' });
  expect(Object.keys(mergeAttempts(first, other).answers)).toEqual([
    `0:${idAt(1)}`,
    `0:${idAt(2)}`,
  ]);
});

it('knows as sent what either copy knows as sent', () => {
  const sent = markSent(first, takeUnsent(first));
  expect(takeUnsent(mergeAttempts(first, sent)).answers).toEqual([]);
});

it('sends an answer again that changed after it was sent', () => {
  const sent = markSent(later, takeUnsent(first));
  expect(takeUnsent(sent).answers).toMatchObject([{ answer: 'b', revision: 2 }]);
});

it('ends the attempt when one tab has ended it', () => {
  const submission = { elapsedMs: 5, completedAt: '2026-03-01T09:00:00.000Z' };
  const submitted = { ...begun, phase: 'submitted' as const, submission };
  expect(mergeAttempts(submitted, first)).toMatchObject({ phase: 'submitted', submission });
  expect(mergeAttempts(first, submitted)).toMatchObject({ phase: 'submitted', submission });
});

it('counts the switches of both', () => {
  const one = { ...begun, switches: [100, 300] };
  const other = { ...begun, switches: [100, 200] };
  expect(mergeAttempts(one, other).switches).toEqual([100, 200, 300]);
});

it('knows of a report that the other tab has taken back', () => {
  const held = giveReport(begun, idAt(1));
  const withdrawn = withdrawReport(held);
  expect(findReported(mergeAttempts(held, withdrawn))).toBeUndefined();
  expect(findReported(mergeAttempts(withdrawn, held))).toBeUndefined();
  const another = giveReport(withdrawn, idAt(2));
  expect(findReported(mergeAttempts(another, held))).toBe(idAt(2));
});

it('sends a report only once it cannot be taken back any more', () => {
  const held = giveReport(begun, idAt(1));
  expect(takeUnsent(held).reportedQuestionId).toBeNull();
  expect(takeUnsent(settleReport(held)).reportedQuestionId).toBe(idAt(1));
  expect(findReported(withdrawReport(settleReport(held)))).toBe(idAt(1));
});

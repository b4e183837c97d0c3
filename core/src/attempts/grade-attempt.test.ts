import { expect, it } from 'vitest';
import { frozenV1 } from '../questions/frozen/v1.ts';
import type { Question } from '../questions/question.ts';
import { readQuestion } from '../questions/read-question.ts';
import type { GivenAnswer } from './attempt.ts';
import { gradeAll, gradeAnswered, isBlank, judge, mayJudge } from './grade-attempt.ts';

const questions = frozenV1.slice(0, 6).map((stored) => readQuestion(JSON.parse(stored)));

function find(type: Question['type']): Question {
  const question = questions.find((one) => one.type === type);
  if (!question) throw new Error(`no ${type}`);
  return question;
}

function give(type: Question['type'], changes: Partial<GivenAnswer>): GivenAnswer {
  return {
    questionId: find(type).id,
    round: 0,
    answer: null,
    firstAnswer: null,
    attempts: 1,
    ownVerdict: null,
    revision: 1,
    ...changes,
  };
}

it('[ENT-39] takes an option id, a list, pairs and texts, each by its type (C27)', () => {
  const outcomes = gradeAll(questions, [
    give('multiple-choice', { answer: 'b' }),
    give('true-false', { answer: 'False' }),
    give('short-answer', { answer: 'The atoms vibrate more and move apart' }),
    give('multiple-answer', { answer: ['a', 'c'] }),
    give('matching', { answer: { a1: 'b2', a2: 'b3', a3: 'b1' } }),
    give('fill-in-blank', { answer: 'photosynthesis' }),
  ]);
  expect(outcomes.map(({ verdict }) => verdict)).toEqual([
    'correct',
    'incorrect',
    'correct',
    'correct',
    'correct',
    'correct',
  ]);
  expect(outcomes.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id));
});

it('[RES-25] calls every question without an answer unanswered', () => {
  const outcomes = gradeAll(questions, [
    give('multiple-choice', { answer: null }),
    give('short-answer', { answer: '  \n' }),
    give('multiple-answer', { answer: [] }),
    give('matching', { answer: {} }),
  ]);
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(Array(6).fill('unanswered'));
});

it('leaves out answers to questions that were not asked', () => {
  const [asked] = questions;
  const outcomes = gradeAll(asked ? [asked] : [], [
    give('true-false', { answer: 'True' }),
    give('multiple-choice', { answer: 'b' }),
  ]);
  expect(outcomes).toEqual([
    {
      questionId: asked?.id,
      round: 0,
      answer: 'b',
      firstAnswer: null,
      attempts: 1,
      verdict: 'correct',
      isOwnVerdict: false,
      credit: { earned: 1, possible: 1, parts: null, scoring: 2 },
    },
  ]);
});

it.each<{ type: Question['type']; answer: GivenAnswer['answer']; earned: number; why: string }>([
  { type: 'matching', answer: { a1: 'b2', a2: 'b3', a3: 'b1' }, earned: 1, why: 'all pairs' },
  { type: 'matching', answer: { a1: 'b2', a2: 'b3' }, earned: 2 / 3, why: 'one pair open' },
  { type: 'matching', answer: { a1: 'b2', a2: '' }, earned: 1 / 3, why: 'two pairs open' },
  { type: 'matching', answer: { a1: 'b2', a2: 'b3', a3: 'b2' }, earned: 1 / 3, why: 'one wrong' },
  { type: 'matching', answer: { a1: 'b2', a2: 'b1', a3: 'b3' }, earned: 0, why: 'two wrong' },
  { type: 'multiple-answer', answer: ['a', 'c'], earned: 1, why: 'all options' },
  { type: 'multiple-answer', answer: ['a'], earned: 1 / 2, why: 'one open' },
  { type: 'multiple-answer', answer: ['a', 'b', 'c'], earned: 1 / 2, why: 'one too many' },
  { type: 'multiple-answer', answer: ['a', 'b'], earned: 0, why: 'one right, one wrong' },
  { type: 'multiple-answer', answer: ['b'], earned: 0, why: 'never below none' },
  { type: 'multiple-choice', answer: 'a', earned: 0, why: 'one part only' },
  { type: 'short-answer', answer: 'Because heat is movement', earned: 0, why: 'nobody judged it' },
])('gives $earned of a point for $why of $type: right picks less wrong ones (D39)', (one) => {
  const { credit } = judge(find(one.type), give(one.type, { answer: one.answer }));
  expect(credit).toMatchObject({ earned: one.earned, possible: 1, scoring: 2 });
});

it('gives a part of the points that a question is worth (D39)', () => {
  const matching = { ...find('matching'), points: 6 };
  const { credit, verdict } = judge(matching, give('matching', { answer: { a1: 'b2', a2: 'b3' } }));
  expect(credit).toEqual({
    earned: 4,
    possible: 6,
    parts: { right: 2, wrong: 0, of: 3 },
    scoring: 2,
  });
  expect(verdict).toBe('incorrect');
});

it('counts the first answer where feedback followed, whatever came after', () => {
  const outcomes = gradeAnswered(questions, [
    give('multiple-choice', { answer: 'b', firstAnswer: 'a', attempts: 3 }),
    give('true-false', { answer: 'True', firstAnswer: 'True' }),
  ]);
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['incorrect', 'correct']);
});

it('[END-10] keeps how often a question was answered', () => {
  const [outcome] = gradeAnswered(questions, [
    give('multiple-choice', { answer: 'b', firstAnswer: 'a', attempts: 3 }),
  ]);
  expect(outcome).toMatchObject({ attempts: 3, answer: 'b', firstAnswer: 'a' });
});

it('leaves out of an endless test what nobody answered, and counts each round', () => {
  const outcomes = gradeAnswered(questions, [
    give('multiple-choice', { answer: 'a', firstAnswer: 'a' }),
    give('multiple-choice', { answer: 'b', firstAnswer: 'b', round: 1 }),
    give('true-false', { attempts: 0 }),
    { ...give('matching', { answer: {} }), questionId: '6f1c2a10-3b7d-4c55-8e0a-0000000000ff' },
  ]);
  expect(outcomes.map(({ round, verdict }) => [round, verdict])).toEqual([
    [0, 'incorrect'],
    [1, 'correct'],
  ]);
});

it('lets a learner judge a written answer that no rule could', () => {
  const answer = 'Because heat is movement';
  const byRule = judge(find('short-answer'), give('short-answer', { answer }));
  expect(byRule).toMatchObject({ verdict: 'needs-review', isOwnVerdict: false });
  const own = judge(find('short-answer'), give('short-answer', { answer, ownVerdict: 'correct' }));
  expect(own).toMatchObject({ verdict: 'correct', isOwnVerdict: true });
});

it.each<{ type: Question['type']; answer: GivenAnswer['answer']; verdict: string }>([
  { type: 'multiple-choice', answer: 'a', verdict: 'incorrect' },
  { type: 'true-false', answer: 'False', verdict: 'incorrect' },
  { type: 'matching', answer: { a1: 'b1' }, verdict: 'incorrect' },
  { type: 'multiple-answer', answer: ['b'], verdict: 'incorrect' },
  { type: 'short-answer', answer: ' ', verdict: 'unanswered' },
  { type: 'fill-in-blank', answer: null, verdict: 'unanswered' },
])('lets nobody call $answer of $type right', ({ type, answer, verdict }) => {
  expect(judge(find(type), give(type, { answer, ownVerdict: 'correct' }))).toMatchObject({
    verdict,
    isOwnVerdict: false,
  });
});

it('lets nobody call right what is right already, nor wrong', () => {
  expect(mayJudge(find('fill-in-blank'), 'correct')).toBe(false);
  const given = give('fill-in-blank', { answer: 'photosynthesis', ownVerdict: 'incorrect' });
  expect(judge(find('fill-in-blank'), given)).toMatchObject({
    verdict: 'correct',
    isOwnVerdict: false,
  });
});

it.each([
  { answer: '', expected: true },
  { answer: ' \u00a0\t', expected: true },
  { answer: [], expected: true },
  { answer: {}, expected: true },
  { answer: { a1: '' }, expected: true },
  { answer: { a1: '', a2: 'b1' }, expected: false },
  { answer: ['a'], expected: false },
  { answer: '0', expected: false },
])('takes $answer as no answer: $expected', ({ answer, expected }) => {
  expect(isBlank(answer)).toBe(expected);
});

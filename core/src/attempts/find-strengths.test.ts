import { expect, it } from 'vitest';
import type { QuestionType } from '../plans/catalogue.ts';
import type { Question } from '../questions/question.ts';
import type { Outcome, OutcomeVerdict } from './attempt.ts';
import { findStrengths } from './find-strengths.ts';

it('calls a type a strength from 70% correct, and an area to improve below (N26) [RES-19] [BLIM-42]', () => {
  const found = find([
    ...answered({ type: 'true-false', correct: 7, missed: 3 }),
    ...answered({ type: 'short-answer', correct: 69, missed: 31 }),
  ]);
  expect(found.strengths).toEqual([
    { of: { type: 'true-false' }, correct: 7, total: 10, percent: 70, missedPages: [] },
  ]);
  expect(found.areas).toEqual([
    { of: { type: 'short-answer' }, correct: 69, total: 100, percent: 69, missedPages: [] },
  ]);
});

it('names topics before types, and the pages of what was missed', () => {
  const found = find([
    ...answered({ topic: 'Plasticity', correct: 2, missed: 0, page: 1 }),
    ...answered({ topic: 'Receptors', correct: 1, missed: 1, page: 5 }),
    ...answered({ topic: 'Receptors', correct: 0, missed: 2, page: 3 }),
  ]);
  expect(found).toEqual({
    strengths: [
      { of: { topic: 'Plasticity' }, correct: 2, total: 2, percent: 100, missedPages: [] },
    ],
    areas: [
      { of: { topic: 'Receptors' }, correct: 1, total: 4, percent: 25, missedPages: [3, 5] },
      { of: { type: 'true-false' }, correct: 3, total: 6, percent: 50, missedPages: [3, 5] },
    ],
  });
});

it('calls nothing a strength that was only partly right', () => {
  const [one] = answered({ type: 'matching', correct: 0, missed: 1 });
  const partly = one && {
    ...one,
    outcome: { ...one.outcome, credit: { earned: 0.75, possible: 1, parts: null, scoring: 2 } },
  };
  const found = find([partly]);
  expect(found.strengths).toEqual([]);
  expect(found.areas).toMatchObject([{ of: { type: 'matching' }, correct: 0, percent: 75 }]);
});

it('leaves out a topic that is the whole test', () => {
  const found = find(answered({ topic: 'Plasticity', correct: 2, missed: 0 }));
  expect(found.strengths.map(({ of }) => of)).toEqual([{ type: 'true-false' }]);
});

it('counts unanswered questions as missed, and what waits for review not at all (N56)', () => {
  const [first, second, third] = answered({ correct: 3, missed: 0 });
  const found = find([
    first,
    withVerdict(second, 'unanswered'),
    withVerdict(third, 'needs-review'),
  ]);
  expect(found.areas).toEqual([
    { of: { type: 'true-false' }, correct: 1, total: 2, percent: 50, missedPages: [] },
  ]);
});

it('says nothing of no questions', () => {
  expect(find([])).toEqual({ strengths: [], areas: [] });
});

type One = { question: Question; outcome: Outcome };

function find(ones: readonly (One | undefined)[]) {
  const known = ones.flatMap((one) => one ?? []);
  return findStrengths(
    known.map(({ question }) => question),
    known.map(({ outcome }) => outcome),
  );
}

type Wanted = {
  type?: QuestionType;
  topic?: string | null;
  correct: number;
  missed: number;
  page?: number | null;
};

function answered({ type = 'true-false', topic = null, correct, missed, page = null }: Wanted) {
  return Array.from({ length: correct + missed }, (_, index) =>
    makeOne({ type, topic, page, verdict: index < correct ? 'correct' : 'incorrect' }),
  );
}

type Facts = {
  type: QuestionType;
  topic: string | null;
  page: number | null;
  verdict: OutcomeVerdict;
};

let lastId = 0;

function makeOne({ type, topic, page, verdict }: Facts): One {
  lastId += 1;
  const id = `0198a000-0000-7000-8000-${String(lastId).padStart(12, '0')}`;
  const source = page === null ? null : { quote: 'It is so.', start: 0, end: 9, page };
  const question = { ...blankQuestion, id, type, topic, source } as Question;
  const outcome = { questionId: id, round: 0, answer: null, firstAnswer: null, attempts: 1 };
  return { question, outcome: { ...outcome, verdict, isOwnVerdict: false } };
}

function withVerdict(one: One | undefined, verdict: OutcomeVerdict): One | undefined {
  return one && { ...one, outcome: { ...one.outcome, verdict } };
}

const blankQuestion = {
  version: 1,
  text: 'Is it so?',
  explanation: '',
  hint: '',
  madeBy: 'ai',
  isVerified: true,
};

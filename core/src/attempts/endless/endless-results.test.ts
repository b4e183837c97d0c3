import { expect, it } from 'vitest';
import { frozenV1 } from '../../questions/frozen/v1.ts';
import { readQuestion } from '../../questions/read-question.ts';
import type { GivenAnswer } from '../attempt.ts';
import { summariseEndless } from './endless-results.ts';
import { gradeAnswered } from '../grade-attempt.ts';

const [choice, truth, short, several] = frozenV1.map((stored) => readQuestion(JSON.parse(stored)));
if (!choice || !truth || !short || several?.type !== 'multiple-answer')
  throw new Error('no questions');
const questions = [choice, truth, short, several];

function give(questionId: string, changes: Partial<GivenAnswer>): GivenAnswer {
  const untouched = { round: 0, answer: null, firstAnswer: null, ownVerdict: null, revision: 1 };
  return { ...untouched, questionId, attempts: 1, ...changes };
}

function summarise(answers: readonly GivenAnswer[]) {
  return summariseEndless(questions, gradeAnswered(questions, answers));
}

it('[END-18] [ENT-40] counts what was tried and what was right at once, and lists what was wrong', () => {
  const results = summarise([
    give(choice.id, { answer: 'b', firstAnswer: 'a', attempts: 2 }),
    give(truth.id, { answer: 'True', firstAnswer: 'True' }),
  ]);
  expect(results).toEqual({
    totalAttempted: 2,
    correctAnswers: 1,
    accuracy: 50,
    wrongAnswers: [{ ...choice, userAnswer: 'a', attempts: 2 }],
  });
  expect(results.wrongAnswers[0]?.text).toBe('Which organelle makes most of the ATP of a cell?');
});

it('[END-08] [END-09] [END-11] [ENT-32] lists a wrong question once, with how often it was answered', () => {
  const { wrongAnswers } = summarise([
    give(choice.id, { answer: 'b', firstAnswer: 'c', attempts: 3 }),
    give(choice.id, { answer: 'b', firstAnswer: 'd', attempts: 2, round: 1 }),
  ]);
  expect(wrongAnswers).toEqual([{ ...choice, userAnswer: 'c', attempts: 5 }]);
});

it('has the share of the points that the first tries earned (D39)', () => {
  const { accuracy } = summarise([
    give(choice.id, { answer: 'b', firstAnswer: 'a', attempts: 2 }),
    give(choice.id, { answer: 'b', firstAnswer: 'b', round: 1 }),
    give(truth.id, { answer: 'True', firstAnswer: 'True' }),
  ]);
  expect(accuracy).toBe(67);
});

it('[END-18] counts every time that a question was asked, also where missed ones come back early', () => {
  const results = summarise([
    give(choice.id, { answer: 'b', firstAnswer: 'a', attempts: 2 }),
    give(truth.id, { answer: 'True', firstAnswer: 'True' }),
    give(choice.id, { answer: 'b', firstAnswer: 'b', round: 1 }),
    give(several.id, { answer: ['a', 'c'], firstAnswer: ['a', 'c'] }),
    give(choice.id, { answer: 'b', firstAnswer: 'b', round: 2 }),
  ]);
  expect(results).toEqual({
    totalAttempted: 5,
    correctAnswers: 4,
    accuracy: 80,
    wrongAnswers: [{ ...choice, userAnswer: 'a', attempts: 2 }],
  });
});

it('counts the part of an answer that was right at the first try (D39)', () => {
  const { accuracy, correctAnswers, wrongAnswers } = summarise([
    give(several.id, { answer: ['a', 'c'], firstAnswer: ['a'], attempts: 2 }),
    give(choice.id, { answer: 'b', firstAnswer: 'b' }),
  ]);
  expect({ accuracy, correctAnswers }).toEqual({ accuracy: 75, correctAnswers: 1 });
  expect(wrongAnswers.map(({ id }) => id)).toEqual([several.id]);
});

it('[END-17] has nothing to divide by where nothing was tried', () => {
  expect(summarise([give(choice.id, { attempts: 0 })])).toEqual({
    totalAttempted: 0,
    correctAnswers: 0,
    accuracy: 0,
    wrongAnswers: [],
  });
});

it('calls nothing wrong that waits for its learner', () => {
  const answer = 'Because heat is movement';
  const results = summarise([give(short.id, { answer, firstAnswer: answer })]);
  expect(results).toEqual({ totalAttempted: 1, correctAnswers: 0, accuracy: 0, wrongAnswers: [] });
});

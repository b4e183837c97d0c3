import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { gradeAnswer } from '../questions/grade-answer.ts';
import { Question } from '../questions/question.ts';
import { makeSamples } from './sample-questions.ts';

it('[BERR-05] has 4 single-answer questions and 1 multiple-answer question', () => {
  expect(makeSamples(randomUUID).map(({ type }) => type)).toEqual([
    'multiple-choice',
    'multiple-choice',
    'multiple-choice',
    'multiple-choice',
    'multiple-answer',
  ]);
});

it('makes whole questions that say they are samples, each time with new ids', () => {
  const samples = makeSamples(randomUUID);
  expect(samples.map((sample) => Question.parse(sample))).toEqual(samples);
  expect(samples.every(({ madeBy, source }) => madeBy === 'sample' && source === null)).toBe(true);
  const ids = [...samples, ...makeSamples(randomUUID)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(10);
});

it('spreads the keys over the options', () => {
  expect(makeSamples(randomUUID).map(({ correctAnswer }) => correctAnswer)).toEqual([
    'b',
    'd',
    'a',
    'c',
    ['a', 'c', 'd'],
  ]);
});

it('grades its own keys as correct', () => {
  const verdicts = makeSamples(randomUUID).map((one) => gradeAnswer(one, one.correctAnswer));
  expect(verdicts).toEqual(['correct', 'correct', 'correct', 'correct', 'correct']);
});

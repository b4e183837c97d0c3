import { expect, it } from 'vitest';
import { plans } from '../plans/catalogue.ts';
import { findConfigProblem, findTotalProblem } from './check-config.ts';

const free = plans.free.limits;
const premium = plans.educator.limits;

it('[CONF-26] asks for a type', () => {
  const nothing = { questionTypes: [], numQuestions: 0, isEndlessMode: false };
  expect(findConfigProblem(nothing, free)).toBe('Please select at least one question type');
  expect(findConfigProblem({ ...nothing, isEndlessMode: true }, free)).toBe(
    'Please select at least one question type',
  );
});

it('[CONF-27] [CONF-30] [BLIM-10] wants at least 3 questions', () => {
  expect(findConfigProblem(of(2), premium)).toBe(
    'You must have at least 3 questions to create a test.',
  );
  expect(findTotalProblem(of(2), premium)).toBe(
    'You must have at least 3 questions to create a test',
  );
  expect(findConfigProblem(of(3), free)).toBeUndefined();
  expect(findTotalProblem(of(3), free)).toBeUndefined();
});

it('[CONF-28] [CONF-29] [CONF-35] [BLIM-10] [BROLE-18] takes at most 20 on the free plan', () => {
  expect(findConfigProblem(of(20), free)).toBeUndefined();
  expect(findConfigProblem(of(21), free)).toBe(
    'You cannot have more than 20 questions per test. Please reduce the number of questions.',
  );
  expect(findTotalProblem(of(21), free)).toBe(
    'Total questions (21) exceeds the maximum limit of 20',
  );
});

it('[BLIM-14] [CONF-35] [BROLE-18] takes at most 50 on a premium plan, and says so (D4)', () => {
  expect(findConfigProblem(of(50), premium)).toBeUndefined();
  expect(findConfigProblem(of(51), premium)).toBe(
    'You cannot have more than 50 questions per test. Please reduce the number of questions.',
  );
  expect(findTotalProblem(of(51), premium)).toBe(
    'Total questions (51) exceeds the maximum limit of 50',
  );
});

it('[CONF-08] [CONF-35] [BROLE-18] has no total in endless mode', () => {
  const endless = { ...of(100), isEndlessMode: true };
  expect(findConfigProblem(endless, free)).toBeUndefined();
  expect(findTotalProblem(endless, free)).toBeUndefined();
});

function of(numQuestions: number) {
  return { questionTypes: ['true-false' as const], numQuestions, isEndlessMode: false };
}

import { expect, it } from 'vitest';
import { plans } from '../plans/catalogue.ts';
import { changeCount } from './change-config.ts';
import { chooseMix, isMix } from './choose-mix.ts';
import { firstConfig } from './first-config.ts';

it('a mix is ten questions of five kinds that every plan has, in the order of the menu', () => {
  const mixed = chooseMix({ ...firstConfig, difficulty: 'hard' });
  expect(mixed.formattedQuestionTypes).toEqual([
    { type: 'multiple-choice', count: 4 },
    { type: 'true-false', count: 2 },
    { type: 'short-answer', count: 1 },
    { type: 'matching', count: 1 },
    { type: 'fill-in-blank', count: 2 },
  ]);
  expect(mixed.numQuestions).toBe(10);
  expect(mixed.difficulty).toBe('hard');
  const { questionTypes } = plans.free.limits;
  expect(mixed.questionTypes.filter((type) => !questionTypes.includes(type))).toEqual([]);
});

it('is told from what somebody has chosen', () => {
  const mixed = chooseMix(firstConfig);
  expect(isMix(mixed)).toBe(true);
  expect(isMix(firstConfig)).toBe(false);
  const type = 'true-false';
  expect(isMix(changeCount(mixed, { type, count: 3 }, plans.free.limits))).toBe(false);
});

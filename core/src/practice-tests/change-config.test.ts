import { expect, it } from 'vitest';
import { plans } from '../plans/catalogue.ts';
import { seedRandom } from '../seeded-random.ts';
import { changeCount, fitToPlan, readMinutes, toggleType } from './change-config.ts';
import { choosePreset } from './choose-preset.ts';
import { firstConfig } from './first-config.ts';

const free = plans.free.limits;
const premium = plans.student.limits;
const quiz = choosePreset(firstConfig, 'quiz', seedRandom('a'));
const endless = choosePreset(firstConfig, 'endless', seedRandom('a'));

it('[CONF-17] a changed count makes it custom, and changes nothing else (C39)', () => {
  expect(changeCount(quiz, { type: 'true-false', count: 4 }, free)).toMatchObject({
    preset: 'custom',
    typeCounts: { 'multiple-choice': 8, 'true-false': 4 },
    numQuestions: 12,
  });
});

it('leaves the preset alone when the count is the same', () => {
  expect(changeCount(quiz, { type: 'true-false', count: 2 }, free)).toBe(quiz);
});

it('[CONF-18] unticking every type makes it custom, with nothing ticked (C39)', () => {
  const one = toggleType(endless, 'true-false', free);
  expect(one).toMatchObject({ preset: 'endless', questionTypes: ['multiple-choice'] });
  expect(toggleType(one, 'multiple-choice', free)).toMatchObject({
    preset: 'custom',
    questionTypes: [],
    typeCounts: {},
    numQuestions: 0,
    isEndlessMode: false,
  });
});

it('[CONF-19] [BLIM-13] a ticked type begins with 5', () => {
  expect(toggleType(quiz, 'matching', free)).toMatchObject({
    preset: 'custom',
    typeCounts: { 'multiple-choice': 8, 'true-false': 2, matching: 5 },
  });
});

it('[CONF-20] in endless mode it has no count, and the 20 are split anew (N16)', () => {
  expect(toggleType(endless, 'matching', free)).toMatchObject({
    preset: 'endless',
    typeCounts: {},
    formattedQuestionTypes: [
      { type: 'multiple-choice', count: 7 },
      { type: 'true-false', count: 7 },
      { type: 'matching', count: 6 },
    ],
  });
});

it('[CONF-24] a free plan cannot tick multiple-answer (D5)', () => {
  expect(toggleType(quiz, 'multiple-answer', free)).toBe(quiz);
  expect(toggleType(quiz, 'multiple-answer', premium).typeCounts).toMatchObject({
    'multiple-answer': 5,
  });
});

it.each([
  { plan: 'free', limits: free, typed: 0, count: 1 },
  { plan: 'free', limits: free, typed: 21, count: 20 },
  { plan: 'premium', limits: premium, typed: -3, count: 1 },
  { plan: 'premium', limits: premium, typed: 31, count: 30 },
])(
  '[CONF-32] [CONF-33] [BLIM-11] [BLIM-12] [LIM-23] [LIM-25] [BROLE-09] [BROLE-13] $typed of a type become $count on a $plan plan',
  ({ limits, typed, count }) => {
    const config = changeCount(quiz, { type: 'multiple-choice', count: typed }, limits);
    expect(config.typeCounts['multiple-choice']).toBe(count);
  },
);

it('[CONF-34] counts above what the plan has go down to it, and types that it lacks go', () => {
  const many = changeCount(quiz, { type: 'multiple-choice', count: 30 }, premium);
  const all = toggleType(many, 'multiple-answer', premium);
  expect(fitToPlan(all, free)).toMatchObject({
    preset: 'custom',
    typeCounts: { 'multiple-choice': 20, 'true-false': 2 },
  });
});

it('[CONF-34] leaves alone what the plan has', () => {
  expect(fitToPlan(quiz, free)).toBe(quiz);
  expect(fitToPlan(endless, free)).toBe(endless);
});

it.each([
  ['0', 1],
  ['1', 1],
  ['45', 45],
  ['120', 120],
  ['121', 120],
  ['-5', 1],
])('[CONF-43] [BLIM-15] a timer of %s minutes becomes %i', (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes);
});

it.each(['', 'soon', ' '])('[CONF-44] [BLIM-15] "%s" is no number and gives 30', (typed) => {
  expect(readMinutes(typed)).toBe(30);
});

import { expect, it } from 'vitest';
import { plans } from '../plans/catalogue.ts';
import { seedRandom } from '../seeded-random.ts';
import { choosePreset } from './choose-preset.ts';
import { findConfigProblem } from './check-config.ts';
import { presets, TestConfig } from './config.ts';
import { firstConfig } from './first-config.ts';

const random = seedRandom('a');

it('[ENT-01] [CONF-09] [ENT-05] begins as custom, with 3 questions before any preset is applied', () => {
  expect(firstConfig).toMatchObject({ preset: 'custom', numQuestions: 3, questionTypes: [] });
  expect(TestConfig.parse(firstConfig)).toEqual(firstConfig);
});

it('[CONF-41] [CONF-42] [ENT-07] [ENT-08] [ENT-15] [CONF-54] has the usual settings at first (N11, N12, D21)', () => {
  expect(firstConfig).toMatchObject({
    difficulty: 'medium',
    testFocus: 'vocabulary',
    enableTimer: false,
    timerDuration: 30,
    language: 'material',
    aiModel: 'openai',
    showStudyMaterial: false,
    lockScreen: false,
    testLayout: 'horizontal',
    privacy: 'private',
    agreeToTerms: true,
  });
});

it('[CONF-58] [ENT-12] [ENT-19] has no topics, and neither maths nor code', () => {
  expect(firstConfig).toMatchObject({ topics: [], enableMathAndCode: false });
});

it('[CONF-12] [BLIM-16] [ENT-03] [ENT-04] a quiz has 8 multiple-choice and 2 true-false questions', () => {
  expect(choosePreset(firstConfig, 'quiz', random)).toMatchObject({
    preset: 'quiz',
    questionTypes: ['multiple-choice', 'true-false'],
    typeCounts: { 'multiple-choice': 8, 'true-false': 2 },
    formattedQuestionTypes: [
      { type: 'multiple-choice', count: 8 },
      { type: 'true-false', count: 2 },
    ],
    numQuestions: 10,
    isEndlessMode: false,
  });
});

it('[CONF-13] [BLIM-17] a test has 10 multiple-choice, 5 true-false and 2 short-answer questions', () => {
  const config = choosePreset(firstConfig, 'test', random);
  expect(config.typeCounts).toEqual({
    'multiple-choice': 10,
    'true-false': 5,
    'short-answer': 2,
  });
  expect(config.numQuestions).toBe(17);
});

it('[CONF-14] [ENT-20] [END-14] endless has no counts, and asks for 20 in all (C15)', () => {
  expect(choosePreset(firstConfig, 'endless', random)).toMatchObject({
    preset: 'endless',
    isEndlessMode: true,
    questionTypes: ['multiple-choice', 'true-false'],
    typeCounts: {},
    formattedQuestionTypes: [
      { type: 'multiple-choice', count: 10 },
      { type: 'true-false', count: 10 },
    ],
    numQuestions: 20,
  });
});

it('has no timer in endless mode (N17)', () => {
  const timed = { ...firstConfig, enableTimer: true };
  expect(choosePreset(timed, 'endless', random).enableTimer).toBe(false);
  expect(choosePreset(timed, 'quiz', random).enableTimer).toBe(true);
});

it('[CONF-15] [CONF-16] custom draws its counts, within N14', () => {
  const drawn = Array.from({ length: 500 }, (_, seed) =>
    choosePreset(firstConfig, 'custom', seedRandom(String(seed))),
  );
  const countsOf = (type: 'multiple-choice' | 'true-false' | 'short-answer') =>
    [...new Set(drawn.map(({ typeCounts }) => typeCounts[type] ?? 0))].toSorted((a, b) => a - b);
  expect(countsOf('multiple-choice')).toEqual([3, 4, 5, 6, 7, 8]);
  expect(countsOf('true-false')).toEqual([2, 3, 4, 5]);
  expect(countsOf('short-answer')).toEqual([0, 1, 2, 3]);
  const withShort = drawn.filter(({ questionTypes }) => questionTypes.includes('short-answer'));
  expect(withShort.length / drawn.length).toBeGreaterThan(0.4);
  expect(withShort.length / drawn.length).toBeLessThan(0.6);
});

it('[CONF-25] every preset works on the free plan (C01)', () => {
  const { limits } = plans.free;
  const configs = presets.map((preset) => choosePreset(firstConfig, preset, random));
  expect(configs.map((config) => findConfigProblem(config, limits))).toEqual(
    presets.map(() => undefined),
  );
  const types = configs.flatMap(({ questionTypes }) => questionTypes);
  expect(types.filter((type) => !limits.questionTypes.includes(type))).toEqual([]);
});

it('[CONF-10] takes the place of what was chosen before', () => {
  const before = choosePreset(firstConfig, 'test', random);
  expect(choosePreset(before, 'quiz', random).typeCounts).toEqual({
    'multiple-choice': 8,
    'true-false': 2,
  });
});

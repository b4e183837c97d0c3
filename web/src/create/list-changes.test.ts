import { chooseMix } from '@engram/core/practice-tests/choose-mix.ts';
import { choosePreset } from '@engram/core/practice-tests/choose-preset.ts';
import { mixTypes } from '@engram/core/practice-tests/mix-types.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { listChanges } from './list-changes.ts';

const mix = chooseMix(firstConfig);
const usual = { isByRule: false, isReviewWanted: false };
const presetOf = (preset: 'quiz' | 'endless') => choosePreset(firstConfig, preset, seedRandom('a'));

it('says nothing of what most have', () => {
  expect(listChanges(mix, usual)).toEqual([]);
});

it('says what is not as usual', () => {
  const few = mixTypes(mix, {
    preset: 'custom',
    questionTypes: ['multiple-choice'],
    typeCounts: { 'multiple-choice': 7 },
  });
  const config = { ...few, difficulty: 'hard', enableTimer: true, language: 'de' } as const;
  expect(listChanges({ ...config, timerDuration: 20 }, { ...usual, isReviewWanted: true })).toEqual(
    ['Hard', '7 questions', '20 minutes', 'German', 'reviewed first'],
  );
});

it('takes the kinds that rules surely make as usual only where rules make the test', () => {
  expect(listChanges(presetOf('quiz'), { ...usual, isByRule: true })).toEqual([]);
  expect(listChanges(presetOf('quiz'), usual)).toEqual(['Quiz']);
  expect(listChanges(presetOf('endless'), usual)).toEqual(['Endless']);
});

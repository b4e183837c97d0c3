import { generationMessages } from '../generation/messages.ts';
import type { difficulties, testFocuses } from '../generation/api.ts';
import type { QuestionType } from '../plans/catalogue.ts';
import type { Preset, Privacy, TestLayout } from './config.ts';

export const questionTypeNames: Readonly<Record<QuestionType, string>> = {
  'multiple-choice': 'Multiple choice',
  'true-false': 'True or false',
  'short-answer': 'Short answer',
  matching: 'Matching',
  'fill-in-blank': 'Fill in the blank',
  'multiple-answer': 'Multiple answer',
};

/** On the mode cards (N13). */
export const presetNames: Readonly<Record<Preset, string>> = {
  quiz: 'Quiz',
  test: 'Test',
  endless: 'Endless',
  custom: 'Custom',
};

export const focusNames: Readonly<Record<(typeof testFocuses)[number], string>> = {
  vocabulary: 'Vocabulary',
  concepts: 'Concepts',
  facts: 'Facts',
  application: 'Application',
};

export const difficultyNames: Readonly<Record<(typeof difficulties)[number], string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const privacyNames: Readonly<Record<Privacy, string>> = {
  private: 'Private',
  public: 'Public',
};

export const layoutNames: Readonly<Record<TestLayout, string>> = {
  horizontal: 'Horizontal',
  vertical: 'Vertical',
};

/** What is wrong with a configuration (B§5, D4): on submitting it, and beside the counts. */
export const configMessages = {
  noTypes: 'Please select at least one question type', // [CONF-26]
  tooFew: generationMessages.tooFew, // [CONF-27]
  tooMany: generationMessages.tooMany, // [CONF-28]
  tooManyNow: (total: number, max: number) =>
    `Total questions (${total}) exceeds the maximum limit of ${max}`, // [CONF-29]
  tooFewNow: 'You must have at least 3 questions to create a test', // [CONF-30]
} as const;

/** Of a test that somebody else made and this user took. */
export const copyMessages = { label: 'From a test that was shared with you' } as const;

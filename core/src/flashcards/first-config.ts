import { flashcardLimits } from '../limits.ts';
import type { FlashcardConfig } from './card-set.ts';

/** What a new set begins with [ENT-51] [ENT-53] [FWIZ-35]; whoever has an account has agreed to the terms. */
export const firstConfig: FlashcardConfig = {
  setName: '',
  topics: [],
  cardTypes: [
    { type: 'term-definition', count: flashcardLimits.defaultTermDefinition },
    { type: 'question-answer', count: flashcardLimits.defaultQuestionAnswer },
    { type: 'fill-in-blank', count: 0 },
  ],
  difficulty: 'medium',
  language: 'material',
  agreeToTerms: true,
};

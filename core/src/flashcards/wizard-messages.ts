import { formatCount } from '../format-count.ts';
import { generationMessages } from '../generation/messages.ts';
import { materialLimits } from '../limits.ts';
import { megabyte } from '../units.ts';
import type { CardType } from './card.ts';

export const cardTypeNames: Readonly<Record<CardType, string>> = {
  'term-definition': 'Term and definition',
  'question-answer': 'Question and answer',
  'fill-in-blank': 'Fill in the blank',
};

/** What the rules of the creation wizard say, in the words of the specification. */
export const cardWizardMessages = {
  wrongType: (endings: string) => `File type must be ${endings}`, // [FWIZ-12]
  overBytes: (bytes: number) => `File is larger than ${bytes} bytes`, // [FWIZ-13]
  underBytes: (bytes: number) => `File is smaller than ${bytes} bytes`, // [FWIZ-14]
  tooManyFiles: 'Too many files', // [FWIZ-15]
  fileTooLarge: (maxBytes: number) =>
    `File too large. Maximum size is ${formatCount(maxBytes / megabyte)}MB.`, // [FWIZ-18]
  textTooLong: (max: number) => `Text is too long. Maximum ${formatCount(max)} characters allowed.`, // [FWIZ-19]
  textMissing: 'Please enter your text.', // [FWIZ-23]
  tooShort: `You need at least ${materialLimits.minCharacters} characters of study material to continue.`, // [FWIZ-26]
  fileFailed: (reason: string) => `Error processing file: ${reason}`, // [FWIZ-28]
  noTopics: 'No topics could be extracted. All content will be included.', // [FWIZ-29]
  nameMissing: 'Please provide a name for your flashcard set', // [FWIZ-43]
  noCards: generationMessages.noCards, // N47
  created: 'Your flashcards have been successfully created!', // [FWIZ-50]
  study: 'Study now',
  saveFailed: 'Failed to save flashcards. Please try again.', // [FWIZ-51]
} as const;

import { formatCount } from '../format-count.ts';
import { generationFailures } from './failure-messages.ts';

/** Words of generation [BERR-01] to [BERR-07], B§5, C08, N54, D7, D27. */
export const generationMessages = {
  ...generationFailures,
  noMaterial: 'No study material available. Please go back to the input step.',
  noTypes: 'No question types selected. Please go back to configure your test.',
  noCounts: 'Please select at least one question type with a count greater than 0.',
  timedOutShown:
    'The request took too long to complete. Please try again or reduce the number of questions.',
  cancelled: 'You have cancelled this test.',
  madeWithoutAi: 'Made without AI from your text',
  samples:
    'These are sample questions. Your text did not give enough questions of its own; add more of it and try again.',
  englishOnly: 'Without AI, a text that is not English gives fewer kinds of questions.',
  tooFewMade: 'Your text did not give enough questions for a test. Nothing was counted.',
  tooFew: 'You must have at least 3 questions to create a test.',
  tooMany: (max: number) =>
    `You cannot have more than ${max} questions per test. Please reduce the number of questions.`,
  questionLimit: 'Question limit exceeded', // [CONF-37]
  topicLimit: (max: number) => `Maximum ${max} topics allowed`, // [CONF-38]
  tooManyOfType: (max: number) => `You can have at most ${max} questions of one type.`,
  premiumType: 'This question type is part of Premium.',
  premiumHint: 'Hints are part of Premium.',
  testsUsed: (max: number) =>
    `You have used your ${max} free tests this month. Upgrade to Premium for unlimited tests.`,
  modelUnknown: 'This AI model is not available on this server.',
  supportsNoMore: (delivered: number, wanted: number) =>
    `${delivered} of ${wanted}: your text supports no more.`,
  onlySure: (delivered: number, wanted: number) =>
    `${delivered} of ${wanted}: without AI, you get only what is surely right.`,
  aiStopped: (delivered: number, wanted: number) =>
    `${delivered} of ${wanted}: AI stopped answering before the rest.`,
  timeWasUp: (delivered: number, wanted: number) => `${delivered} of ${wanted}: the time was up.`,
  used: (used: number, total: number) =>
    `Used ${formatCount(used)} of ${formatCount(total)} characters.`,
  someWithoutAi: (count: number, total: number) =>
    `${count} of ${total} questions were made without AI from your text.`,
  someCardsWithoutAi: (count: number, total: number) =>
    `${count} of ${total} cards were made without AI from your text.`,
  noCards: 'Please select at least one card', // N47
  tooManyCards: (max: number) => `You can have at most ${max} cards of one type.`,
  premiumCards: 'Fill-in-blank cards are part of Premium.',
  cardSetsUsed: (max: number) =>
    `You have used your ${max} AI card sets of this month, so no AI was asked.`,
  withoutAi: {
    unconfirmed:
      'Made without AI, because your email address is not confirmed yet. Open the link we sent you, and the next one is made with AI.',
    'over-budget':
      'AI reached its limit for today, so at least a part was made without it. It is back after midnight UTC.',
  },
  answersUnconfirmed: 'Confirm your email address, and AI explains this to you.',
  answersOverBudget: 'AI has reached its limit for today. Please try again tomorrow.',
  cardsEnglishOnly: 'Without AI, a text that is not English gives fewer kinds of cards.',
  noCardsMade:
    'Your text did not give a single card. Nothing was counted. Add more of it and try again.',
  cardsFailed: 'Failed to generate flashcards',
  cardsTimedOut: 'Flashcard generation timed out. Please try again.',
  cardsCancelled: 'You have cancelled these flashcards.',
  cardsRunning: 'Other flashcards are still being generated. Please wait until they are done.',
  textSays: (quote: string) => `The text says: “${quote}”`,
  readAgain: (topic: string | null) =>
    topic === null ? 'Read the passage it was made of again.' : `Read the part “${topic}” again.`,
  notTranslated: (language: string) =>
    `What was made without AI is in the language of your material, not in ${language}.`,
  otherModel: (label: string) => `Made by ${label}, because the chosen model did not answer.`,
} as const;

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
  cancelled: 'You cancelled this test.',
  madeWithoutAi: 'Made without AI from your text',
  samples:
    "These are sample questions, because we couldn't make enough from your text. Add more of it and try again.",
  englishOnly: "Without AI, text that isn't in English gives fewer kinds of questions.",
  tooFewMade:
    "We couldn't make enough questions for a test from this text. It won't count toward your limit.",
  tooFew: 'You must have at least 3 questions to create a test.',
  tooMany: (max: number) =>
    `You cannot have more than ${max} questions per test. Please reduce the number of questions.`,
  questionLimit: 'Question limit exceeded', // [CONF-37]
  topicLimit: (max: number) => `Maximum ${max} topics allowed`, // [CONF-38]
  tooManyOfType: (max: number) => `You can have at most ${max} questions of one type.`,
  premiumType: 'This question type is part of Premium.',
  premiumHint: 'Hints are part of Premium.',
  premiumWeakness: 'Asking more about what you know least is part of Premium.',
  testsUsed: (max: number) =>
    `You have used your ${max} free tests this month. Upgrade to Premium for unlimited tests.`,
  modelUnknown: 'This AI model is not available on this server.',
  supportsNoMore: (delivered: number, wanted: number) =>
    `Made ${delivered} of ${wanted}. That's all your text can support.`,
  onlySure: (delivered: number, wanted: number) =>
    `Made ${delivered} of ${wanted}. Without AI, you get only what is surely right.`,
  noMoreNew: (delivered: number, wanted: number) =>
    `Made ${delivered} of ${wanted}. That's all your text can support beyond the questions you have.`,
  aiStopped: (delivered: number, wanted: number) =>
    `Made ${delivered} of ${wanted} before the AI stopped answering.`,
  timeWasUp: (delivered: number, wanted: number) =>
    `Made ${delivered} of ${wanted} before time ran out.`,
  used: (used: number, total: number) =>
    `Used ${formatCount(used)} of ${formatCount(total)} characters.`,
  someWithoutAi: (count: number, total: number) =>
    `${count} of ${total} questions were made without AI from your text.`,
  someCardsWithoutAi: (count: number, total: number) =>
    `${count} of ${total} cards were made without AI from your text.`,
  mostlyWeak: (topics: readonly string[]) =>
    `Most questions are about what you know least${nameTopics(topics)}.`,
  moreWeak: (topics: readonly string[]) =>
    `More questions than usual are about what you know least${nameTopics(topics)}.`,
  notAgain: (count: number) =>
    count === 1
      ? "1 question you already have isn't asked again."
      : `${formatCount(count)} questions you already have aren't asked again.`,
  practiseMissed: 'You can practise the ones you missed in Progress.',
  noCards: 'Please select at least one card', // N47
  tooManyCards: (max: number) => `You can have at most ${max} cards of one type.`,
  premiumCards: 'Fill-in-blank cards are part of Premium.',
  cardSetsUsed: (max: number) =>
    `You've used this month's ${max} AI card sets, so this one was made without AI.`,
  confirmFirst: 'Confirm your email first, then AI makes questions from your notes.',
  confirmFirstCards: 'Confirm your email first, then AI makes cards from your notes.',
  withoutAi: {
    unconfirmed:
      "Made without AI, because your email address isn't confirmed yet. Open the link we sent you, and the next one will use AI.",
    'over-budget':
      "AI reached its limit for today, so some or all of this was made without it. It's back after midnight UTC.",
  },
  answersUnconfirmed: 'Confirm your email address to get AI explanations.',
  answersOverBudget: 'AI has reached its limit for today. Please try again tomorrow.',
  cardsEnglishOnly: "Without AI, text that isn't in English gives fewer kinds of cards.",
  noCardsMade:
    "We couldn't make cards from this text. It won't count toward your limit. Add more text and try again.",
  cardsFailed: 'Failed to generate flashcards',
  cardsTimedOut: 'Flashcard generation timed out. Please try again.',
  cardsCancelled: 'You cancelled these flashcards.',
  cardsRunning: 'Other flashcards are still being generated. Please wait until they are done.',
  textSays: (quote: string) => `The text says: “${quote}”`,
  readAgain: (topic: string | null) =>
    topic === null ? 'Reread the passage it comes from.' : `Reread the part on “${topic}”.`,
  notTranslated: (language: string) =>
    `Anything made without AI is in the language of your material, not in ${language}.`,
  otherModel: (label: string) => `Made by ${label}, because the model you chose didn't answer.`,
} as const;

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function nameTopics(topics: readonly string[]): string {
  return topics.length === 0 ? '' : `: ${list.format(topics)}`;
}

import { generationMessages } from '@engram/core/generation/messages.ts';
import { countOf } from '../../../plan-words.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What is said before a test or cards are made without AI (D37). */
export const withoutAiMessages = {
  counting: 'Counting sure questions…',
  supports: (count: number) =>
    `Your text supports ${count === 0 ? 'no sure questions' : countOf(count, 'sure question')} without AI.`,
  chosenGive: (count: number) =>
    count === 0
      ? 'The types you chose give none.'
      : `The types and counts you chose give ${count}.`,
  countingCards: 'Counting sure cards…',
  supportsCards: (count: number) =>
    `Your text supports ${count === 0 ? 'no sure cards' : countOf(count, 'sure card')} without AI.`,
  wishes: { difficulty: 'difficulty', focus: 'focus', instructions: 'instructions' },
  unfollowed: (wishes: readonly string[]) =>
    `Without AI, ${list.format(wishes)} can't be followed.`,
} as const;

/** The flow stops where too little is sure, and these are the ways on (D37). */
export const waysOnMessages = {
  questions: (count: number) =>
    count === 0 ? 'No sure questions yet' : countOf(count, 'sure question'),
  cards: (count: number) => (count === 0 ? 'No sure cards yet' : countOf(count, 'sure card')),
  /** Where AI would find more: that comes first, and what there is without it second. */
  oneStep: 'One step to go',
  withoutAi: (count: number) =>
    `Without AI: ${count === 0 ? 'no sure questions yet' : countOf(count, 'sure question')}`,
  cardsWithoutAi: (count: number) =>
    `Without AI: ${count === 0 ? 'no sure cards yet' : countOf(count, 'sure card')}`,
  needs: (least: number) => `A test needs at least ${least} questions.`,
  lead: (least: number) =>
    `A test needs at least ${least}. Mark what you want to remember, and it becomes a question.`,
  cardsLead: 'That is little for a set. Mark what you want to remember, and it becomes a card.',
  goOn: (count: number) => `Continue with ${countOf(count, 'card')}`,
  text: 'Your text',
  asked: 'Asked',
  found: 'What is sure already',
  ways: 'Ways on',
  mark: 'Mark the text',
  markMore: 'Mark the text for more',
  proposed: (count: number) =>
    count === 1 ? '1 word is proposed already' : `${count} words are proposed already`,
  types: 'Choose other question types',
  typesHint: (count: number) => `Your text supports ${countOf(count, 'sure question')} in all`,
  ai: 'Use AI',
  aiHint: (count: number) => `About ${countOf(count, 'question')}`,
  aiHintCounted: (count: number) => `About ${countOf(count, 'question')}, uses 1 AI test`,
  addText: 'Add text',
  addTextHint: 'Tables and lists of terms give more',
  addMoreHint: 'More of your notes gives more',
  samples: 'See sample questions',
  samplesTitle: 'Sample questions',
  samplesText: 'Five questions about learning itself, not about your text. Nothing is saved.',
  samplesKey: 'Answer',
  close: 'Close',
} as const;

/** Where AI only waits for a confirmed address (D44). */
export const confirmForAiMessages = {
  region: 'Confirm your email',
  test: (email: string) => `${generationMessages.confirmFirst} We sent a link to ${email}.`,
  cards: (email: string) => `${generationMessages.confirmFirstCards} We sent a link to ${email}.`,
  confirmed: "I've confirmed it",
  checking: 'Checking...',
  sendAgain: 'Send again',
  sending: 'Sending...',
  sentAgain: (email: string) => `We sent a new link to ${email}.`,
  notYet: "Your email isn't confirmed yet. Open the link in the email we sent you first.",
  notSent: (reason: string) => `The link was not sent: ${reason}`,
  notChecked: (reason: string) => `We could not check it: ${reason}`,
  tryLater: 'Please try again.',
} as const;

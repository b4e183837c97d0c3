import { product } from '@engram/core/product.ts';
import { countOf, writeLimit } from '../plan-words.ts';

/** The words of the screen on which everything is made at once. */
export const createMessages = {
  documentTitle: `Create · ${product.name}`,
  title: 'Create from your notes',
  tabs: { text: 'Paste', upload: 'Upload', existing: 'My materials' },
  what: 'What to make',
  make: (count: number, isMixed: boolean) =>
    `Make ${isMixed && count > 1 ? `${writeLimit(count)} mixed questions` : countOf(count, 'question')}`,
  makeSure: (count: number) => `Make ${countOf(count, 'question')}`,
  tooFew: 'Choose how to go on',
  confirmOrWithout: 'Confirm your email, or go on without AI',
  saving: 'Saving your text...',
  making: 'Making your questions...',
  ready: 'Ready in under a minute, each with its source',
  readyWithoutAi: 'Ready in a moment, each with its source',
  alsoCards: 'Also make flashcards',
  about: (count: number) => `(about ${writeLimit(count)})`,
  exactly: (count: number) => `(${writeLimit(count)})`,
  noCards: '(none are sure in this text)',
  options: 'Options',
  /** On the closed options, after what is named. */
  changed: { review: 'reviewed first' },
  counts: 'Questions of each kind',
  timer: 'Timer',
  timerHint: 'The test is submitted when time runs out.',
  review: 'Review questions first',
  reviewHint: 'This browser remembers your choice.',
  name: 'Test name',
  namePlaceholder: 'Named after your text',
  subject: 'Subject',
  subjectPlaceholder: 'No subject',
  stepByStep: 'Set it up step by step',
  left: (left: number, limit: number) =>
    `${writeLimit(left)} of ${writeLimit(limit)} AI tests left this month. Reviews are always free.`,
  leftUnknown: 'Reviews are always free.',
} as const;

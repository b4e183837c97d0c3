import { flashcardFailures } from '@engram/core/flashcards/failure-messages.ts';
import { cardLimits } from '@engram/core/limits.ts';

/** When the server says nothing. */
export const unknownFailure = 'Something went wrong. Please try again.';

export const lastStudiedWords = {
  never: 'Not studied yet',
  today: 'Last studied today',
  yesterday: 'Last studied yesterday',
  daysAgo: (days: number) => `Last studied ${days} days ago`,
  on: (day: string) => `Last studied ${day}`,
} as const;

export const setMenuMessages = {
  more: (name: string) => `More for ${name}`,
  rename: 'Rename',
  delete: 'Delete',
} as const;

export const renameMessages = {
  title: 'Rename flashcard set',
  field: 'Name',
  save: 'Save Changes',
  cancel: 'Cancel',
  close: 'Close',
  missing: 'Enter a name.',
  tooLong: `Use at most ${cardLimits.maxNameLength} characters.`,
  unseen: 'Use visible characters on one line.',
  notRenamed: (name: string, reason: string) => `We couldn't rename “${name}”. ${reason}`,
} as const;

export const setDeletionMessages = {
  title: 'Delete this set?',
  text: (name: string) =>
    `“${name}” will be deleted with its cards and progress. This cannot be undone.`,
  cancel: 'Cancel',
  confirm: 'Delete',
  deleted: (name: string) => `“${name}” was deleted.`,
  notDeleted: (name: string, reason: string) => `We couldn't delete “${name}”. ${reason}`,
} as const;

export const missingSetMessages = {
  title: flashcardFailures.setMissing, // (N48)
  text: 'It may have been deleted, or it belongs to someone else.',
  backToSets: 'Back to Sets',
} as const;

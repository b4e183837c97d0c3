import { testLimits } from '@engram/core/limits.ts';
import type { TestFilter, TestOrder } from '@engram/core/practice-tests/api.ts';
import { product } from '@engram/core/product.ts';
import { countOf } from '../../plan-words.ts';

export const historyMessages = {
  documentTitle: `My tests · ${product.name}`,
  title: 'My tests',
  lead: 'Every test you made, with all attempts.',
  create: 'Create a Test',
  search: 'Search your tests',
  clearSearch: 'Clear Search',
  show: 'Show',
  sort: 'Sort',
  list: 'Tests',
  loading: 'Loading your tests',
  notLoaded: "We couldn't load your tests",
  retry: 'Try Again',
  empty: 'No tests yet',
  emptyHint: 'Add a page of notes. Your scores and attempts will be listed here.',
  found: (tests: number) => `${countOf(tests, 'test')} found`,
  notFound: (search: string) => `Nothing found for “${search}”`,
  notFoundHint: 'Names of tests and of their materials are searched. Try another word.',
  nothingUnder: 'No test under 70%',
  nothingUnderHint: 'Your last scores are all 70% or more.',
  showAll: 'Show all tests',
  range: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
} as const;

export const filterNames: Readonly<Record<TestFilter, string>> = {
  all: 'All',
  'under-70': 'Under 70%',
};

export const orderNames: Readonly<Record<TestOrder, string>> = {
  'last-taken': 'Last taken first',
  'lowest-score': 'Lowest score first',
  name: 'Name',
};

export const statisticsMessages = {
  region: 'Your numbers',
  loading: 'Loading your numbers',
  tests: 'Tests',
  testsNote: 'From your own material',
  attempts: 'Attempts',
  attemptsNote: (count: number) => `${count} this week`,
  average: 'Average, last 30 days',
  nothing: 'None',
  averageNotes: {
    none: 'No tests taken in this time',
    first: 'No earlier days to compare',
    up: (points: number) => `Up ${countOf(points, 'point')} from the 30 days before`,
    down: (points: number) => `Down ${countOf(points, 'point')} from the 30 days before`,
    same: 'Same as the 30 days before',
  },
  toRetake: 'Ready to retake',
  toRetakeNote: 'Last score under 70%',
} as const;

/** Of one test in a list. */
export const rowMessages = {
  columns: {
    test: 'Test',
    attempts: 'Attempts',
    trend: 'Trend',
    score: 'Last score',
    taken: 'Taken',
    actions: 'Actions',
  },
  describe: (preset: string, questions: number, material: string) =>
    [preset, countOf(questions, 'question'), ...(material === '' ? [] : [material])].join(', '),
  attempts: (count: number) => countOf(count, 'attempt'),
  notTaken: 'Not taken yet',
  firstAttempt: 'First attempt',
  scores: (scores: readonly number[]) => `Scores: ${scores.join(', ')} percent`,
  up: 'Up',
  down: 'Down',
  points: (points: number) => countOf(points, 'point'),
  noChange: 'No change',
  view: 'View',
  retake: 'Retake',
  take: 'Take Test',
  resume: 'Resume',
  unfinished: 'Unfinished attempt',
  /** What a button is for, where the word on it is the same in every row. */
  ofTest: (action: string, name: string) => `${action} ${name}`,
} as const;

export const testMenuMessages = {
  more: (name: string) => `More for ${name}`,
  sameMaterial: 'New test with same material',
  rename: 'Rename',
  copyLink: 'Copy link',
  discard: 'Discard attempt',
  delete: 'Delete',
  copied: 'Link copied. Only you can open it.',
  notCopied: 'Failed to copy link. Please copy manually.', // [BERR-26]
} as const;

export const renameMessages = {
  title: 'Rename test',
  field: 'Name',
  save: 'Save Changes',
  cancel: 'Cancel',
  close: 'Close',
  missing: 'Enter a name.',
  tooLong: `Use at most ${testLimits.maxNameLength} characters.`,
  unseen: 'Use visible characters on one line.',
  notRenamed: (name: string, reason: string) => `We couldn't rename “${name}”. ${reason}`,
} as const;

export const deletionMessages = {
  title: 'Delete this test?',
  text: (name: string) =>
    `“${name}” will be deleted with all its attempts and results. Its share links stop working, and their reports are deleted too. You can undo this for a few seconds.`,
  cancel: 'Cancel',
  confirm: 'Delete',
  deleted: (name: string) => `“${name}” was deleted.`,
  undo: 'Undo',
  notDeleted: (name: string, reason: string) => `We couldn't delete “${name}”. ${reason}`,
} as const;

export const retakeMessages = {
  documentTitle: `Test · ${product.name}`,
  opening: 'Opening your test',
  notLoaded: "We couldn't open your test",
} as const;

export const missingTestMessages = {
  title: 'This test does not exist',
  text: 'It may have been deleted, or it belongs to someone else.',
  backToTests: 'My tests',
} as const;

/** When the server says nothing. */
export const unknownFailure = 'Something went wrong. Please try again.';

export const failedTestMessages = { backToTests: 'My tests', retry: 'Try Again' } as const;

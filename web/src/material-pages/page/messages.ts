import { product } from '@engram/core/product.ts';
import { countOf, writeLimit } from '../../plan-words.ts';

export const pageMessages = {
  documentTitle: `Material · ${product.name}`,
  back: 'Materials',
  rename: 'Rename',
  loading: 'Loading your material',
  origin: (origin: string, lastUsed: string) => `${origin}, last used ${lastUsed}`,
  makeTest: 'Make a test',
  makeCards: 'Make cards',
  mark: 'Mark it yourself',
  notLoaded: "We couldn't load this material",
  missing: 'This material does not exist',
  missingHint: 'It may have been deleted. Tests and cards made from it are still there.',
  backToAll: 'Back to Materials',
  retry: 'Try Again',
  unknownFailure: 'Something went wrong. Please try again.',
} as const;

export const coverageMessages = {
  text: 'Text of the material',
  reading: 'Loading the text',
  count: (asked: number, total: number) => `${writeLimit(asked)} of ${countOf(total, 'sentence')}`,
  asked: ' asked about',
  weak: (weak: number) => `, ${writeLimit(weak)} of them weak`,
  legend: { asked: 'Asked', weak: 'Weak', open: 'Not asked yet' },
  missed: (missed: number, asked: number) => `missed ${missed} of ${asked}`,
  noneAsked: 'Make a test to see here what you were asked about, and what you missed.',
  left: (sentences: number) =>
    sentences === 1
      ? '1 sentence has no question yet.'
      : `${writeLimit(sentences)} sentences have no question yet.`,
  another: 'Make another test',
} as const;

export const madeMessages = {
  label: 'What you made from it',
  topics: (count: number) => `Topics ${writeLimit(count)}`,
  tests: (count: number) => `Tests ${writeLimit(count)}`,
  cards: (count: number) => `Cards ${writeLimit(count)}`,
  percent: (percent: number) => `${percent}%`,
  right: (right: number, asked: number) => `${right} of ${asked} right in tests`,
  unanswered: 'Not answered yet',
  questions: (count: number) => countOf(count, 'question'),
  lastScore: (questions: string, score: number) => `${questions}, last score ${score}%`,
  notTaken: (questions: string) => `${questions}, not taken yet`,
  known: (cards: number, known: number) => `${countOf(cards, 'card')}, ${writeLimit(known)} known`,
  noTopics: 'The topics of your tests from this text will be listed here.',
  noTests: 'No tests from this text yet.',
  noCards: 'No cards from this text yet.',
} as const;

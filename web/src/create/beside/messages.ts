import { countOf } from '../../plan-words.ts';

/** What is said of a test and the cards that are made with it. */
export const besideMessages = {
  titles: {
    both: 'Your test and cards are ready',
    test: 'Your test is ready',
  },
  kind: 'Test',
  test: (count: number) => countOf(count, 'question'),
  start: 'Start Test',
  review: 'Review questions',
  cards: 'Flashcards',
  making: (made: number, wanted: number) => `Making your cards: ${made} of ${wanted}`,
  makingHint: 'You can start the test; the cards are made meanwhile.',
  waiting: 'Your cards are made as soon as the test is.',
  saved: (count: number) => countOf(count, 'card'),
  open: 'See cards',
  study: 'Study now',
  failed: 'No cards were made',
  tryAgain: 'Try Again',
  another: 'Make another',
  ready: (count: number) =>
    `${countOf(count, 'flashcard')} of the same text ${count === 1 ? 'is' : 'are'} ready, under Cards.`,
} as const;

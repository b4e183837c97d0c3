import { product } from '@engram/core/product.ts';
import { countOf, writeLimit } from '../../plan-words.ts';

export const listingMessages = {
  documentTitle: `My Flashcards · ${product.name}`,
  title: 'My Flashcards', // [FLIST-02]
  counts: (sets: number, cards: number) => `${countOf(sets, 'set')}, ${countOf(cards, 'card')}`,
  create: 'Create',
  importFile: 'Import a file',
  newSet: 'New set',
  list: 'Flashcard sets',
  loading: 'Loading your flashcards',
  notLoaded: "We couldn't load your flashcards",
  retry: 'Try Again',
  empty: 'No flashcard sets yet', // [FLIST-06]
  emptyHint: 'Make cards from a page of notes, or bring the ones you have.',
} as const;

export const setCardMessages = {
  cards: (cards: number) => countOf(cards, 'card'),
  due: (cards: number) => `${writeLimit(cards)} due`,
  toLearn: (cards: number) => `${writeLimit(cards)} to learn`,
  allKnown: 'All known',
  noCards: 'No cards yet',
  progress: (name: string) => `Known cards in ${name}`,
  percent: (percent: number) => `${percent}% known`,
} as const;

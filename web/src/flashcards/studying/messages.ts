import type { CardType } from '@engram/core/flashcards/card.ts';
import { formatCount } from '@engram/core/format-count.ts';
import type { KeyList } from '../../keys/key-lists.ts';

/** Words of the study screen; those with an id stand so in the specification. */
export const studyMessages = {
  documentTitle: 'Study',
  loading: 'Loading flashcards...', // N49
  position: (number: number, total: number) =>
    `Studying ${formatCount(number)} of ${formatCount(total)} cards`, // [FSTUDY-02]
  known: 'known',
  knownCards: 'Known cards',
  knownShare: (percent: number) => `${percent}% known`,
  flip: 'Click to flip', // [FSTUDY-05]
  flipBack: 'Click to flip back', // [FSTUDY-05]
  /** A side as it is announced. */
  say: (side: string, text: string, hint: string) =>
    `${side}: ${text}${/[.!?…]$/u.test(text) ? '' : '.'} ${hint}`,
  bookmark: 'Bookmark card',
  previous: 'Previous', // [FSTUDY-08]
  dontKnow: "Don't Know", // [FSTUDY-08]
  knowIt: 'Know It', // [FSTUDY-08]
  next: 'Next', // [FSTUDY-08]
  backToSets: 'Back to Sets', // [FSTUDY-20]
  showTerms: 'Show All Terms', // N49
  hideTerms: 'Hide All Terms', // N49
  allTerms: 'All Terms & Definitions', // [FSTUDY-14]
  marks: (known: number, bookmarked: number) =>
    `${formatCount(known)} known, ${formatCount(bookmarked)} bookmarked`,
  knownMark: 'Known',
  bookmarkedMark: 'Bookmarked',
  loadingCard: 'Loading this card',
  notBookmarked: "We couldn't save the bookmark. Please try again.",
  keyList: {
    title: 'Studying cards',
    lines: [
      ['Flip the card', 'Space'],
      ["Don't Know", '1'],
      ['Know It', '2'],
      ['Previous, next', '← →'],
      ['Bookmark', 'B'],
      ['All terms', 'L'],
    ],
  } satisfies KeyList,
  hints: [
    ['Space', 'flip'],
    ['1', "don't know"],
    ['2', 'know it'],
    ['B', 'bookmark'],
  ],
  complete: {
    title: 'Study Session Complete!', // [FSTUDY-16]
    lead: "Cards you don't know yet come back in your review.",
    leadAll: 'You know every card in this set. Each comes back before you would forget it.',
    known: 'Known',
    toReview: 'To review',
    counts: (known: number, toReview: number) =>
      `${formatCount(known)} known, ${formatCount(toReview)} to review`,
    again: 'Study Again',
    missed: (count: number) =>
      count === 1 ? 'Study the one you missed' : `Study the ${formatCount(count)} you missed`,
    finish: 'Finish', // [FSTUDY-19]
  },
  failed: {
    title: "We couldn't load this set",
    cards: "We couldn't load these cards",
    unknown: 'Please try again in a moment.',
    retry: 'Try Again',
  },
  empty: {
    title: 'This set has no cards yet',
    text: 'Add a few cards, then study them here.',
    add: 'Add cards',
  },
} as const;

/** What the sides of a card are called. */
export const sideNames: Record<CardType, { front: string; back: string }> = {
  'term-definition': { front: 'Term', back: 'Definition' },
  'question-answer': { front: 'Question', back: 'Answer' },
  'fill-in-blank': { front: 'Sentence', back: 'Missing words' },
};

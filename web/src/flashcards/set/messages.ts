import { cardLimits, reviewLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { countOf, writeLimit } from '../../plan-words.ts';

export const setMessages = {
  documentTitle: `Flashcard set · ${product.name}`,
  back: 'My Flashcards',
  loading: 'Loading the set',
  notLoaded: "We couldn't load this set",
  retry: 'Try Again',
  rename: 'Rename the set',
  made: (day: string, from: string) => `Made ${day}${from === '' ? '' : ` from ${from}`}.`,
  titles: (titles: readonly string[]) => {
    const [first = '', second, ...others] = titles;
    if (second === undefined) return first;
    return others.length === 0
      ? `${first} and ${second}`
      : `${first} and ${titles.length - 1} more`;
  },
  sentence: (words: string) => `${words}.`,
  importCsv: 'Import CSV',
  study: 'Study',
} as const;

export const statMessages = {
  region: 'In numbers',
  cards: 'Cards',
  types: {
    'term-definition': (count: number) => countOf(count, 'term'),
    'question-answer': (count: number) => countOf(count, 'question'),
    'fill-in-blank': (count: number) => countOf(count, 'blank'),
  },
  noCards: 'None yet',
  known: 'Known',
  share: (percent: number) => `${percent}% of the set`,
  due: 'Due today',
  minutes: (minutes: number) => `About ${countOf(minutes, 'minute')}`,
  nothingDue: 'Nothing is due',
  recall: 'Recall',
  ofReviews: (reviews: number) =>
    `Of ${countOf(reviews, 'review')} in ${reviewLimits.retentionDays} days`,
  percent: (percent: number) => `${percent}%`,
  notYet: 'Not yet',
  unknown: 'Unknown',
  notLoaded: 'Could not be loaded',
} as const;

export const cardListMessages = {
  region: 'Cards',
  search: 'Search cards',
  clearSearch: 'Clear Search',
  show: 'Show',
  filters: { all: 'All', due: 'Due', bookmarked: 'Bookmarked' },
  counted: (name: string, count: number) => `${name} ${writeLimit(count)}`,
  arrange: 'Change order',
  add: 'Add card',
  loading: 'Loading cards',
  notLoaded: "We couldn't load the cards.",
  retry: 'Try Again',
  found: (cards: number) => `${countOf(cards, 'card')} found`,
  notFound: (search: string) => `Nothing found for “${search}”`,
  notFoundHint: 'Fronts and backs are searched. Try another word.',
  nothingDue: 'Nothing is due',
  nothingDueHint: 'Cards appear here on the day they are due.',
  nothingBookmarked: 'No bookmarked cards',
  nothingBookmarkedHint: 'Bookmark a card to find it here.',
  showAll: 'Show all cards',
  draftKept: "The card you are editing isn't listed here. Your changes are kept.",
  importFile: 'Import CSV',
  empty: 'No cards yet',
  emptyHint: 'Write a card, or bring the ones you have in a file.',
} as const;

export const cardMessages = {
  standings: { new: 'New', learning: 'Learning', known: 'Known' },
  due: 'Due today',
  edit: (number: number) => `Edit card ${number}`,
  delete: (number: number) => `Delete card ${number}`,
  bookmark: (number: number) => `Bookmark card ${number}`,
  source: (number: number) => `Source of card ${number}`,
  highlighted: 'highlighted',
  named: (place: number) => `card ${place + 1}`,
  notMoved: (reason: string) => `We couldn't move the card. ${reason}`,
  notBookmarked: (reason: string) => `We couldn't change the bookmark. ${reason}`,
} as const;

export const cardFormMessages = {
  add: 'Add card',
  edit: (number: number) => `Edit card ${number}`,
  front: 'Front',
  back: 'Back',
  save: 'Save Changes',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  frontMissing: 'Enter the front.',
  backMissing: 'Enter the back.',
  tooLong: `Use at most ${writeLimit(cardLimits.maxSideLength)} characters.`,
  notStorable: 'Remove unsupported characters.',
  added: (cards: number) => (cards === 1 ? 'Card added.' : `${writeLimit(cards)} cards added.`),
  saved: 'Card saved.',
} as const;

export const cardDeletionMessages = {
  deleted: 'Card deleted.',
  undo: 'Undo',
  notDeleted: (reason: string) => `We couldn't delete the card. ${reason}`,
  notRestored: (reason: string) => `We couldn't bring the card back. ${reason}`,
} as const;

export const exportMessages = {
  menu: 'Export',
  csv: 'CSV',
  tsv: 'TSV for Quizlet and others',
  failed: (reason: string) => `We couldn't export the cards. ${reason}`,
} as const;

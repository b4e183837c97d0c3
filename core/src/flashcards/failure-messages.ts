/** Words of the error table, which pages without flashcards load too. */
export const flashcardFailures = {
  setMissing: 'Flashcard set not found',
  cardMissing: 'This card is no longer in the set.',
  setsFull: 'You have 1,000 flashcard sets. Delete some to make more.',
  cardsFull: 'A set has at most 10,000 cards.',
  allCardsFull: 'You have 100,000 flashcards. Delete some to add more.',
} as const;

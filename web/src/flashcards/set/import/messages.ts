import { cardLimits } from '@engram/core/limits.ts';
import type { PickedCards } from '@engram/core/flashcards/pick-cards.ts';
import { countOf, writeLimit } from '../../../plan-words.ts';

export const importMessages = {
  title: 'Import CSV',
  choose: 'Add cards from a file, or paste them.',
  checkFor: (set: string) => `Check the columns, then add the cards to ${set}.`,
  checkForNew: 'Check the columns, then add the cards to a new set.',
  close: 'Close',
  cancel: 'Cancel',
  drop: 'Drop a file here',
  dropOver: 'Drop to read it',
  dropWrong: 'This file type is not supported',
  dropChoose: { before: 'or', link: 'choose one' },
  dropHint: 'CSV, TSV or TXT, also from Quizlet',
  oneFile: 'Choose one file at a time.',
  chooseAgain: 'Choose another file',
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
  notRead: "We couldn't read this file.",
  noRows: 'No cards were found in it.',
  reading: 'Reading the cards',
  paste: 'Or paste cards here',
  pasteHint: 'One card per line, with a tab between front and back, as Quizlet exports them.',
  readPasted: 'Continue',
  pasted: 'Pasted text',
  pastedSet: 'Imported cards',
  replace: 'Replace',
  facts: (rows: number, columns: number, encoding: string | undefined) =>
    [
      countOf(rows, 'row'),
      countOf(columns, 'column'),
      ...(encoding === undefined ? [] : [encoding]),
    ].join(', '),
  name: 'Name of the set',
  front: 'Front column',
  back: 'Back column',
  column: (number: number) => `Column ${number}`,
  preview: (shown: number, rows: number) => `First ${shown} of ${countOf(rows, 'row')}`,
  previewAll: (rows: number) => countOf(rows, 'row'),
  hasHeading: 'First row is a heading',
  import: (cards: number) => `Import ${countOf(cards, 'card')}`,
  knownNotLoaded: (reason: string) => `We couldn't check which cards you already have. ${reason}`,
  retry: 'Try Again',
  progress: 'Adding cards',
  sending: (sent: number, cards: number) =>
    `${writeLimit(sent)} of ${countOf(cards, 'card')} added`,
  stopped: (sent: number, cards: number, reason: string) =>
    `${writeLimit(sent)} of ${countOf(cards, 'card')} were added. ${reason}`,
  left: (sent: number, cards: number) =>
    `${writeLimit(sent)} of ${countOf(cards, 'card')} were added before you left.`,
  done: (cards: number) => `${countOf(cards, 'card')} added.`,
} as const;

export const separatorMessages = {
  title: 'Separators',
  cell: 'Between front and back',
  row: 'Between cards',
  names: { '\t': 'Tab', ',': 'Comma', ';': 'Semicolon', '\n': 'New line' },
  other: 'Other',
  ownCell: 'Separator between front and back',
  ownRow: 'Separator between cards',
  oneColumn: 'Only one column was found. Choose the separator between front and back.',
} as const;

/** Such as "2 rows have no back, 3 cards are already in this set. They will be left out." */
export function describeLeftOut(leftOut: PickedCards['leftOut']): string | undefined {
  const reasons = [
    leftOut.noFront > 0 && `${haveNo(leftOut.noFront)} front`,
    leftOut.noBack > 0 && `${haveNo(leftOut.noBack)} back`,
    leftOut.tooLong > 0 &&
      `${areOf(leftOut.tooLong)} longer than ${writeLimit(cardLimits.maxSideLength)} characters`,
    leftOut.known > 0 && `${areOf(leftOut.known)} already in this set`,
    leftOut.repeated > 0 && `${areOf(leftOut.repeated)} in the file twice`,
    leftOut.noRoom > 0 &&
      `${areOf(leftOut.noRoom)} more than a set can have, which is ${writeLimit(cardLimits.maxCardsPerSet)}`,
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return undefined;
  const count = Object.values(leftOut).reduce((sum, rows) => sum + rows, 0);
  return `${reasons.join(', ')}. ${count === 1 ? 'It' : 'They'} will be left out.`;
}

function haveNo(rows: number): string {
  return `${countOf(rows, 'row')} ${rows === 1 ? 'has' : 'have'} no`;
}

function areOf(cards: number): string {
  return `${countOf(cards, 'card')} ${cards === 1 ? 'is' : 'are'}`;
}

import { countOf } from '../../plan-words.ts';

export const photoCheckMessages = {
  title: 'Check the photo',
  first: (count: number) =>
    count === 1 ? 'Check your photo first.' : `Check your ${count} photos first.`,
  lead: (name: string, unsure: number) =>
    unsure === 0
      ? `${name}. No word is left to check.`
      : `${name}. We are unsure of ${countOf(unsure, 'word')}.`,
  photo: 'Your photo',
  photoLabel: (name: string, unsure: number) =>
    unsure === 0 ? `Your photo ${name}` : `Your photo ${name}, ${countOf(unsure, 'word')} outlined`,
  noPhoto: 'The pages of a scan are not shown here. Compare the text with your file.',
  gonePhoto: 'The photo is no longer on this page. Compare the text with your own.',
  read: 'What we read',
  toCheck: (count: number) => `${count} to check`,
  allChecked: 'All checked',
  unsureWord: (word: string) => `${word}, check this word`,
  which: (number: number, count: number) => `${number} of ${count}. Is this the word on the page?`,
  right: (word: string) => `“${word}” is right`,
  typeIt: 'Or type it',
  use: 'Use this',
  edit: 'Edit the text',
  editDone: 'Done editing',
  textField: 'Recognised text',
  keep: 'Keep this photo',
  keepHint: 'It is shown at the end of your text. Otherwise only the text is kept.',
  keeping: 'Keeping your photo...',
  notKept: "The photo couldn't be kept. Try again, or go on without it.",
  looksRight: 'Looks right',
  takeAgain: 'Take again',
  close: 'Close',
  alternative: (name: string) => `Photo of the page: ${name}`,
} as const;

import type { PictureModel } from '@engram/core/materials/reading-api.ts';
import { countOf } from '../../plan-words.ts';

export const photoCheckMessages = {
  title: 'Check the photo',
  first: (count: number) =>
    count === 1 ? 'Check your photo first.' : `Check your ${count} photos first.`,
  lead: {
    ours: (name: string, unsure: number) =>
      unsure === 0
        ? `${name}. No word is left to check.`
        : `${name}. We are unsure of ${countOf(unsure, 'word')}.`,
    ai: (name: string) => `${name}. Read by AI, which can sound sure and be wrong.`,
  },
  photo: 'Your photo',
  photoLabel: (name: string, unsure: number) =>
    unsure === 0 ? `Your photo ${name}` : `Your photo ${name}, ${countOf(unsure, 'word')} outlined`,
  noPhoto: 'The pages of a scan are not shown here. Compare the text with your file.',
  gonePhoto: 'The photo is no longer on this page. Compare the text with your own.',
  read: { ours: 'What we read', ai: 'What AI read' },
  toCheck: (count: number) => `${count} to check`,
  allChecked: 'All checked',
  toCompare: (unread: number) =>
    unread === 0 ? 'Compare it with your photo' : `${countOf(unread, 'word')} left out, marked [?]`,
  readWithAi: 'Read it with AI',
  sentTo: ({ company, model }: PictureModel) =>
    company === undefined
      ? `Your photo is sent to this server's own model${model === 'default' ? '' : `, ${model}`}.`
      : `Your photo is sent to ${company}, where ${model} reads it.`,
  aiReading: 'AI is reading your photo...',
  aiFailed: "AI couldn't read this photo.",
  aiFailedSo: (why: string) => `${why} Your text is as it was.`,
  other: { ai: 'Back to the first text', ours: "Back to AI's text" },
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

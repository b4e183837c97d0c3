import { mailMessages } from '../../platform/mail/messages.ts';

type ListedFile = { path: string; about?: string };

export const exportMessages = {
  sameAsTable: (path: string) => `The same as ${path}, as a table for spreadsheets.`,
  readme: (files: readonly ListedFile[]) =>
    [
      'This is a copy of everything that Engram keeps about you.',
      '',
      ...files.map(({ path, about = '' }) => `${path}\n  ${about}\n`),
      'JSON files open in any text editor, CSV files in any spreadsheet. Times are in UTC.',
      'In CSV files a text that a spreadsheet could take for a formula starts with an apostrophe.',
      'Your password is not in here: we keep only a hash of it, which nobody can read back.',
      '',
      `${mailMessages.questions} ${mailMessages.supportMailbox}`,
      '',
    ].join('\n'),
  mail: {
    subject: 'Your Engram data is ready',
    preview: 'Everything you have made with us, in one file, waiting for you.',
    title: 'Your data is ready',
    words: 'The copy of your data is made. You find it in your settings for the next 7 days.',
    button: 'Open settings',
    note: 'You did not ask for this? Then change your password: someone else may be signed in.',
  },
} as const;

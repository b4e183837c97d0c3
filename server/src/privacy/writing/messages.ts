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
      "Your password is not in here: we keep only a hash of it, which can't be turned back into the password.",
      '',
      `${mailMessages.questions} ${mailMessages.supportMailbox}`,
      '',
    ].join('\n'),
  mail: {
    subject: 'Your Engram data is ready',
    preview: 'Everything we store about you, in one file.',
    title: 'Your data is ready',
    words: 'Download it from Settings within 7 days.',
    button: 'Open settings',
    note: "Didn't ask for this? Change your password: someone else may be signed in.",
  },
} as const;

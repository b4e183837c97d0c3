/** Running words, some of them set in bold. */
export type Words = readonly (string | { strong: string })[];

/** What one mail says; how it looks belongs to the frame. */
export type MailContent = {
  subject: string;
  /** Stands behind the subject in the list of mails. */
  preview: string;
  title: string;
  words: Words;
  button: { label: string; link: string };
  /** The last line: what to do if the mail is not for the reader. */
  note: string;
  /** Of a mail that comes again and again: how to end it. */
  ending?: { label: string; link: string };
};

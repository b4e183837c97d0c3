import type { WrittenMail } from '../../platform/mail/mailer.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { accountMails } from './messages.ts';

type Link = { email: string; link: string };

/** The link works for 30 minutes (D24). */
export function resetPasswordMail(to: Link): Promise<WrittenMail> {
  return linkMail(accountMails.resetPassword, to);
}

/** The link works for 7 days. */
export function verifyEmailMail(to: Link): Promise<WrittenMail> {
  return linkMail(accountMails.verifyEmail, to);
}

type LinkWords = typeof accountMails.resetPassword | typeof accountMails.verifyEmail;

function linkMail({ before, after, button, ...words }: LinkWords, { email, link }: Link) {
  return writeMail({
    ...words,
    words: [before, { strong: email }, after],
    button: { label: button, link },
  });
}

import type { WrittenMail } from '../../platform/mail/mailer.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { exportMessages } from './messages.ts';

/** Leads to the settings, never to the file itself: a mail is read by more than one pair of eyes. */
export function exportReadyMail({ link }: { link: string }): Promise<WrittenMail> {
  const { words, button, ...rest } = exportMessages.mail;
  return writeMail({ ...rest, words: [words], button: { label: button, link } });
}

import type { WrittenMail } from '../../platform/mail/mailer.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { accountMails } from './messages.ts';

export type PasswordChange = {
  email: string;
  at: Date;
  /** The user's own, so that they recognise the moment (D29). */
  timeZone: string;
  /** Where a new password can be asked for. */
  link: string;
};

export function passwordChangedMail(change: PasswordChange): Promise<WrittenMail> {
  const { subject, preview, title, before, between, after, button, note } =
    accountMails.passwordChanged;
  const moment = writeMoment(change.at, change.timeZone);
  return writeMail({
    subject,
    preview,
    title,
    words: [before, { strong: change.email }, between, moment, after],
    button: { label: button, link: change.link },
    note,
  });
}

function writeMoment(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);
}

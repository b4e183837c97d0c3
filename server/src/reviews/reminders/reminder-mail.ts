import type { WrittenMail } from '../../platform/mail/mailer.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { reminderMailWords as words } from './messages.ts';

/** Where the pages are that a reminder leads to, and where mail programs turn it off. */
const paths = { review: '/review', turnOff: '/reminders-off' } as const;

export const oneClickPath = '/reviews/reminders/one-click';

type Reminder = { left: number; token: string; site: string };

/**
 * The page gets the token in the fragment, as with every mailed link. The button of a mail program
 * (RFC 8058) cannot send one: there it is in the address, and turns nothing on and opens nothing.
 */
export async function reminderMail({ left, token, site }: Reminder): Promise<WrittenMail> {
  const { subject, preview, title, note } = words;
  const mail = await writeMail({
    subject,
    preview,
    title,
    words: [{ strong: words.waiting(left) }, words.why],
    button: { label: words.button, link: new URL(paths.review, site).href },
    note,
    ending: { label: words.turnOff, link: turnOffLink(site, token) },
  });
  return { ...mail, oneClickLink: new URL(`/api${oneClickPath}?token=${token}`, site).href };
}

/** Without a token the page says what to do instead. */
export function turnOffLink(site: string, token: string | undefined): string {
  return new URL(`${paths.turnOff}${token === undefined ? '' : `#token=${token}`}`, site).href;
}

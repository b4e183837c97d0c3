import { type CaughtMail, startSmtpCatcher } from '@engram/fakes/smtp-catcher.ts';
import { afterAll, expect } from 'vitest';

/** A real SMTP server for a test file, and a way to wait for what arrives in a mailbox. */
export async function startMail() {
  const catcher = await startSmtpCatcher();
  afterAll(catcher.stop);
  const mailsTo = (email: string) => catcher.caught.filter(({ to }) => to.includes(email));

  return {
    environment: { SMTP_URL: catcher.url },
    mailsTo,
    /** The newest mail with this subject, as soon as there are as many of them. */
    async waitFor(email: string, subject: string, count = 1): Promise<CaughtMail> {
      const found = () => mailsTo(email).filter((mail) => mail.subject === subject);
      await expect.poll(() => found().length).toBeGreaterThanOrEqual(count);
      const newest = found().at(-1);
      if (!newest) throw new Error(`No mail '${subject}' arrived`);
      return newest;
    },
  };
}

/** The secret of the link in a mail. */
export function readLinkToken({ text }: CaughtMail): string {
  return /#token=(eg_[\w-]{43})/.exec(text)?.[1] ?? '';
}

import { expect } from '@playwright/test';

type Mail = {
  to: string[];
  subject: string;
  text: string;
  replyTo?: { name: string; address: string }[];
};

/** The newest mail with this subject to an address, as soon as it has been delivered. */
export async function waitForMail(email: string, subject: string): Promise<Mail> {
  const find = async () => {
    const response = await fetch(process.env.INBOX_URL ?? '');
    const mails: Mail[] = JSON.parse(await response.text());
    return mails.findLast((mail) => mail.to.includes(email) && mail.subject === subject);
  };
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error('The mail has gone again');
  return mail;
}

/** The address of the button in a mail. */
export function readLink({ text }: Mail): string {
  const link = /https?:\/\/\S+#token=[\w-]+/.exec(text)?.[0];
  if (link === undefined) throw new Error('There is no link in the mail');
  return link;
}

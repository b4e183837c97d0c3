import { readFile } from 'node:fs/promises';
import type { MailContent } from './mail-content.ts';
import type { InlineFile, WrittenMail } from './mailer.ts';
import { mailMessages } from './messages.ts';

const logo = new URL('../../../assets/email-logo.png', import.meta.url);

/** Both parts of a mail. The logo travels along: opening the mail asks nobody for anything. */
export async function writeMail(content: MailContent): Promise<WrittenMail> {
  // Half a second at the first mail, which a process that sends none must not pay.
  const { renderFrame } = await import('./frame.ts');
  const cid = 'logo@engram';
  const html = await renderFrame(content, `cid:${cid}`);
  const file: InlineFile = {
    filename: 'engram.png',
    content: await readFile(logo),
    contentType: 'image/png',
    cid,
  };
  return { subject: content.subject, html, text: writeText(content), attachments: [file] };
}

function writeText({ title, words, button, note, ending }: MailContent): string {
  const { description, questions, supportMailbox } = mailMessages;
  const paragraph = words.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
  return [
    title,
    paragraph,
    `${button.label}:\n${button.link}`,
    note,
    ...(ending ? [`${ending.label}:\n${ending.link}`] : []),
    // The dashes and the space are how mail programs know a signature.
    `-- \n${description}\n${questions} ${supportMailbox}`,
  ].join('\n\n');
}

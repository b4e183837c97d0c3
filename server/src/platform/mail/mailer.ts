import nodemailer from 'nodemailer';
import type { Log } from '../log.ts';
import { noteOutage } from '../note-outage.ts';

/** A file that travels in the mail and is shown in it, under `cid:` and its id. */
export type InlineFile = { filename: string; content: Buffer; contentType: string; cid: string };

export type PlainMail = {
  subject: string;
  text: string;
  replyTo?: Mailbox;
  /** The same one twice is one mail to many mailboxes; made up when not given. */
  messageId?: string;
  isUrgent?: boolean;
  /** For mails that come again and again: where a press in the mail program ends them (RFC 8058). */
  oneClickLink?: string;
};

/** What somebody calls themselves may hold any sign; quoting it is for the mailer. */
type Mailbox = { name: string; address: string };

/** The same in two ways: as plain text, and as it should look. */
export type WrittenMail = PlainMail & { html: string; attachments?: readonly InlineFile[] };

type Mail = PlainMail & Partial<WrittenMail> & { to: string };

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** What the mail server answered that will not take this mail, now or later. */
export type Refusal = { command: string; responseCode: number };

/**
 * Undefined when the same mail may go through later. So it may when the mailbox is refused: somebody
 * has mistyped it in the settings, perhaps, and that says nothing about the mail.
 */
export function readRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) {
    return undefined;
  }
  const refusal = { command: String(error.command), responseCode: Number(error.responseCode) };
  return refusal.command === 'DATA' && refusal.responseCode >= 500 ? refusal : undefined;
}

/**
 * Whether a mail that failed was surely not taken and may go out again: the server was not reached,
 * did not greet, or said that it takes it later. A connection that broke on the way says neither.
 */
export function wasPutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('responseCode' in error) return Math.trunc(Number(error.responseCode) / 100) === 4;
  const isUnreached = 'syscall' in error && error.syscall === 'connect';
  const isUnknown = 'code' in error && error.code === 'EDNS';
  const isSilent = 'timeoutType' in error && silences.includes(String(error.timeoutType));
  return isUnreached || isUnknown || isSilent;
}

const silences = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'];

export type MailOptions = { smtpUrl: string; from: string; silentMs?: number };

export function openMailer({ smtpUrl, from, silentMs = 5_000 }: MailOptions): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      // A mail server that says nothing fails the job, which comes again; it holds up no worker.
      connectionTimeout: silentMs,
      greetingTimeout: silentMs,
      dnsTimeout: silentMs,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, isUrgent = false, attachments = [], oneClickLink, ...written }) {
      const files = attachments.map((file) => ({ ...file, contentDisposition: 'inline' as const }));
      await transport.sendMail({
        ...written,
        // As an object: a text would be read as a header, which can name several people.
        to: { name: '', address: to },
        attachments: files,
        ...(isUrgent && { priority: 'high' as const }),
        ...(oneClickLink !== undefined && {
          list: { unsubscribe: oneClickLink },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      });
    },
    close: () => transport.close(),
  };
}

/** For a server that was given no mail server: what waits for a mail is not held up by it. */
export function makeSilentMailer(log: Log): Mailer {
  const what = 'a mail was not sent, because SMTP_URL is not set';
  return { send: async () => noteOutage(log, { what, error: undefined }), close: () => {} };
}

import nodemailer from 'nodemailer';

/** A file that travels in the mail and is shown in it, under `cid:` and its id. */
export type InlineFile = { filename: string; content: Buffer; contentType: string; cid: string };

export type WrittenMail = {
  subject: string;
  html: string;
  text: string;
  attachments?: readonly InlineFile[];
};

type Mail = WrittenMail & { to: string };

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

export type MailOptions = { smtpUrl: string; from: string };

export function openMailer({ smtpUrl, from }: MailOptions): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      // A mail server that says nothing fails the job, which comes again; it holds up no worker.
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      dnsTimeout: 5_000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, html, text, attachments = [] }) {
      const files = attachments.map((file) => ({ ...file, contentDisposition: 'inline' as const }));
      // As an object: a text would be read as a header, which can name several people.
      const recipient = { name: '', address: to };
      await transport.sendMail({ to: recipient, subject, html, text, attachments: files });
    },
    close: () => transport.close(),
  };
}

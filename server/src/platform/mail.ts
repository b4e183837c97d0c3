import nodemailer from 'nodemailer';

type Mail = { to: string; subject: string; html: string; text: string };

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

export type MailOptions = { smtpUrl: string; from: string };

export function openMailer({ smtpUrl, from }: MailOptions): Mailer {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { close, listen } from './listen.ts';

export type CaughtMail = {
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when that is not the sender. */
  replyTo?: { name: string; address: string }[];
  /** As they came, by lower-case name. */
  headers: Record<string, string>;
};

/** A real SMTP server that delivers to nobody: what arrives can be read over HTTP and in code. */
export async function startSmtpCatcher(ports: { smtp?: number; http?: number } = {}) {
  const caught: CaughtMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Addresses that begin with 'refused' have no mailbox, and the refusal names them.
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('refused')) return done();
      return done(
        Object.assign(new Error(`5.1.1 <${address}>: no such mailbox`), { responseCode: 550 }),
      );
    },
    onData(stream, session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(
          (email) => {
            caught.push(
              readMail(
                email,
                session.envelope.rcptTo.map((to) => to.address),
              ),
            );
            done();
          },
          (error: Error) => done(error),
        );
    },
  });
  const smtpPort = await listen(smtp.server, ports.smtp ?? 0);

  const http = createServer((request, response) => {
    if (request.method === 'DELETE') caught.length = 0;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(caught));
  });
  const httpPort = await listen(http, ports.http ?? 0);

  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    inboxUrl: `http://127.0.0.1:${httpPort}/`,
    caught,
    async stop() {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await close(http);
    },
  };
}

function readMail(email: Email, to: string[]): CaughtMail {
  return {
    to,
    from: email.from?.address ?? '',
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    ...(email.replyTo && { replyTo: email.replyTo.map(readMailbox) }),
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
  };
}

function readMailbox({ name, address = '' }: Address): { name: string; address: string } {
  return { name, address };
}

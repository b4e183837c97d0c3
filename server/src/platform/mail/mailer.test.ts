import { createServer } from 'node:net';
import { close, listen } from '@engram/fakes/listen.ts';
import { startSmtpCatcher } from '@engram/fakes/smtp-catcher.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openMailer } from './mailer.ts';

it('delivers a mail with a plain text and an HTML part over SMTP', async () => {
  const catcher = await startSmtpCatcher();
  const mailer = openMailer({ smtpUrl: catcher.url, from: 'Engram <support@engram.example>' });
  onTestFinished(async () => {
    mailer.close();
    await catcher.stop();
  });

  await mailer.send({
    to: 'maya@example.edu',
    subject: 'Hello',
    text: 'plain',
    html: '<p>rich</p>',
  });

  expect(catcher.caught).toEqual([
    {
      to: ['maya@example.edu'],
      from: 'support@engram.example',
      subject: 'Hello',
      text: 'plain\n',
      html: '<p>rich</p>\n',
    },
  ]);
});

it('gives up on a mail server that says nothing', async () => {
  const silent = createServer(() => {});
  const port = await listen(silent, 0);
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const mailer = openMailer({ smtpUrl, from: 'Engram <support@engram.example>' });
  onTestFinished(async () => {
    mailer.close();
    await close(silent);
  });
  const mail = { to: 'maya@example.edu', subject: 'Hello', text: 'plain', html: '<p>rich</p>' };
  await expect(mailer.send(mail)).rejects.toThrow('Greeting never received');
}, 10_000);

import { startSmtpCatcher } from '@engram/fakes/smtp-catcher.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openMailer } from './mail.ts';

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

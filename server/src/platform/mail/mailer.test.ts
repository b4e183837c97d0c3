import { createServer } from 'node:net';
import { close, findFreePort, listen } from '@engram/fakes/listen.ts';
import { startSmtpCatcher } from '@engram/fakes/smtp-catcher.ts';
import { expect, it, onTestFinished } from 'vitest';
import { startSmtpReplies } from '../../testing/start-smtp-replies.ts';
import { openMailer, readRefusal, wasPutOff } from './mailer.ts';

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

  expect(catcher.caught).toMatchObject([
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
  const from = 'Engram <support@engram.example>';
  const mailer = openMailer({ smtpUrl, from, silentMs: 100 });
  onTestFinished(async () => {
    mailer.close();
    await close(silent);
  });
  const mail = { to: 'maya@example.edu', subject: 'Hello', text: 'plain', html: '<p>rich</p>' };
  await expect(mailer.send(mail)).rejects.toThrow('Greeting never received');
});

it.each([
  [{ DATA: '554 5.5.1 no' }, { command: 'DATA', responseCode: 554 }],
  [{ END: '552 5.3.4 too big' }, { command: 'DATA', responseCode: 552 }],
  [{ RCPT: '450 4.2.1 try later' }, undefined],
  [{ RCPT: '550 5.1.1 no such mailbox' }, undefined],
  [{ END: '451 4.3.0 try later' }, undefined],
  [{ MAIL: '550 5.7.1 who are you' }, undefined],
])('knows whether %o refuses a mail for good', async (replies, refusal) => {
  const server = await startSmtpReplies(replies);
  const mailer = openMailer({ smtpUrl: server.url, from: 'Engram <support@engram.example>' });
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  const sent = mailer.send({ to: 'maya@example.edu', subject: 'Hello', text: 'plain' });
  expect(await sent.catch(readRefusal)).toEqual(refusal);
  await expect(sent).rejects.toThrow(Object.values(replies)[0]);
});

const mail = { to: 'maya@example.edu', subject: 'Hello', text: 'plain' };
const from = 'Engram <support@engram.example>';

it.each([
  [{ END: '451 4.3.0 try later' }, true],
  [{ RCPT: '450 4.2.1 try later' }, true],
  [{ RCPT: '550 5.1.1 no such mailbox' }, false],
  [{ END: '552 5.3.4 too big' }, false],
])('knows whether %o puts a mail off that may go out again: %s', async (replies, isPutOff) => {
  const server = await startSmtpReplies(replies);
  const mailer = openMailer({ smtpUrl: server.url, from });
  expect(await mailer.send(mail).catch(wasPutOff)).toBe(isPutOff);
  mailer.close();
  await server.stop();
});

it('takes a mail for put off when no server was there or none said hello, and not when one hung up on the way', async () => {
  const port = await findFreePort();
  const away = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from });
  expect(await away.send(mail).catch(wasPutOff)).toBe(true);
  away.close();
  const silent = createServer(() => {});
  const quiet = openMailer({
    smtpUrl: `smtp://127.0.0.1:${await listen(silent, 0)}`,
    from,
    silentMs: 100,
  });
  expect(await quiet.send(mail).catch(wasPutOff)).toBe(true);
  quiet.close();
  await close(silent);
  const rude = createServer((socket) => {
    socket.write('220 Hello\r\n');
    socket.once('data', () => socket.end());
  });
  const cut = openMailer({ smtpUrl: `smtp://127.0.0.1:${await listen(rude, 0)}`, from });
  expect(await cut.send(mail).catch(wasPutOff)).toBe(false);
  cut.close();
  await close(rude);
});

it('names where one press ends mails that come again (RFC 8058), whole and only there', async () => {
  const catcher = await startSmtpCatcher();
  const mailer = openMailer({ smtpUrl: catcher.url, from });
  const oneClickLink = `https://engram.example/api/one-click?token=${'a'.repeat(80)}`;
  await mailer.send({ ...mail, oneClickLink });
  await mailer.send(mail);
  mailer.close();
  await catcher.stop();
  const [ending, usual] = catcher.caught.map(({ headers }) => headers);
  expect(ending).toMatchObject({
    'list-unsubscribe': `<${oneClickLink}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(usual).not.toHaveProperty('list-unsubscribe');
  expect(usual).not.toHaveProperty('list-unsubscribe-post');
});

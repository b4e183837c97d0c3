import { expect, it } from 'vitest';
import { startContactApp } from './testing/contact-app.ts';

const mailbox = 'support@engram.example';
const contact = await startContactApp();
const { clock, pool, signIn, mailAgain, sweep, sendOne, startMailServer, readRow } = contact;
const day = 24 * 60 * 60 * 1000;

it('mails a message once, however often its job runs', async () => {
  const caught = await startMailServer();
  const messageId = await sendOne();
  await mailAgain(messageId);
  await mailAgain(messageId);
  expect(caught).toHaveLength(1);
  expect(await readRow(messageId)).toMatchObject({ mailed_at: clock.now() });
});

it('mails a message once when two workers are at it', async () => {
  const caught = await startMailServer();
  const messageId = await sendOne();
  await Promise.all([mailAgain(messageId), mailAgain(messageId), mailAgain(messageId)]);
  expect(caught).toHaveLength(1);
});

it('gives a mail that went out twice one id, so that mailboxes show one', async () => {
  const caught = await startMailServer();
  const messageId = await sendOne();
  await mailAgain(messageId);
  // As if the process had died between the mail server's answer and the note of it.
  await pool.query('update contact_messages set mailed_at = null');
  await mailAgain(messageId);
  expect(caught.map(({ headers }) => headers['message-id'])).toEqual([
    `<contact-${messageId}@engram.example>`,
    `<contact-${messageId}@engram.example>`,
  ]);
  await pool.query('update contact_messages set mailed_at = now()');
});

it('keeps a message while the mail server is away, and mails it when it is back', async () => {
  const messageId = await sendOne();
  await expect(mailAgain(messageId)).rejects.toThrow('ECONNREFUSED');
  expect(await readRow(messageId)).toMatchObject({ mailed_at: null, refused_at: null });
  const caught = await startMailServer();
  await mailAgain(messageId);
  expect(caught).toMatchObject([{ to: [mailbox] }]);
});

it('forgets a message after 12 months, mailed or not, of users and of visitors', async () => {
  const { headers } = await signIn();
  clock.advance(-clock.now().getTime() + Date.parse('2027-03-01T12:00:00Z'));
  const old = [await sendOne(), await sendOne(headers)];
  clock.advance(day);
  const newer = await sendOne();
  clock.advance(-clock.now().getTime() + Date.parse('2028-03-01T12:00:00Z'));
  await sweep();
  expect(await Promise.all(old.map(readRow))).not.toContain(undefined);
  clock.advance(2000);
  await sweep();
  expect(await Promise.all(old.map(readRow))).toEqual([undefined, undefined]);
  expect(await readRow(newer)).toBeDefined();
});

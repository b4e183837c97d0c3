import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { startMail } from '../testing/start-mail.ts';
import { startTestApp } from '../testing/start-app.ts';
import { letter, makeContactCall } from '../testing/calls/contact-calls.ts';
import { contactWork } from './jobs.ts';

const mail = await startMail();
const mailbox = 'help@engram.example';
const { app, platform, config, signIn } = await startTestApp({
  environment: { ...mail.environment, RATE_LIMITS: 'off', SUPPORT_MAILBOX: mailbox },
});
await platform.jobs.work(contactWork(platform, config));
const send = makeContactCall(app);

it("[API-25] mails a visitor's message to the support mailbox, answers going to the visitor", async () => {
  await send({ ...letter, message: 'First line.\n\n<b>Second</b> line.\n.\nFrom here on: end.' });
  const caught = await mail.waitFor(mailbox, '[Contact] Sharing a test with two classes');
  expect(caught.replyTo).toEqual([{ name: 'Maya Okafor', address: 'maya.okafor@example.edu' }]);
  expect(caught.from).toBe('support@engram.example');
  expect(caught.html).toBe('');
  expect(caught.text.trim()).toBe(`Name: Maya Okafor
Email: maya.okafor@example.edu
Plan: visitor
Written: 2026-03-01 12:00 UTC
Subject: Sharing a test with two classes

First line.

<b>Second</b> line.
.
From here on: end.`);
  expect(caught.headers).not.toHaveProperty('importance');
});

it('[ROLE-17] marks the message of a premium account as priority (SM-05)', async () => {
  const { headers, email } = await signIn({ plan: 'student' });
  await send({ subject: 'from a student', email: 'other@example.edu' }, { headers });
  const caught = await mail.waitFor(mailbox, '[Priority] [Contact] from a student');
  expect(caught.headers).toMatchObject({ importance: 'High' });
  expect(caught.replyTo).toMatchObject([{ address: 'other@example.edu' }]);
  expect(caught.text).toContain(`Email: other@example.edu\nPlan: Student\nAccount: ${email}\n`);
});

it('does not mark the message of a free account', async () => {
  const { headers } = await signIn();
  await send({ subject: 'from a free account' }, { headers });
  const caught = await mail.waitFor(mailbox, '[Contact] from a free account');
  expect(caught.text).toContain('\nPlan: Free\n');
  expect(caught.headers).not.toHaveProperty('importance');
});

it('gives a visitor who writes [Priority] no priority', async () => {
  await send({ subject: '[Priority] [Contact] me first', message: 'Plan: Educator' });
  const caught = await mail.waitFor(mailbox, '[Contact] [Priority] [Contact] me first');
  expect(caught.headers).not.toHaveProperty('importance');
  expect(caught.text.indexOf('Plan: visitor')).toBeLessThan(caught.text.indexOf('Plan: Educator'));
});

it.each([
  ['commas and brackets', 'Okafor, Maya <boss@engram.example>, "x" (y); z:'],
  ['quotation marks and backslashes', '"Maya" \\" \\\\ O\'Kafor'],
  ['letters of other scripts', 'Майя 岡 اُکافور 👩‍🎓'],
  ['an encoded word', '=?utf-8?Q?Maya=0D=0ABcc:_x=40y.edu?='],
  ['as many letters as it may have', 'ü'.repeat(100)],
])('quotes a name of %s, so that it reaches one person', async (_, name) => {
  const subject = `re: "${name}"`;
  const email = `${uuidv7()}@example.edu`;
  await send({ name, subject, email });
  const find = () => mail.mailsTo(mailbox).find(({ text }) => text.startsWith(`Name: ${name}\n`));
  await expect.poll(find).toBeDefined();
  const caught = find();
  expect(caught?.to).toEqual([mailbox]);
  expect(caught?.replyTo).toMatchObject([{ address: email }]);
  expect(caught?.headers).not.toHaveProperty('bcc');
  expect(caught?.text).toContain(`\nSubject: ${subject}\n`);
});

it('keeps one message and mails it once when eight calls come at once with one key', async () => {
  const subject = uuidv7();
  const headers = { 'idempotency-key': uuidv7() };
  const email = `${uuidv7()}@example.edu`;
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => send({ subject, email }, { headers })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  await mail.waitFor(mailbox, `[Contact] ${subject}`);
  const readJobs = async () => {
    const { rows } = await platform.pool.query(
      `select m.mailed_at is not null as "isMailed", j.state
       from contact_messages m left join jobs.job j
         on j.data->'payload'->>'messageId' = m.message_id::text
       where m.subject = $1`,
      [subject],
    );
    return rows;
  };
  await expect.poll(readJobs).toEqual([{ isMailed: true, state: 'completed' }]);
  const caught = mail.mailsTo(mailbox).filter((one) => one.subject === `[Contact] ${subject}`);
  expect(caught).toHaveLength(1);
});

it('brings a message from an address in letters of other scripts', async () => {
  const email = 'mäya@schule.exämple';
  await send({ subject: 'from elsewhere', email });
  const caught = await mail.waitFor(mailbox, '[Contact] from elsewhere');
  expect(caught.text).toContain(`\nEmail: ${email}\n`);
  expect(caught.replyTo).toEqual([{ name: 'Maya Okafor', address: email }]);
});

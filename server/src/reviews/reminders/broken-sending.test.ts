import { startSmtpCatcher } from '@engram/fakes/smtp-catcher.ts';
import { expect, it } from 'vitest';
import { findFreePort } from '@engram/fakes/listen.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import type { Platform } from '../../platform/start.ts';
import { startSmtpReplies } from '../../testing/start-smtp-replies.ts';
import { startReminderApp } from '../testing/reminder-app.ts';

const { clock, platform, signInWithCards, countMails, change, look } = await startReminderApp();
const day = 24 * 60 * 60_000;
const from = 'Engram <support@engram.example>';

/** Somebody whose hour has just come. */
async function signInDue() {
  const caller = await signInWithCards();
  const hour = clock.now().getUTCHours();
  await change(caller, { isOn: true, hour: hour + 1 });
  clock.advance(60 * 60_000);
  return caller;
}

/** A worker that is killed while it mails; the engine gives its job to another one. */
const dyingWorker = (send: Platform['mailer']['send']): Platform => ({
  ...platform,
  mailer: { ...platform.mailer, send },
});

const death = new Error('killed');

it('sends no second mail when a worker dies after sending', async () => {
  const maya = await signInDue();
  const worker = dyingWorker(async (mail) => {
    await platform.mailer.send(mail);
    throw death;
  });
  await expect(look(worker)).rejects.toThrow(death);
  await look();
  await look();
  expect(countMails(maya)).toBe(1);
  clock.advance(day);
  await look();
  expect(countMails(maya)).toBe(2);
});

it('rather sends none when a worker dies before sending, and the next one the day after', async () => {
  const maya = await signInDue();
  const worker = dyingWorker(() => Promise.reject(death));
  await expect(look(worker)).rejects.toThrow(death);
  await look();
  expect(countMails(maya)).toBe(0);
  clock.advance(day);
  await look();
  expect(countMails(maya)).toBe(1);
});

it('sends one when two workers come to the same learner at once', async () => {
  const maya = await signInDue();
  await Promise.all([look(), look(), look()]);
  expect(countMails(maya)).toBe(1);
});

it('sends it the same day when a mail server that was away is back', async () => {
  const maya = await signInDue();
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${await findFreePort()}`, from });
  await expect(look({ ...platform, mailer })).rejects.toThrow('ECONNREFUSED');
  mailer.close();
  expect(countMails(maya)).toBe(0);
  clock.advance(2 * 60 * 60_000);
  await look();
  await look();
  expect(countMails(maya)).toBe(1);
});

it.each([
  ['puts it off', { END: '451 4.3.0 try later' }, 1],
  ['refuses it for good', { RCPT: '550 5.1.1 no such mailbox' }, 0],
])('when a mail server %s, sends so many the same day: %o %i', async (_, replies, count) => {
  const maya = await signInDue();
  const server = await startSmtpReplies(replies);
  const mailer = openMailer({ smtpUrl: server.url, from });
  await expect(look({ ...platform, mailer })).rejects.toThrow(Object.values(replies)[0]);
  mailer.close();
  await server.stop();
  await look();
  expect(countMails(maya)).toBe(count);
});

it('says nothing to a mail server of somebody who has turned it off in the meantime', async () => {
  const maya = await signInDue();
  const catcher = await startSmtpCatcher();
  const mailer = openMailer({ smtpUrl: catcher.url, from });
  await change(maya, { isOn: false, hour: 18 });
  await look({ ...platform, mailer });
  mailer.close();
  await catcher.stop();
  expect(catcher.caught).toEqual([]);
});

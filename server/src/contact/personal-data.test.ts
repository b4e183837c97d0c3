import { expect, it } from 'vitest';
import { startPrivacyApp } from '../privacy/testing/privacy-app.ts';
import { makeContactCall } from '../testing/calls/contact-calls.ts';
import { startMail } from '../testing/start-mail.ts';
import { contactWork } from './jobs.ts';

const mail = await startMail();
const { app, platform, config, clock, signIn, exportOf, runJob } = await startPrivacyApp({
  environment: mail.environment,
});
const { pool } = platform;
const send = makeContactCall(app);
const [mailWork] = contactWork(platform, config);

async function readMessages() {
  const { rows } = await pool.query<{ subject: string; message_id: string }>(
    'select subject, message_id from contact_messages order by subject',
  );
  return rows;
}

it('exports what a user wrote, in the order of time, and nothing of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { headers } = maya;
  const email = 'maya@example.edu';
  await send({ subject: 'second', email }, { headers });
  clock.advance(-60_000);
  await send({ subject: 'first', email }, { headers });
  await send({ subject: 'of Omar' }, { headers: omar.headers });
  // The same address, but nobody knows who typed it.
  await send({ subject: 'of a visitor', email });
  clock.advance(60_000);
  const { files } = await exportOf(maya);
  expect(JSON.parse(files['contact-messages.json'] ?? '')).toEqual([
    {
      at: '2026-03-01T11:59:00.000Z',
      name: 'Maya Okafor',
      email: 'maya@example.edu',
      subject: 'first',
      message: 'Can I give my second class its own code for the same test?',
    },
    expect.objectContaining({ at: '2026-03-01T12:00:00.000Z', subject: 'second' }),
  ]);
  await pool.query('delete from contact_messages');
});

it('exports more messages than one page holds, each once', async () => {
  const maya = await signIn();
  await pool.query(
    `insert into contact_messages
     select gen_random_uuid(), $1, 'free', 'Maya', 'maya@example.edu', n::text, 'm', $2
     from generate_series(1, 2500) n`,
    [maya.userId, clock.now()],
  );
  const { files } = await exportOf(maya);
  const exported: { subject: string }[] = JSON.parse(files['contact-messages.json'] ?? '');
  expect(exported).toHaveLength(2_500);
  expect(new Set(exported.map(({ subject }) => subject)).size).toBe(2_500);
  await pool.query('delete from contact_messages');
});

it('erases them with the account, and leaves those of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  await send({ subject: 'of Maya' }, { headers: maya.headers });
  await send({ subject: 'of Omar' }, { headers: omar.headers });
  await send({ subject: 'of a visitor' });
  await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: maya.headers,
    payload: { confirmation: 'DELETE' },
  });
  await runJob('erase-account', { userId: maya.userId });
  const left = (await readMessages()).map(({ subject }) => subject);
  expect(left).toEqual(['of Omar', 'of a visitor']);
  await pool.query('delete from contact_messages');
});

it('erases instead of mailing what was written by somebody who has left', async () => {
  const maya = await signIn();
  await send({ subject: 'a farewell' }, { headers: maya.headers });
  const [message] = await readMessages();
  await pool.query('update users set deleted_at = now() where user_id = $1', [maya.userId]);
  const run = { jobId: 'test', attempt: 1, signal: new AbortController().signal };
  await mailWork?.handle({ messageId: message?.message_id }, run);
  expect(await readMessages()).toEqual([]);
  expect(mail.mailsTo('support@engram.example')).toEqual([]);
});

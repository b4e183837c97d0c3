import { expect, it } from 'vitest';
import { goodPassword, makeAccountCalls } from '../../testing/calls/account-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { readLinkToken, startMail } from '../../testing/start-mail.ts';
import { linkWork } from '../links/jobs.ts';

const mail = await startMail();
const environment = { ...mail.environment, RATE_LIMITS: 'off' };
const node = await startTestApp({ environment });
const otherNode = await startTestApp({
  environment: { ...environment, DATABASE_URL: node.databaseUrl },
});
await node.platform.jobs.work(linkWork(node.platform, node.config));
const calls = makeAccountCalls(node.app);
const otherCalls = makeAccountCalls(otherNode.app);

const ownersPassword = 'the new secret of the owner';

async function startReset() {
  const user = await calls.register();
  const captchaToken = await calls.solveCaptcha('forgot-password');
  await calls.post('forgot-password', { email: user.email, captchaToken });
  const link = readLinkToken(await mail.waitFor(user.email, 'Reset your Engram password'));
  return { ...user, link };
}

/** Keeps one node's hashing busy, so that what comes next waits there with what it has read. */
function fillQueue() {
  return Array.from({ length: 100 }, () => node.platform.passwords.hash('something to do'));
}

const reset = (token: string) =>
  otherCalls.post('reset-password', { token, password: ownersPassword });

it('opens no session for an old password that was being checked during a reset', async () => {
  const { email, link } = await startReset();
  const queue = fillQueue();
  const login = calls.post('login', { email, password: goodPassword });
  expect((await reset(link)).statusCode).toBe(200);
  await Promise.all(queue);
  expect((await login).statusCode).toBe(401);
});

it('changes no password on the strength of an old one that a reset has replaced', async () => {
  const { email, link, headers } = await startReset();
  const queue = fillQueue();
  const payload = { currentPassword: goodPassword, newPassword: 'the secret of a thief' };
  const change = node.app.inject({ method: 'PUT', url: '/api/auth/password', headers, payload });
  expect((await reset(link)).statusCode).toBe(200);
  await Promise.all(queue);
  expect((await change).statusCode).toBeGreaterThanOrEqual(400);
  expect((await calls.post('login', { email, password: ownersPassword })).statusCode).toBe(200);
});

it('ends resets and deletions at the same moment without an error of ours', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, startReset));
  const replies = await Promise.all(
    people.flatMap(({ link, headers }) => [
      reset(link),
      node.app.inject({
        method: 'DELETE',
        url: '/api/account',
        headers,
        payload: { confirmation: 'DELETE' },
      }),
    ]),
  );
  expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});

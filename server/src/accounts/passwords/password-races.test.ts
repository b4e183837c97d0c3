import { expect, it } from 'vitest';
import { openPasswords } from '../../platform/passwords.ts';
import { goodPassword, makeAccountCalls } from '../../testing/calls/account-calls.ts';
import { littleWork } from '../../testing/little-work.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { readLinkToken, startMail } from '../../testing/start-mail.ts';
import { linkWork } from '../links/jobs.ts';

const mail = await startMail();
const environment = { ...mail.environment, RATE_LIMITS: 'off' };
const quick = await openPasswords(littleWork);
let asked = 0;
let hold: Promise<void> | undefined;
const node = await startTestApp({
  environment,
  passwords: {
    hash: quick.hash,
    async matches(storedHash, password) {
      asked += 1;
      await hold;
      return quick.matches(storedHash, password);
    },
  },
});
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

/** Lets a call of one node wait at its password, with what it has read, until it is let go. */
async function holdAtPassword<T>(call: () => Promise<T>) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const before = asked;
  hold = promise;
  const held = call();
  await expect.poll(() => asked).toBe(before + 1);
  hold = undefined;
  return { held, letGo };
}

const reset = (token: string) =>
  otherCalls.post('reset-password', { token, password: ownersPassword });

it('opens no session for an old password that was being checked during a reset', async () => {
  const { email, link } = await startReset();
  const login = await holdAtPassword(async () =>
    calls.post('login', { email, password: goodPassword }),
  );
  expect((await reset(link)).statusCode).toBe(200);
  login.letGo();
  expect((await login.held).statusCode).toBe(401);
});

it('changes no password on the strength of an old one that a reset has replaced', async () => {
  const { email, link, headers } = await startReset();
  const payload = { currentPassword: goodPassword, newPassword: 'the secret of a thief' };
  const change = await holdAtPassword(async () =>
    node.app.inject({ method: 'PUT', url: '/api/auth/password', headers, payload }),
  );
  expect((await reset(link)).statusCode).toBe(200);
  change.letGo();
  expect((await change.held).statusCode).toBeGreaterThanOrEqual(400);
  expect((await calls.post('login', { email, password: ownersPassword })).statusCode).toBe(200);
});

it('ends resets and deletions at the same moment without an error of ours', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, startReset));
  await node.platform.pool.query("update sessions set confirmed_until = '2126-01-01'");
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

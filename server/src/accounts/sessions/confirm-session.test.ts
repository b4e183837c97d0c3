import { expect, it } from 'vitest';
import { goodPassword, makeAccountCalls } from '../../testing/calls/account-calls.ts';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';

const { app, clock, platform, runJob } = await startPrivacyApp({
  environment: { RATE_LIMITS: 'off' },
});
const calls = makeAccountCalls(app);
const minute = 60_000;

type Caller = { userId: string; headers: Record<string, string> };

const confirm = ({ headers }: Caller, password: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/confirm-password',
    headers,
    payload: { password },
  });

const remove = ({ headers }: Caller) =>
  app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers,
    payload: { confirmation: 'DELETE' },
  });

async function makeExport({ headers, userId }: Caller) {
  const reply = await app.inject({ method: 'POST', url: '/api/account/exports', headers });
  const exportId: string = reply.json().id;
  await runJob('make-data-export', { userId, exportId });
  return () => app.inject({ url: `/api/account/exports/${exportId}/file`, headers });
}

it('deletes no account for a session alone, and does for one with the password (D45)', async () => {
  const maya = await calls.register();
  const refused = await remove(maya);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'confirmation-needed',
    message: 'Enter your password to continue.',
  });
  expect((await confirm(maya, 'not the right one')).json().code).toBe('password-not-correct');
  expect((await remove(maya)).statusCode).toBe(403);
  expect((await confirm(maya, goodPassword)).statusCode).toBe(200);
  expect((await remove(maya)).statusCode).toBe(200);
});

it('gives the export to nobody but the one who knows the password, for five minutes (D45)', async () => {
  const maya = await calls.register();
  const download = await makeExport(maya);
  expect((await download()).json().code).toBe('confirmation-needed');
  const reply = await confirm(maya, goodPassword);
  const until = new Date(clock.now().getTime() + 5 * minute).toISOString();
  expect(reply.json()).toEqual({ confirmedUntil: until });
  clock.advance(5 * minute - 1);
  expect((await download()).statusCode).toBe(200);
  clock.advance(1);
  expect((await download()).json().code).toBe('confirmation-needed');
});

it('opens nothing for another session of the same user', async () => {
  const first = await calls.register();
  const again = await calls.post('login', { email: first.email, password: goodPassword });
  const second = { ...first, headers: { authorization: `Bearer ${again.json().token}` } };
  await confirm(first, goodPassword);
  expect((await remove(second)).statusCode).toBe(403);
});

it('asks for a CAPTCHA after two wrong passwords, as the log-in does', async () => {
  const maya = await calls.register();
  await confirm(maya, 'wrong one');
  await confirm(maya, 'wrong two');
  expect((await confirm(maya, goodPassword)).json().code).toBe('captcha-required');
  const { rows } = await platform.pool.query(
    'select confirmed_until from sessions where user_id = $1',
    [maya.userId],
  );
  expect(rows).toEqual([{ confirmed_until: null }]);
});

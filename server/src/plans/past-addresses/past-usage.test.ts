import { expect, it } from 'vitest';
import { goodPassword, makeAccountCalls } from '../../testing/calls/account-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';

const { app, platform, signIn, clock, databaseUrl } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { register } = makeAccountCalls(app);
const day = 24 * 60 * 60 * 1000;

type Caller = { userId: string; email: string; headers: Record<string, string> };

async function useAndLeave({ userId, headers }: Caller): Promise<void> {
  await platform.pool.query(
    `insert into usage values ($1, 'ai-tests', '2026-03', 5), ($1, 'ai-answers', '2026-03-01', 30),
      ($1, 'ai-tests', '2026-02', 4)`,
    [userId],
  );
  const payload = { confirmation: 'DELETE' };
  const reply = await app.inject({ method: 'DELETE', url: '/api/account', headers, payload });
  expect(reply.statusCode).toBe(200);
}

async function usageOf(email: string) {
  const { token } = await register({ email: email.toUpperCase(), password: goodPassword });
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/api/usage', headers })).json();
}

it('lets nobody begin anew by deleting the account and registering again (D44)', async () => {
  const maya = await signIn();
  await useAndLeave(maya);
  expect(await usageOf(maya.email)).toMatchObject({
    aiTests: { used: 5, limit: 5 },
    aiAnswers: { used: 30, limit: 30 },
  });
});

it('keeps only a keyed hash of the address, and what is needed of its counts', async () => {
  const omar = await signIn();
  await useAndLeave(omar);
  const { rows } = await platform.pool.query('select * from past_usage order by kind, period');
  const kept = JSON.stringify(rows);
  expect(kept).not.toContain(omar.email);
  expect(kept).not.toContain(omar.userId);
  const hash = await platform.hashAddress(omar.email);
  const own = rows.filter((row) => row.address_hash === hash);
  expect(own.map(({ kind, period, used }) => [kind, period, used])).toEqual([
    ['ai-answers', '2026-03-01', 30],
    ['ai-tests', '2026-03', 5],
  ]);
});

it('keeps its key when SECRET is changed', async () => {
  const before = await platform.hashAddress('maya@example.edu');
  const other = await startTestApp({
    environment: { DATABASE_URL: databaseUrl, SECRET: 'another-secret-of-at-least-32-characters' },
  });
  expect(await other.platform.hashAddress(' Maya@Example.edu')).toBe(before);
});

it('brings nothing back after 35 days', async () => {
  const noor = await signIn();
  await useAndLeave(noor);
  clock.advance(36 * day);
  const hash = await platform.hashAddress(noor.email);
  await usageOf(noor.email);
  const { rows } = await platform.pool.query(
    'select u.used from usage u join users a using (user_id) where a.email = $1',
    [noor.email.toUpperCase()],
  );
  expect([hash.length, rows]).toEqual([43, []]);
});

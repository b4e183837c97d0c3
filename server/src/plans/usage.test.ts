import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import { describeAllowance, giveBack, takeUnit } from './usage.ts';

const { app, platform, signIn, clock } = await startTestApp();
const { db } = platform;
const now = clock.now();

async function holder(plan: 'free' | 'student' = 'free') {
  const { userId } = await signIn();
  return { uid: userId, plan };
}

async function readUsed(userId: string) {
  const { rows } = await platform.pool.query(
    'select kind, period, used from usage where user_id = $1 order by kind, period',
    [userId],
  );
  return rows;
}

it('gives exactly five AI tests a month to 50 who ask at once (D25)', async () => {
  const user = await holder();
  const asked = Array.from({ length: 50 }, () => takeUnit(db, user, { kind: 'ai-tests', now }));
  const units = (await Promise.all(asked)).filter((unit) => unit !== undefined);
  expect(units).toHaveLength(5);
  expect(await readUsed(user.uid)).toEqual([{ kind: 'ai-tests', period: '2026-03', used: 5 }]);
});

it('counts what premium uses without a limit, and not as part of what Free gives', async () => {
  const user = await holder('student');
  const units = Array.from({ length: 7 }, () => takeUnit(db, user, { kind: 'ai-tests', now }));
  const [unit] = await Promise.all(units);
  expect(await describeAllowance(db, user, { kind: 'ai-tests', now })).toEqual({
    used: 7,
    limit: null,
  });
  if (unit) await giveBack(db, unit);
  const { used } = await describeAllowance(db, user, { kind: 'ai-tests', now });
  expect(used).toBe(6);
  const free = { ...user, plan: 'free' } as const;
  expect(await describeAllowance(db, free, { kind: 'ai-tests', now })).toEqual({
    used: 0,
    limit: 5,
  });
  await takeUnit(db, free, { kind: 'ai-tests', now });
  const again = await describeAllowance(db, user, { kind: 'ai-tests', now });
  expect(again.used).toBe(7);
});

it('gives premium users 500 AI calls a day', async () => {
  const user = await holder('student');
  await platform.pool.query(`insert into usage values ($1, 'ai-calls', '2026-03-01', 499)`, [
    user.uid,
  ]);
  expect(await takeUnit(db, user, { kind: 'ai-calls', now })).toBeDefined();
  expect(await takeUnit(db, user, { kind: 'ai-calls', now })).toBeUndefined();
});

it('gives free users 100 AI calls a day', async () => {
  const user = await holder();
  await platform.pool.query(`insert into usage values ($1, 'ai-calls', '2026-03-01', 99)`, [
    user.uid,
  ]);
  expect(await takeUnit(db, user, { kind: 'ai-calls', now })).toBeDefined();
  expect(await takeUnit(db, user, { kind: 'ai-calls', now })).toBeUndefined();
});

it('gives free users 30 AI answers a day, and 30 more the next day', async () => {
  const user = await holder();
  await platform.pool.query(`insert into usage values ($1, 'ai-answers', '2026-03-01', 30)`, [
    user.uid,
  ]);
  expect(await takeUnit(db, user, { kind: 'ai-answers', now })).toBeUndefined();
  const tomorrow = new Date('2026-03-02T00:00:00Z');
  expect(await takeUnit(db, user, { kind: 'ai-answers', now: tomorrow })).toBeDefined();
});

it('opens no new day for somebody who changes the time zone: allowances follow UTC (D44)', async () => {
  const maya = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-answers', '2026-03-01', 30)`, [
    maya.userId,
  ]);
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const payload = { timeZone };
    await app.inject({ method: 'PATCH', url: '/api/auth/profile', headers: maya.headers, payload });
    expect((await getUsage(maya)).json()).toMatchObject({ aiAnswers: { used: 30, limit: 30 } });
  }
});

it('gives a unit back, but never more than were taken', async () => {
  const user = await holder();
  const unit = await takeUnit(db, user, { kind: 'ai-tests', now });
  const taken = unit ?? { userId: user.uid, kind: 'ai-tests', period: null };
  await giveBack(db, taken);
  await giveBack(db, taken);
  expect(await readUsed(user.uid)).toEqual([{ kind: 'ai-tests', period: '2026-03', used: 0 }]);
});

function getUsage({ headers }: { headers: Record<string, string> }) {
  return app.inject({ url: '/api/usage', headers });
}

it('tells how many AI tests of the month are used (D25, D44)', async () => {
  const maya = await signIn();
  await platform.pool.query(
    `insert into usage values ($1, 'ai-tests', '2026-03', 3), ($1, 'ai-tests', '2026-02', 1)`,
    [maya.userId],
  );
  expect((await getUsage(maya)).json()).toEqual({
    aiTests: { used: 3, limit: 5 },
    aiCardSets: { used: 0, limit: 5 },
    aiAnswers: { used: 0, limit: 30 },
  });
  clock.advance(-13 * 60 * 60 * 1000);
  expect((await getUsage(maya)).json()).toMatchObject({ aiTests: { used: 1, limit: 5 } });
});

it('tells premium users that there is no limit', async () => {
  const omar = await signIn({ plan: 'student' });
  expect((await getUsage(omar)).json()).toEqual({
    aiTests: { used: 0, limit: null },
    aiCardSets: { used: 0, limit: null },
    aiAnswers: { used: 0, limit: null },
  });
});

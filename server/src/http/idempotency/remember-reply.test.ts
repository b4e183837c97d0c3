import { randomUUID } from 'node:crypto';
import { defineEndpoint } from '@engram/core/endpoint.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { probeRoutes } from '../../testing/probe/probe-routes.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { AppError } from '../app-error.ts';
import { mount } from '../mount.ts';
import { sweepWork } from './jobs.ts';
import { endOfLease, holdClaim } from './hold-claim.ts';
import { claimKey, findKey, keepReply, releaseKey } from './store.ts';

const moody = defineEndpoint({
  name: 'moody',
  method: 'POST',
  path: '/moody',
  summary: 'Fails at the first attempt',
  access: 'public',
  rate: 'write',
  reply: z.object({ attempt: z.number() }),
  idempotency: 'reply',
  errors: [],
});
const loose = defineEndpoint({
  ...moody,
  name: 'loose',
  path: '/loose',
  reply: z.object({ shown: z.string(), hint: z.string().optional() }),
});

let attempts = 0;
const { app, platform, clock, signIn } = await startTestApp({
  extend: (api, given) => {
    probeRoutes(api, given);
    mount(api, moody, async () => {
      attempts += 1;
      if (attempts === 1) throw new AppError('unavailable');
      return { attempt: attempts };
    });
    const reply = { shown: 'yes', hint: undefined, passwordHash: 'must-not-be-kept' };
    mount(api, loose, async () => reply);
  },
});
const keys = Array.from({ length: 10 }, () => randomUUID());
const body = { steps: 1, stepMs: 0 };

function start(key: string | undefined, payload: object = body, headers: object = {}) {
  const url = '/api/probes';
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, 'idempotency-key': key },
  });
}

async function countJobs(): Promise<number> {
  const { rows } = await platform.pool.query(
    `select count(*)::int as count from jobs.job where name = 'probe'`,
  );
  return rows[0].count;
}

it('answers the same call with the same reply and does the work once', async () => {
  const before = await countJobs();
  const first = await start(keys[1]);
  const second = await start(keys[1]);
  expect(first.statusCode).toBe(201);
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await countJobs()).toBe(before + 1);
});

it('refuses the same key for another body with 409', async () => {
  await start(keys[2]);
  const other = await start(keys[2], { steps: 2, stepMs: 0 });
  expect(other.statusCode).toBe(409);
  expect(other.json().code).toBe('conflict');
});

it('does the work once for 20 calls at the same moment, and answers all of them', async () => {
  const before = await countJobs();
  const replies = await Promise.all(Array.from({ length: 20 }, () => start(keys[3])));
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  expect(await countJobs()).toBe(before + 1);
});

it('keeps the keys of two users apart', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const first = await start(keys[4], body, maya.headers);
  const second = await start(keys[4], body, omar.headers);
  expect(second.json().id).not.toBe(first.json().id);
});

it('lets the same key try again after the work failed', async () => {
  const key = randomUUID();
  const attempt = () =>
    app.inject({ method: 'POST', url: '/api/moody', headers: { 'idempotency-key': key } });
  expect((await attempt()).statusCode).toBe(503);
  expect((await attempt()).json()).toMatchObject({ attempt: 2 });
});

it('keeps no more of a reply than the contract lets out, and minds no missing field', async () => {
  const key = randomUUID();
  const attempt = () =>
    app.inject({ method: 'POST', url: '/api/loose', headers: { 'idempotency-key': key } });
  expect((await attempt()).json()).toEqual({ shown: 'yes' });
  expect((await attempt()).json()).toEqual({ shown: 'yes' });
  const { rows } = await platform.pool.query(
    "select reply from idempotency_keys where reply ? 'shown'",
  );
  expect(rows).toEqual([{ reply: { shown: 'yes' } }]);
});

it('gives every attempt of one call the same id for what it creates', async () => {
  const key = randomUUID();
  const ids = [await start(key), await start(key, body)].map((reply) => reply.json().id);
  expect(ids[0]).toBe(ids[1]);
  expect((await start(randomUUID())).json().id).not.toBe(ids[0]);
});

it('knows a visitor who changes the address between two attempts', async () => {
  const key = randomUUID();
  const attempt = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/probes',
      payload: body,
      remoteAddress,
      headers: { 'idempotency-key': key },
    });
  const first = await attempt('198.51.100.1');
  const second = await attempt('203.0.113.9');
  expect(second.json().id).toBe(first.json().id);
  expect(second.headers['idempotency-replayed']).toBe('true');
});

it('never stores a reply that carries a secret: a replay runs again and is told so', async () => {
  const { headers } = await signIn();
  const call = () =>
    app.inject({
      method: 'POST',
      url: '/api/probes/own',
      headers: { ...headers, 'idempotency-key': keys[6] },
      payload: { note: 'a' },
    });
  const first = (await call()).json();
  const second = (await call()).json();
  expect(first.isReplay).toBe(false);
  expect(second.isReplay).toBe(true);
  const { rows } = await platform.pool.query('select reply from idempotency_keys where key = $1', [
    keys[6],
  ]);
  expect(rows).toEqual([{ reply: null }]);
});

it('lets another node take over a call whose claim was not renewed, for good', async () => {
  const now = clock.now();
  const later = new Date(now.getTime() + 1);
  const call = { owner: 'user:x', key: randomUUID(), bodyHash: Buffer.from('a'), now };
  const dead = { ...call, lockedUntil: new Date(now.getTime() - 1) };
  const living = { ...call, lockedUntil: later };
  expect(await claimKey(platform.db, dead)).toBe(true);
  expect(await claimKey(platform.db, living)).toBe(true);
  expect(await claimKey(platform.db, living)).toBe(false);
  await releaseKey(platform.db, dead);
  await keepReply(platform.db, dead, { status: 200, reply: '"late"' });
  expect(await findKey(platform.db, call.owner, call.key)).toMatchObject({ isDone: false });
});

it('refuses a key that is not a UUID', async () => {
  expect((await start('key-1')).statusCode).toBe(400);
});

it('forgets keys after 24 hours', async () => {
  await start(keys[8]);
  clock.advance(24 * 60 * 60 * 1000 + 1);
  const run = { jobId: 'x', attempt: 1, signal: new AbortController().signal };
  await sweepWork(platform.db, clock).handle({}, run);
  const { rows } = await platform.pool.query('select 1 from idempotency_keys');
  expect(rows).toEqual([]);
});

it('keeps a claim for as long as the work goes on, and not much longer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const call = { owner: 'user:x', key: randomUUID(), bodyHash: Buffer.from('a') };
  const claim = () =>
    claimKey(platform.db, { ...call, now: clock.now(), lockedUntil: endOfLease(clock) });
  const readLockedUntil = async () => {
    const statement = 'select locked_until from idempotency_keys where key = $1';
    const { rows } = await platform.pool.query(statement, [call.key]);
    return rows[0].locked_until;
  };
  const lockedUntil = endOfLease(clock);
  expect(await claim()).toBe(true);
  const hold = holdClaim({ db: platform.db, clock }, { ...call, lockedUntil });
  for (let seconds = 0; seconds < 12; seconds += 3) {
    clock.advance(3_000);
    vi.advanceTimersByTime(3_000);
    await expect.poll(readLockedUntil).toEqual(endOfLease(clock));
    expect(await claim()).toBe(false);
  }
  expect((await hold.letGo()).lockedUntil).toEqual(endOfLease(clock));
  clock.advance(5_001);
  expect(await claim()).toBe(true);
});

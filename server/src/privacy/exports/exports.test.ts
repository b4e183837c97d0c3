import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { openSession } from '../../accounts/sessions/open-session.ts';
import { startPrivacyApp } from '../testing/privacy-app.ts';

const { app, platform, clock, signIn, request, latest, download, exportOf, countParts, runJob } =
  await startPrivacyApp();
const { db, pool } = platform;
const day = 24 * 60 * 60 * 1000;

it('answers at once with an export that waits and tells how far it is', async () => {
  const maya = await signIn();
  const url = '/api/account/exports';
  const reply = await app.inject({ method: 'POST', url, headers: maya.headers });
  expect(reply.statusCode).toBe(202);
  const { id } = reply.json();
  expect(reply.json()).toEqual({
    id,
    state: 'waiting',
    filesDone: 0,
    filesInAll: 0,
    sizeBytes: 0,
    requestedAt: '2026-03-01T12:00:00.000Z',
    expiresAt: null,
  });
  await runJob('make-data-export', { userId: maya.userId, exportId: id });
  expect(await latest(maya)).toEqual({
    id,
    state: 'ready',
    filesDone: 40,
    filesInAll: 40,
    sizeBytes: (await download(maya, id)).rawPayload.length,
    requestedAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2026-03-08T12:00:00.000Z',
  });
});

it('has no latest export before the first', async () => {
  expect(await latest(await signIn())).toBeNull();
});

it('sends the file as a download that nobody keeps', async () => {
  const maya = await signIn();
  const { id } = await exportOf(maya);
  const { statusCode, headers } = await download(maya, id);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="account-export-2026-03-01.zip"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('names the file after the day of the user (D29)', async () => {
  const maya = await signIn();
  await pool.query("update users set time_zone = 'Pacific/Kiritimati' where user_id = $1", [
    maya.userId,
  ]);
  const { id } = await exportOf(maya);
  expect((await download(maya, id)).headers['content-disposition']).toContain('2026-03-02');
});

it('makes one export of five requests at once', async () => {
  const maya = await signIn();
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => request(maya)));
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  const { rows } = await pool.query('select 1 from data_exports where user_id = $1', [maya.userId]);
  expect(rows).toHaveLength(1);
  const jobs = await pool.query(
    "select 1 from jobs.job where name = 'make-data-export' and data->'payload'->>'userId' = $1",
    [maya.userId],
  );
  expect(jobs.rows).toHaveLength(1);
});

it('hides an export from everybody else', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id } = await exportOf(maya);
  expect((await download(omar, id)).statusCode).toBe(404);
  expect((await download(omar, uuidv7())).statusCode).toBe(404);
  expect(await latest(omar)).toBeNull();
});

it('has no file before it is ready', async () => {
  const maya = await signIn();
  const { id } = await request(maya);
  expect((await download(maya, id)).statusCode).toBe(404);
});

it('is gone after seven days, and forgotten after a month', async () => {
  const maya = await signIn();
  const { id } = await exportOf(maya);
  clock.advance(7 * day - 1);
  expect((await download(maya, id)).statusCode).toBe(200);
  clock.advance(1);
  expect((await download(maya, id)).statusCode).toBe(410);
  expect(await latest(maya)).toBeNull();
  expect(await countParts(maya)).toBe(1);
  await runJob('sweep-data-exports', {});
  expect(await countParts(maya)).toBe(0);
  expect((await download(maya, id)).statusCode).toBe(410);
  clock.advance(23 * day + 1);
  await runJob('sweep-data-exports', {});
  const { headers } = await renew(maya.userId);
  expect((await download({ userId: maya.userId, headers }, id)).statusCode).toBe(404);
});

it('replaces the older export when the new one is ready', async () => {
  const maya = await signIn();
  const older = await exportOf(maya);
  clock.advance(1000);
  const newer = await exportOf(maya);
  expect((await download(maya, older.id)).statusCode).toBe(410);
  expect((await download(maya, newer.id)).statusCode).toBe(200);
  expect(await countParts(maya)).toBe(1);
});

it('gives the latest of five within a day instead of a sixth', async () => {
  const maya = await signIn();
  const ids = await exportTimes(maya, 5);
  expect((await request(maya)).id).toBe(ids.at(-1));
  clock.advance(day);
  expect(ids).not.toContain((await request(maya)).id);
});

it('tells the owner among the events that it was asked for and fetched', async () => {
  const maya = await signIn();
  await exportOf(maya);
  const { rows } = await pool.query('select kind from account_events where user_id = $1', [
    maya.userId,
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'signed-in',
    'export-requested',
    'export-downloaded',
  ]);
});

it('refuses visitors', async () => {
  const visitor = { userId: '', headers: {} };
  expect((await download(visitor, uuidv7())).statusCode).toBe(401);
  const reply = await app.inject({ method: 'POST', url: '/api/account/exports' });
  expect(reply.statusCode).toBe(401);
});

async function renew(userId: string) {
  const wish = { userId, lifetime: 'remembered', device: 'Test', now: clock.now() } as const;
  const signedIn = await openSession(db, wish);
  await pool.query("update sessions set confirmed_until = '2126-01-01' where user_id = $1", [
    userId,
  ]);
  return { headers: { authorization: `Bearer ${signedIn?.token}` } };
}

/** One after the other, a second apart. */
async function exportTimes(caller: Parameters<typeof exportOf>[0], times: number) {
  const ids: string[] = [];
  while (ids.length < times) {
    ids.push((await exportOf(caller)).id);
    clock.advance(1000);
  }
  return ids;
}

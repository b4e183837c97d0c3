import { expect, it } from 'vitest';
import { bareQuestion } from '../generation/testing/insert-generation.ts';
import { savingOf } from '../testing/calls/practice-test-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { configOf } from '../testing/calls/test-config.ts';
import { sharingWork } from './jobs.ts';
import { type Caller, makeSharingCalls } from './testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { call, verify, shareNew, load, start, submit } = makeSharingCalls(app, platform);
await platform.jobs.work(sharingWork(platform));

async function save({ headers }: Caller, privacy: 'private' | 'public') {
  const id = crypto.randomUUID();
  const questions = Array.from({ length: 3 }, () => bareQuestion());
  const payload = savingOf({ questions, config: configOf({ privacy }) });
  const reply = await call('PUT', `/tests/${id}`, { headers, payload });
  expect(reply.statusCode).toBe(200);
  return id;
}

async function run(name: string, payload: object) {
  const work = sharingWork(platform).find(({ job }) => job.name === name);
  await work?.handle(payload, { jobId: '', attempt: 2, signal: new AbortController().signal });
}

async function listShares({ headers }: Caller, testId: string) {
  return (await call('GET', `/tests/${testId}/shares`, { headers })).json().shares;
}

it('[SHARE-23] [CONF-53] makes the link of a public test when it is generated, once', async () => {
  const owner = await signIn();
  await verify(owner);
  const id = await save(owner, 'public');
  await expect.poll(() => listShares(owner, id), { timeout: 10_000 }).toHaveLength(1);
  const [share] = await listShares(owner, id);
  expect(share).toMatchObject({ state: 'open', isCurrent: true, title: 'Practice Test' });
  expect((await load(share.testId)).statusCode).toBe(200);
  await run('publish-test', { userId: owner.userId, testId: id });
  expect(await listShares(owner, id)).toHaveLength(1);
});

it('[SHARE-22] [BROLE-19] makes none for a private test, nor before the email is confirmed', async () => {
  const [owner, unconfirmed] = [await signIn(), await signIn()];
  await verify(owner);
  const hidden = await save(owner, 'private');
  const waiting = await save(unconfirmed, 'public');
  const later = await save(owner, 'public');
  await expect.poll(() => listShares(owner, later), { timeout: 10_000 }).toHaveLength(1);
  await run('publish-test', { userId: unconfirmed.userId, testId: waiting });
  expect(await listShares(owner, hidden)).toEqual([]);
  expect(await listShares(unconfirmed, waiting)).toEqual([]);
});

it('ends the links of a test with the test, and deletes what was submitted', async () => {
  const owner = await signIn();
  const { code, testId } = await shareNew(owner);
  await submit(code, {});
  await call('DELETE', `/tests/${testId}`, { headers: owner.headers });
  await expect.poll(async () => (await load(code)).statusCode, { timeout: 10_000 }).toBe(404);
  const { rows } = await platform.pool.query('select 1 from shared_attempts where code = $1', [
    code,
  ]);
  expect(rows).toEqual([]);
});

it('forgets attempts that were begun and never submitted, once nobody can submit them', async () => {
  const { code } = await shareNew(await signIn());
  await start(code, crypto.randomUUID());
  await submit(code, {});
  const count = async () => {
    const sql = 'select 1 from shared_attempts where code = $1';
    return (await platform.pool.query(sql, [code])).rows.length;
  };
  clock.advance(3 * 24 * 60 * 60 * 1000);
  await run('sweep-abandoned-attempts', {});
  expect(await count()).toBe(2);
  clock.advance(1);
  await run('sweep-abandoned-attempts', {});
  expect(await count()).toBe(1);
});

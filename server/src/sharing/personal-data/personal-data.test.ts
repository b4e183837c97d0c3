import { expect, it } from 'vitest';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';
import { copyTakenShare } from '../taking/keep-result.ts';
import { day, makeAssignmentCalls } from '../testing/assignment-calls.ts';
import { type Caller, makeSharingCalls } from '../testing/sharing-calls.ts';
import { sharingData } from './personal-data.ts';

const { app, platform, signIn, clock, exportOf, runJob } = await startPrivacyApp({
  environment: { RATE_LIMITS: 'off' },
});
const { call, shareNew, load, submit } = makeSharingCalls(app, platform);
const { assignNew, beginNew, save, readRows, take: takeTry } = makeAssignmentCalls(app, platform);

/** Signed in, up to the end of the job that follows. */
async function take({ headers, userId }: Caller, code: string) {
  await submit(code, {}, { headers, name: 'Amina' });
  const { rows } = await platform.pool.query(
    `select attempt_id from shared_attempts where code = $1 and taker_id = $2 and attempt_id not in
       (select attempt_id from taken_shares)`,
    [code, userId],
  );
  await copyTakenShare(platform, { userId, code, attemptId: rows[0].attempt_id });
}

async function readTakers(code: string) {
  const { rows } = await platform.pool.query(
    'select taker_id, taker_name, score from shared_attempts where code = $1',
    [code],
  );
  return rows;
}

it('exports what a user shared and took, and nothing of those who took it', async () => {
  const [owner, taker] = [await signIn(), await signIn()];
  const { code, testId } = await shareNew(owner);
  await take(taker, code);
  const own = (await exportOf(owner)).files;
  expect(JSON.parse(own['shared-tests.json'] ?? '')).toMatchObject([
    { testId, code, title: 'Cells', taken: 1, createdAt: '2026-03-01T12:00:00.000Z' },
  ]);
  expect(Object.values(own).join('')).not.toContain('Amina');
  const taken = (await exportOf(taker)).files;
  expect(JSON.parse(taken['taken-shared-tests.json'] ?? '')).toMatchObject([
    { code, takerName: 'Amina', timeTakenSeconds: 60, results: { score: 0 } },
  ]);
  expect(JSON.parse(taken['shared-tests.json'] ?? '')).toEqual([]);
});

it('ends every link when an account is deleted, and erases what was shared', async () => {
  const [owner, other] = [await signIn(), await signIn()];
  const [mine, others] = [await shareNew(owner), await shareNew(other)];
  await submit(mine.code, {});
  await call('DELETE', '/account', {
    headers: owner.headers,
    payload: { confirmation: 'DELETE' },
  });
  // What a process has in memory may be two seconds old.
  await expect.poll(async () => (await load(mine.code)).statusCode, { timeout: 5_000 }).toBe(404);
  await runJob('erase-account', { userId: owner.userId });
  expect(await readTakers(mine.code)).toEqual([]);
  expect((await load(others.code)).statusCode).toBe(200);
});

it('takes the name of a taker who leaves out of the report of the owner, and keeps the answers', async () => {
  const [owner, taker] = [await signIn(), await signIn()];
  const { code } = await shareNew(owner);
  await take(taker, code);
  await sharingData.erase(platform.db, taker.userId);
  await sharingData.erase(platform.db, taker.userId);
  expect(await readTakers(code)).toEqual([{ taker_id: null, taker_name: null, score: 0 }]);
});

it('takes the name out also where the result could not be copied', async () => {
  const [owner, taker] = [await signIn(), await signIn()];
  const { code } = await shareNew(owner);
  await take(taker, code);
  const { tests } = (await call('GET', '/tests', { headers: taker.headers })).json();
  await call('DELETE', `/tests/${tests[0].id}`, { headers: taker.headers });
  await take(taker, code);
  await sharingData.erase(platform.db, taker.userId);
  expect(await readTakers(code)).toEqual([
    { taker_id: null, taker_name: null, score: 0 },
    { taker_id: null, taker_name: null, score: 0 },
  ]);
});

it('exports rules and times of an assignment to its owner, and nothing of those who took it', async () => {
  const owner = await signIn();
  const { code, assignment } = await assignNew(owner);
  await takeTry(code, {}, { name: 'Amina' });
  const { files } = await exportOf(owner);
  expect(JSON.parse(files['shared-tests.json'] ?? '')).toMatchObject([
    {
      code,
      rules: assignment.rules,
      opensAt: assignment.opensAt,
      expiresAt: assignment.closesAt,
      taken: 1,
    },
  ]);
  expect(Object.values(files).join('')).not.toContain('Amina');
});

it('exports the own answers of a try at once, and what was right when it may be seen', async () => {
  const taker = await signIn();
  const { code, questions } = await assignNew(await signIn());
  const [first] = questions;
  const answers = { [first?.id ?? '']: 'b' };
  await takeTry(code, answers, { name: 'Amina', headers: taker.headers });
  const exported = async () => {
    const { files } = await exportOf(taker);
    return JSON.parse(files['taken-shared-tests.json'] ?? '')[0];
  };
  const before = await exported();
  expect(before).toMatchObject({ code, takerName: 'Amina', tryNumber: 1, results: null });
  expect(before.answers[0]).toEqual({ questionId: first?.id, answer: 'b', seconds: null });
  clock.advance(7 * day + 30_000);
  const after = await exported();
  expect(after).toMatchObject({ results: { score: 33 } });
  expect(after.answers[0]).toMatchObject({ verdict: 'correct' });
});

it('exports what was saved of a try that is open', async () => {
  const taker = await signIn();
  const { code, questions } = await assignNew(await signIn());
  const { key } = await beginNew(code, { headers: taker.headers });
  const answers = { [questions[0]?.id ?? '']: 'b' };
  await save(code, key, { answers });
  const { files } = await exportOf(taker);
  expect(JSON.parse(files['taken-shared-tests.json'] ?? '')).toMatchObject([
    { code, submittedAt: null, saved: { answers } },
  ]);
});

it('takes a taker who leaves out of their tries, also of one that is still open', async () => {
  const taker = await signIn();
  const { code } = await assignNew(await signIn(), { rules: { tries: 2 } });
  await takeTry(code, {}, { headers: taker.headers });
  await beginNew(code, { headers: taker.headers, number: 2 });
  await sharingData.erase(platform.db, taker.userId);
  const rows = await readRows(code);
  const nothing = { taker_id: null, taker_name: null, device_mark: null, network_mark: null };
  expect(rows).toMatchObject([nothing, nothing]);
  expect(JSON.stringify(rows)).not.toContain(taker.userId);
});

it('erases the assignments of an owner who leaves, with what was answered', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner);
  await takeTry(code);
  await sharingData.erase(platform.db, owner.userId);
  expect(await readRows(code)).toEqual([]);
  await expect.poll(async () => (await load(code)).statusCode, { timeout: 5_000 }).toBe(404);
});

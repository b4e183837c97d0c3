import { expect, it } from 'vitest';
import { makeAttemptCalls, makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { sharingWork } from '../jobs.ts';
import { answerAll, type Caller, makeSharingCalls } from '../testing/sharing-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { call, shareNew, submit } = makeSharingCalls(app, platform);
const { get, streak } = makeAttemptCalls(app);
await platform.jobs.work(sharingWork(platform));

function keep({ headers }: Caller, code: string, key: string) {
  return call('PUT', `/shared-tests/${code}/kept-result`, { headers, payload: { key } });
}

async function readTests({ headers }: Caller) {
  return (await call('GET', '/tests', { headers })).json().tests;
}

async function takeAsVisitor() {
  const { code, questions } = await shareNew(await signIn(), makeChoices(4));
  const key = crypto.randomUUID();
  await submit(code, answerAll(questions.slice(0, 3), 'b'), { key, name: 'Amina' });
  return { code, questions, key };
}

it('gives the result of a visitor to the account that shows its key', async () => {
  const { code, questions, key } = await takeAsVisitor();
  const amina = await signIn();
  const kept = await keep(amina, code, key);
  expect(kept.statusCode).toBe(200);
  const { testId, attemptId } = kept.json();
  const { attempt } = (await get(amina, attemptId)).json();
  expect(attempt).toMatchObject({
    testId,
    state: 'submitted',
    timeTakenSeconds: 60,
    results: { score: 75, correctCount: 3, unanswered: 1 },
  });
  expect(attempt.outcomes.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'correct',
    'correct',
    'correct',
    'unanswered',
  ]);
  expect(await readTests(amina)).toMatchObject([
    { id: testId, name: 'Cells', questionCount: 4, scores: { attempts: 1, last: 75 } },
  ]);
  const { test } = (await call('GET', `/tests/${testId}`, { headers: amina.headers })).json();
  expect(test.studyMaterial).toBe('');
  expect(test.making.label).toBe('From a test that was shared with you');
  expect(test.questions[0].text).toBe(questions[0]?.text);
  expect((await streak(amina)).json().current).toBe(1);
});

it('keeps it once, however often it is asked, and for nobody else', async () => {
  const { code, key } = await takeAsVisitor();
  const [amina, other] = [await signIn(), await signIn()];
  const first = await keep(amina, code, key);
  const again = await keep(amina, code.toLowerCase(), key);
  expect(again.json()).toEqual(first.json());
  expect(await readTests(amina)).toMatchObject([{ scores: { attempts: 1 } }]);
  expect((await keep(other, code, key)).statusCode).toBe(404);
  expect((await keep(other, code, crypto.randomUUID())).statusCode).toBe(404);
});

it('is not opened by what the owner sees of an attempt', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  await submit(code, {}, { key: crypto.randomUUID() });
  const { takers } = (
    await call('GET', `/shared-tests/${code}/takers`, { headers: owner.headers })
  ).json();
  expect((await keep(owner, code, takers[0].attemptId)).statusCode).toBe(404);
});

it('copies what a signed-in taker submits to their own history, by a job', async () => {
  const { code, questions } = await shareNew(await signIn(), makeChoices(2));
  const taker = await signIn();
  const { headers } = taker;
  await submit(code, answerAll(questions, 'b'), { headers });
  await expect
    .poll(() => readTests(taker), { timeout: 10_000 })
    .toMatchObject([{ name: 'Cells', scores: { attempts: 1, last: 100 } }]);
  await submit(code, {}, { headers });
  await expect
    .poll(() => readTests(taker), { timeout: 10_000 })
    .toMatchObject([{ scores: { attempts: 2, best: 100 } }]);
});

it('adds what an owner takes to the test itself', async () => {
  const owner = await signIn();
  const { code, questions, testId } = await shareNew(owner);
  await submit(code, answerAll(questions, 'b'), { headers: owner.headers });
  await expect
    .poll(() => readTests(owner), { timeout: 10_000 })
    .toMatchObject([{ id: testId, scores: { attempts: 1 } }]);
});

it('brings back no copy that the user has deleted', async () => {
  const { code, key } = await takeAsVisitor();
  const amina = await signIn();
  const { testId } = (await keep(amina, code, key)).json();
  await call('DELETE', `/tests/${testId}`, { headers: amina.headers });
  expect((await keep(amina, code, key)).statusCode).toBe(410);
  expect(await readTests(amina)).toEqual([]);
});

it('forgets who submitted when they have left before the job came', async () => {
  const { code } = await shareNew(await signIn());
  const taker = await signIn();
  await platform.pool.query('update users set deleted_at = now() where user_id = $1', [
    taker.userId,
  ]);
  const work = sharingWork(platform).find(({ job }) => job.name === 'keep-taken-share');
  const key = crypto.randomUUID();
  await submit(code, {}, { key, name: 'Amina' });
  const { rows } = await platform.pool.query(
    'update shared_attempts set taker_id = $2 where code = $1 returning attempt_id',
    [code, taker.userId],
  );
  const payload = { userId: taker.userId, code, attemptId: rows[0].attempt_id };
  await work?.handle(payload, { jobId: '', attempt: 1, signal: new AbortController().signal });
  const left = await platform.pool.query(
    'select taker_id, taker_name from shared_attempts where code = $1',
    [code],
  );
  expect(left.rows).toEqual([{ taker_id: null, taker_name: null }]);
});

import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { give, makeAttemptCalls, makeSixQuestions } from '../testing/attempt-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { begin, discard, get, list, save, start, submit, summary } = makeAttemptCalls(app);

async function beginAttempt() {
  const maya = await signIn();
  const questions = makeSixQuestions();
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  const id = await begin(maya, testId);
  await save(maya, id, { answers: [give(questions[0], 'b')], switches: [1_000] });
  return { maya, questions, testId, id };
}

it('throws an attempt away with its answers (D14)', async () => {
  const { maya, testId, id } = await beginAttempt();
  expect((await discard(maya, id)).json()).toEqual({ success: true });
  expect((await get(maya, id)).statusCode).toBe(404);
  expect(await summary(maya, testId)).toMatchObject({ openAttemptId: null });
  expect((await list(maya, testId)).json().attempts).toEqual([]);
  const { rows } = await platform.pool.query('select 1 from attempt_answers where user_id = $1', [
    maya.userId,
  ]);
  expect(rows).toEqual([]);
});

it('is brought back neither by a late start nor by a late save or submission', async () => {
  const { maya, questions, testId, id } = await beginAttempt();
  await discard(maya, id);
  expect((await start(maya, testId, { id })).statusCode).toBe(404);
  expect((await save(maya, id, { answers: [give(questions[0], 'b')] })).statusCode).toBe(404);
  expect((await submit(maya, id)).statusCode).toBe(404);
});

it('is content to be asked again, also at the same time', async () => {
  const { maya, id } = await beginAttempt();
  const replies = await Promise.all(Array.from({ length: 6 }, () => discard(maya, id)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect((await discard(maya, id)).json()).toEqual({ success: true });
});

it('throws no result away', async () => {
  const { maya, testId, id } = await beginAttempt();
  await submit(maya, id);
  const reply = await discard(maya, id);
  expect(reply.statusCode).toBe(409);
  expect((await list(maya, testId)).json().attempts).toHaveLength(1);
});

it('is submitted or left, never both, when both arrive at once', async () => {
  const { maya, testId, id } = await beginAttempt();
  const [left, submitted] = await Promise.all([discard(maya, id), submit(maya, id)]);
  const outcome = [left.statusCode, submitted.statusCode];
  expect([
    [200, 404],
    [409, 200],
  ]).toContainEqual(outcome);
  const { attempts } = (await list(maya, testId)).json();
  expect(attempts).toHaveLength(submitted.statusCode === 200 ? 1 : 0);
});

it('knows nothing of an attempt that never was', async () => {
  const { maya } = await beginAttempt();
  expect((await discard(maya, uuidv7())).statusCode).toBe(404);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@engram/fakes/listen.ts';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../testing/start-app.ts';
import { startWorker } from '../testing/start-worker.ts';
import { give, makeAttemptCalls, makeChoices, progressOf } from './testing/attempt-calls.ts';

const { app, platform, config, clock, databaseUrl, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { begin, get, submit } = makeAttemptCalls(app);
const folder = mkdtempSync(join(tmpdir(), 'engram-clock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A server of its own on the database of the app, with about the same time. */
async function startServer(): Promise<{ origin: string; kill: () => Promise<unknown> }> {
  const clockFile = join(folder, 'now');
  writeFileSync(clockFile, clock.now().toISOString());
  const port = String(await findFreePort());
  const server = await startWorker({
    ROLE: 'api',
    PORT: port,
    DATABASE_URL: databaseUrl,
    REDIS_PREFIX: config.REDIS_PREFIX,
    RATE_LIMITS: 'off',
    CLOCK_FILE: clockFile,
  });
  onTestFinished(async () => void (await server.kill()));
  return { origin: `http://127.0.0.1:${port}`, kill: server.kill };
}

it('has every answer that was acknowledged before its server was killed in the middle', async () => {
  const maya = await signIn();
  const questions = makeChoices(24);
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  const id = await begin(maya, testId);
  const { origin, kill } = await startServer();
  const headers = { ...maya.headers, 'content-type': 'application/json' };
  const acknowledged: string[] = [];
  let killed: Promise<unknown> | undefined;
  const saveOne = async (question: { id: string }) => {
    const body = JSON.stringify(progressOf({ answers: [give(question, 'b')] }));
    const reply = await fetch(`${origin}/api/attempts/${id}`, { method: 'PATCH', headers, body });
    if (reply.ok) acknowledged.push(question.id);
    // The others are under way, some of them in the middle of their transaction.
    if (acknowledged.length === 12) killed ??= kill();
  };
  for (const batch of [questions.slice(0, 8), questions.slice(8)]) {
    await Promise.allSettled(batch.map(saveOne));
  }
  await killed;

  expect(acknowledged.length).toBeGreaterThanOrEqual(12);
  const { attempt } = (await get(maya, id)).json();
  const kept = attempt.answers.map(({ questionId }: { questionId: string }) => questionId);
  expect(acknowledged.filter((questionId) => !kept.includes(questionId))).toEqual([]);

  // The browser sends what was not acknowledged again, to whoever answers.
  const missing = questions.filter((question) => !acknowledged.includes(question.id));
  const answers = missing.map((question) => give(question, 'b'));
  const { results } = (await submit(maya, id, { answers })).json().attempt;
  expect(results).toMatchObject({ answeredQuestions: 24, correctCount: 24, score: 100 });
});

it('has a submission as a whole or not at all when its server is killed on the way', async () => {
  const maya = await signIn();
  const questions = makeChoices(10);
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  const ids = await Promise.all(questions.map(() => begin(maya, testId)));
  const { origin, kill } = await startServer();
  const headers = { ...maya.headers, 'content-type': 'application/json' };
  const answers = questions.map((question) => give(question, 'b'));
  const body = JSON.stringify({ ...progressOf({ answers }), elapsedMs: 1_000 });
  let acknowledged = 0;
  let killed: Promise<unknown> | undefined;
  await Promise.allSettled(
    ids.map(async (id) => {
      const url = `${origin}/api/attempts/${id}/submission`;
      const reply = await fetch(url, { method: 'PUT', headers, body });
      if (reply.ok) acknowledged += 1;
      killed ??= kill();
    }),
  );
  await killed;

  expect(acknowledged).toBeGreaterThan(0);
  const attempts = await Promise.all(ids.map(async (id) => (await get(maya, id)).json().attempt));
  const submitted = attempts.filter(({ state }) => state === 'submitted');
  expect(submitted.length).toBeGreaterThanOrEqual(acknowledged);
  expect(submitted.every(({ results }) => results.score === 100)).toBe(true);
  const open = attempts.filter(({ state }) => state === 'open');
  expect(open.every((attempt) => attempt.answers.length === 0)).toBe(true);

  const { rows } = await platform.pool.query('select attempt_count from tests where test_id = $1', [
    testId,
  ]);
  expect(rows).toEqual([{ attempt_count: submitted.length }]);
});

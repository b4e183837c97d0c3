import { expect, it } from 'vitest';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../testing/start-app.ts';
import { give, makeAttemptCalls, makeChoices } from './testing/attempt-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { begin, list, save, submit, take } = makeAttemptCalls(app);

async function beginAttempt(count: number) {
  const maya = await signIn();
  const questions = makeChoices(count);
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  return { maya, questions, testId, id: await begin(maya, testId) };
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

it('saves 50 answers a hundred times and submits them without anybody waiting', async () => {
  const { maya, questions, id } = await beginAttempt(50);
  const times: number[] = [];
  for (let revision = 1; revision <= 100; revision += 1) {
    const answers = questions.map((question) => give(question, 'b', { revision }));
    times.push(await measure(() => save(maya, id, { answers })));
  }
  const median = times.toSorted((one, other) => one - other)[50] ?? 0;
  expect(median).toBeLessThan(100);
  expect(await measure(() => submit(maya, id))).toBeLessThan(1_000);
});

it('lists a hundred attempts at 50 questions within half a second', async () => {
  const { maya, questions, testId } = await beginAttempt(50);
  const answers = questions.map((question) => give(question, 'b'));
  for (let count = 0; count < 100; count += 1) await take(maya, testId, answers);
  await list(maya, testId);
  expect(await measure(() => list(maya, testId))).toBeLessThan(500);
  const reply = (await list(maya, testId)).json();
  expect(reply.attempts).toHaveLength(100);
  expect(reply.questions[49].marks).toHaveLength(100);
});

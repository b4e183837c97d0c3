import { expect, it } from 'vitest';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { give, makeAttemptCalls, makeChoices } from '../testing/attempt-calls.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { begin, discard, get, getOpen, pause, save, submit, summary } = makeAttemptCalls(app);

const minute = 60_000;

async function beginTimed() {
  const maya = await signIn();
  const questions = makeChoices(2);
  const config = { enableTimer: true, timerDuration: 10 };
  const testId = await insertPracticeTest(platform, maya.userId, questions, { config });
  return { maya, questions, testId, id: await begin(maya, testId) };
}

it('stops the clock of an attempt that is left, and goes on with it (D34)', async () => {
  const { maya, questions, id } = await beginTimed();
  clock.advance(4 * minute);
  await pause(maya, id, { isPaused: true, elapsedMs: 4 * minute });
  const leftAt = clock.now().toISOString();
  clock.advance(48 * 60 * minute);
  const left = (await get(maya, id)).json().attempt;
  expect(left).toMatchObject({ state: 'open', pausedAt: leftAt, pausedMs: 0 });
  const reply = await pause(maya, id, { isPaused: false, elapsedMs: 4 * minute });
  expect(reply.json()).toEqual({ pausedMs: 48 * 60 * minute, now: clock.now().toISOString() });
  clock.advance(2 * minute);
  const { attempt } = (
    await submit(maya, id, { answers: [give(questions[0], 'b')], elapsedMs: 6 * minute })
  ).json();
  expect(attempt).toMatchObject({ timeTakenSeconds: 360 });
  expect(attempt.results.completedAt).toBe(clock.now().toISOString());
});

it('judges the limit by the time without the pauses, whatever the browser claims', async () => {
  const { maya, id } = await beginTimed();
  clock.advance(4 * minute);
  await pause(maya, id, { isPaused: true, elapsedMs: 4 * minute });
  clock.advance(60 * minute);
  await pause(maya, id, { isPaused: false, elapsedMs: 0 });
  clock.advance(3 * minute);
  const { attempt } = (await submit(maya, id, { elapsedMs: 60 * minute })).json();
  expect(attempt.timeTakenSeconds).toBe(7 * 60);
});

it('takes a pause that is told late, as after a lost network, and one that is told twice', async () => {
  const { maya, id } = await beginTimed();
  clock.advance(30 * minute);
  const claim = { isPaused: true, elapsedMs: 4 * minute };
  await pause(maya, id, claim);
  clock.advance(30 * minute);
  await pause(maya, id, claim);
  const { attempt } = (await submit(maya, id)).json();
  expect(attempt.timeTakenSeconds).toBe(4 * 60);
});

it('lets several tests be left at once, and each be resumed or discarded', async () => {
  const { maya, questions, testId, id } = await beginTimed();
  const otherQuestions = makeChoices(2);
  const otherTest = await insertPracticeTest(platform, maya.userId, otherQuestions);
  clock.advance(minute);
  const other = await begin(maya, otherTest);
  await save(maya, id, { answers: [give(questions[0], 'b')] });
  await save(maya, other, { answers: [give(otherQuestions[0], 'b')] });
  await pause(maya, id, { isPaused: true, elapsedMs: minute });
  await pause(maya, other, { isPaused: true, elapsedMs: 0 });
  expect((await summary(maya, testId)).openAttemptId).toBe(id);
  expect((await summary(maya, otherTest)).openAttemptId).toBe(other);
  expect((await getOpen(maya)).json().attempt.id).toBe(other);
  await discard(maya, other);
  expect((await summary(maya, otherTest)).openAttemptId).toBeNull();
  expect((await getOpen(maya)).json().attempt).toMatchObject({ id });
});

it('knows nothing to stop in what is over, discarded or somebody else’s', async () => {
  const { maya, testId, id } = await beginTimed();
  const claim = { isPaused: true, elapsedMs: 0 };
  expect((await pause(await signIn(), id, claim)).statusCode).toBe(404);
  await submit(maya, id);
  expect((await pause(maya, id, claim)).statusCode).toBe(409);
  const discarded = await begin(maya, testId);
  await discard(maya, discarded);
  expect((await pause(maya, discarded, claim)).statusCode).toBe(404);
});

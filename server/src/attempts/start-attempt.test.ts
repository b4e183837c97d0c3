import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../testing/start-app.ts';
import { give, makeAttemptCalls, makeSixQuestions } from './testing/attempt-calls.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { start, begin, get, getOpen, save, submit, discard, summary } = makeAttemptCalls(app);

const minute = 60_000;

async function startWithTest(config: object = {}) {
  const maya = await signIn();
  const questions = makeSixQuestions();
  const testId = await insertPracticeTest(platform, maya.userId, questions, { config });
  return { maya, questions, testId };
}

it('begins an attempt at the questions that the test has, by the clock of the server', async () => {
  const { maya, questions, testId } = await startWithTest({ enableTimer: true, timerDuration: 20 });
  const id = uuidv7();
  const reply = await start(maya, testId, { id });
  expect(reply.json()).toEqual({
    attempt: {
      id,
      testId,
      state: 'open',
      questionIds: questions.map((question) => question.id),
      startedAt: clock.now().toISOString(),
      timeLimitSeconds: 1_200,
      pausedAt: null,
      pausedMs: 0,
      answers: [],
      switches: [],
      reportedQuestionId: null,
      results: null,
      outcomes: [],
      timeTakenSeconds: null,
      judgingUntil: null,
    },
    now: clock.now().toISOString(),
  });
  expect(await summary(maya, testId)).toMatchObject({ openAttemptId: null });
});

it.each([
  { title: 'without a timer', config: { enableTimer: false, timerDuration: 20 } },
  { title: 'in an endless test', config: { enableTimer: true, isEndlessMode: true } },
])('sets no limit $title', async ({ config }) => {
  const { maya, testId } = await startWithTest(config);
  const reply = await start(maya, testId);
  expect(reply.json().attempt.timeLimitSeconds).toBeNull();
});

it('finds an attempt again when the browser asks twice, with what it has got since', async () => {
  const { maya, questions, testId } = await startWithTest();
  const id = await begin(maya, testId);
  await save(maya, id, { answers: [give(questions[0], 'b')] });
  clock.advance(5 * minute);
  const again = (await start(maya, testId, { id, elapsedMs: 1 })).json();
  expect(again.attempt).toMatchObject({ id, answers: [give(questions[0], 'b')] });
  expect(Date.parse(again.now) - Date.parse(again.attempt.startedAt)).toBe(5 * minute);
});

it('begins once when the same call comes in many times at once', async () => {
  const { maya, testId } = await startWithTest();
  const id = uuidv7();
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => start(maya, testId, { id, elapsedMs: at * minute })),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(replies[0]?.statusCode).toBe(200);
});

it('believes an attempt that began without a network, but no more than a week', async () => {
  const { maya, testId } = await startWithTest();
  const day = 24 * 60 * minute;
  const now = clock.now().getTime();
  const hours = (await start(maya, testId, { elapsedMs: 90 * minute })).json();
  expect(Date.parse(hours.attempt.startedAt)).toBe(now - 90 * minute);
  const years = (await start(maya, testId, { elapsedMs: 900 * day })).json();
  expect(Date.parse(years.attempt.startedAt)).toBe(now - 7 * day);
});

it('refuses an id that belongs to an attempt at another test', async () => {
  const { maya, testId } = await startWithTest();
  const other = await insertPracticeTest(platform, maya.userId, makeSixQuestions());
  const id = await begin(maya, testId);
  const reply = await start(maya, other, { id });
  expect(reply.statusCode).toBe(409);
  expect(reply.json().code).toBe('conflict');
});

it('knows neither a test of somebody else nor one that never was', async () => {
  const { testId } = await startWithTest();
  const omar = await signIn();
  expect((await start(omar, testId)).statusCode).toBe(404);
  expect((await start(omar, uuidv7())).statusCode).toBe(404);
});

it('keeps users apart who happen to have the same id', async () => {
  const [one, other] = [await startWithTest(), await startWithTest()];
  const id = await begin(one.maya, one.testId);
  await save(one.maya, id, { answers: [give(one.questions[0], 'b')] });
  const reply = await start(other.maya, other.testId, { id });
  expect(reply.json().attempt).toMatchObject({ testId: other.testId, answers: [] });
  expect((await get(one.maya, id)).json().attempt.answers).toHaveLength(1);
});

it('takes the questions that the browser shows, where its copy of the test is an older one', async () => {
  const { maya, questions, testId } = await startWithTest();
  const [first, second] = questions.map((question) => question.id);
  await platform.pool.query('update test_questions set removed_at = now() where question_id = $1', [
    first,
  ]);
  const shown = [second, first];
  const reply = await start(maya, testId, { questionIds: shown });
  expect(reply.json().attempt.questionIds).toEqual(shown);
  const current = (await start(maya, testId)).json().attempt.questionIds;
  expect(current).not.toContain(first);
  expect(current).toHaveLength(5);
});

it('refuses questions of another test, and one that stands twice', async () => {
  const { maya, questions, testId } = await startWithTest();
  const own = questions[0]?.id;
  const foreign = await start(maya, testId, { questionIds: [own, uuidv7()] });
  expect(foreign.statusCode).toBe(400);
  expect((await start(maya, testId, { questionIds: [own, own] })).statusCode).toBe(400);
});

it('begins an endless test also with questions of a device that it has not got yet', async () => {
  const { maya, questions, testId } = await startWithTest({ isEndlessMode: true });
  const known = questions.map((question) => question.id);
  const reply = await start(maya, testId, { questionIds: [...known, uuidv7()] });
  expect(reply.json().attempt.questionIds).toEqual(known);
});

it('offers the attempt that was begun last and has answers, and none that was only opened', async () => {
  const { maya, questions, testId } = await startWithTest();
  const answered = await begin(maya, testId);
  await save(maya, answered, { answers: [give(questions[0], 'b')] });
  clock.advance(minute);
  const untouched = await begin(maya, testId);
  clock.advance(minute);
  const newest = await begin(maya, testId);
  expect(await summary(maya, testId)).toMatchObject({ openAttemptId: answered });
  expect((await getOpen(maya)).json().attempt.id).toBe(answered);

  await save(maya, newest, { answers: [give(questions[0], 'b')] });
  expect(await summary(maya, testId)).toMatchObject({ openAttemptId: newest });
  expect((await getOpen(maya)).json().attempt.id).toBe(newest);

  await submit(maya, newest);
  expect(await summary(maya, testId)).toMatchObject({ openAttemptId: answered });
  expect((await getOpen(maya)).json().attempt.id).toBe(answered);

  // Begun on another device, which had no network since: what it says is not lost.
  expect((await save(maya, untouched, { answers: [give(questions[1], 'True')] })).json()).toEqual({
    state: 'open',
    now: clock.now().toISOString(),
  });
  expect((await get(maya, untouched)).json().attempt.answers).toHaveLength(1);
});

it('tells a browser that knows of none about the open attempt, with its questions', async () => {
  const { maya, questions, testId } = await startWithTest();
  expect((await getOpen(maya)).json()).toMatchObject({ attempt: null, questions: [] });
  const id = await begin(maya, testId);
  expect((await getOpen(maya)).json()).toMatchObject({ attempt: null, testIds: [] });
  await save(maya, id, { answers: [give(questions[0], 'b')] });
  const open = (await getOpen(maya)).json();
  expect(open.attempt.id).toBe(id);
  expect(open.questions).toEqual(questions.map((question) => ({ ...question, hint: '' })));
  await discard(maya, id);
  expect((await getOpen(maya)).json().attempt).toBeNull();
});

it('names all tests that can be gone on with, the one that was begun last at first', async () => {
  const { maya, questions, testId } = await startWithTest();
  const other = await insertPracticeTest(platform, maya.userId, questions);
  const untouched = await insertPracticeTest(platform, maya.userId, questions);
  for (const id of [testId, other]) {
    clock.advance(minute);
    const attempt = await begin(maya, id);
    await save(maya, attempt, { answers: [give(questions[0], 'b')] });
  }
  await begin(maya, untouched);
  expect((await getOpen(maya)).json().testIds).toEqual([other, testId]);
});

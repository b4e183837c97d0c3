import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makeAttemptCalls } from '../../attempts/testing/attempt-calls.ts';
import { bareQuestion } from '../../generation/testing/insert-generation.ts';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { insertPracticeTest } from '../testing/insert-test.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { get, edit, takeOut, restore, move, setPoints } = makePracticeTestCalls(app);
const attempts = makeAttemptCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;

/** A test of five questions. */
async function begin({ userId }: Caller) {
  const questions = Array.from({ length: 5 }, () => bareQuestion());
  const id = await insertPracticeTest(platform, userId, questions);
  const [a = '', b = '', c = '', d = '', e = ''] = questions.map((question) => question.id);
  return { id, a, b, c, d, e };
}

async function orderOf(caller: Caller, id: string): Promise<string[]> {
  const { test } = (await get(caller, id)).json<{ test: PracticeTest }>();
  return test.questions.map((question) => question.id);
}

it('moves a question behind another one or to the beginning, the same however often it is sent', async () => {
  const maya = await signIn();
  const { id, a, b, c, d, e } = await begin(maya);
  await move(maya, id, d, a);
  await move(maya, id, d, a);
  expect(await orderOf(maya, id)).toEqual([a, d, b, c, e]);
  await move(maya, id, e, null);
  expect(await orderOf(maya, id)).toEqual([e, a, d, b, c]);
  await move(maya, id, e, c);
  expect(await orderOf(maya, id)).toEqual([a, d, b, c, e]);
});

it('keeps what two tabs moved at once', async () => {
  const maya = await signIn();
  const { id, a, b, c, d, e } = await begin(maya);
  await Promise.all([move(maya, id, e, null), move(maya, id, b, d)]);
  expect(await orderOf(maya, id)).toEqual([e, a, c, d, b]);
});

it('finds the place behind a question that another tab has edited or deleted since', async () => {
  const maya = await signIn();
  const { id, a, b, c, d, e } = await begin(maya);
  const newId = uuidv7();
  const written = { type: 'true-false', text: 'It stays.', correct: 'True' };
  await edit(maya, id, b, { newId, edit: written });
  await takeOut(maya, id, d);
  await move(maya, id, e, b);
  expect(await orderOf(maya, id)).toEqual([a, e, newId, c]);
  await move(maya, id, a, d);
  expect(await orderOf(maya, id)).toEqual([e, newId, c, a]);
});

it('moves nothing that is not in the test, and behind nothing that never was', async () => {
  const maya = await signIn();
  const { id, a, b, c, d, e } = await begin(maya);
  expect((await move(maya, id, uuidv7(), a)).statusCode).toBe(404);
  expect((await move(maya, id, a, uuidv7())).statusCode).toBe(404);
  expect((await move(maya, id, a, a)).statusCode).toBe(200);
  expect(await orderOf(maya, id)).toEqual([a, b, c, d, e]);
});

it('brings a deleted question back to its place, also after others have moved', async () => {
  const maya = await signIn();
  const { id, a, b, c, d, e } = await begin(maya);
  await takeOut(maya, id, c);
  await move(maya, id, e, null);
  expect(await orderOf(maya, id)).toEqual([e, a, b, d]);
  await restore(maya, id, c);
  await restore(maya, id, c);
  expect(await orderOf(maya, id)).toEqual([e, a, b, c, d]);
  expect((await restore(maya, id, uuidv7())).statusCode).toBe(404);
});

it('gives a question other points, and an attempt that has it goes on with it (D39)', async () => {
  const maya = await signIn();
  const { id, a } = await begin(maya);
  await attempts.begin(maya, id, { questionIds: [a] });
  const { test } = (await setPoints(maya, id, a, 5)).json<{ test: PracticeTest }>();
  expect(test.questions[0]).toMatchObject({ id: a, points: 5, madeBy: 'ai' });
  expect((await setPoints(maya, id, a, 0)).statusCode).toBe(400);
  expect((await setPoints(maya, id, a, 101)).statusCode).toBe(400);
  expect((await setPoints(maya, id, uuidv7(), 1)).statusCode).toBe(404);
});

it("[BROLE-25] changes nothing of another user's test", async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id, a, b, c, d, e } = await begin(maya);
  await takeOut(maya, id, e);
  const replies = [
    await move(omar, id, d, a),
    await restore(omar, id, e),
    await setPoints(omar, id, a, 2),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await orderOf(maya, id)).toEqual([a, b, c, d]);
});

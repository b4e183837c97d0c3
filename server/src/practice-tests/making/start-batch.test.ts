import { biology } from '@engram/fakes/study-texts/biology.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startGenerationApp } from '../../testing/start-generation-app.ts';
import { longText } from './testing/long-text.ts';
import { endless, listDuplicates, makeMakingCalls } from './testing/making-calls.ts';

const { app, platform, signIn, provider } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { makeTest, more, askMore, askOther } = makeMakingCalls(app, origin);
const { get, remove } = makePracticeTestCalls(app);
const wanted = [{ type: 'true-false', count: 4 } as const];
const four = { count: 4 };

type Caller = Awaited<ReturnType<typeof signIn>>;

async function countGenerations({ userId }: Caller): Promise<number> {
  const { rows } = await platform.pool.query('select 1 from generations where user_id = $1', [
    userId,
  ]);
  return rows.length;
}

async function waitUntilDone({ userId }: Caller): Promise<void> {
  const running = async () => {
    const { rows } = await platform.pool.query(
      `select 1 from generations where user_id = $1 and state = 'running'`,
      [userId],
    );
    return rows.length;
  };
  await expect.poll(running, { timeout: 10_000 }).toBe(0);
}

/** Asks, and hangs up as soon as it runs. */
async function askAndLeave(caller: Caller, testId: string, key: string): Promise<void> {
  const gone = new AbortController();
  const before = await countGenerations(caller);
  const asked = fetch(`${origin}/api/tests/${testId}/more-questions`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(four),
    signal: gone.signal,
  });
  await expect.poll(() => countGenerations(caller)).toBe(before + 1);
  gone.abort();
  await expect(asked).rejects.toThrow('This operation was aborted');
}

async function countQuestions(caller: Caller, testId: string): Promise<number> {
  return (await get(caller, testId)).json().test.questions.length;
}

it('makes one batch of the same call that comes twice at once, and again later', async () => {
  const maya = await signIn();
  const { id } = await makeTest(maya, { text: biology.text, wanted });
  const key = uuidv7();
  const [one, other] = await Promise.all([more(maya, id, four, key), more(maya, id, four, key)]);
  const later = await more(maya, id, four, key);
  expect(other.added).toEqual(one.added);
  expect(later).toEqual(one);
  expect(await countQuestions(maya, id)).toBe(8);
  expect(await countGenerations(maya)).toBe(2);
});

it('makes one batch for two tabs that ask for the same at once', async () => {
  const maya = await signIn();
  const { id } = await makeTest(maya, { text: biology.text, wanted });
  provider.settings.firstTokenMs = 300;
  const all = await Promise.all([more(maya, id, four), more(maya, id, four), more(maya, id, four)]);
  provider.settings.firstTokenMs = 1;
  expect(new Set(all.map(({ added }) => added.join())).size).toBe(1);
  expect(await countQuestions(maya, id)).toBe(8);
});

it('gives what was made to whoever asks again after hanging up, with the same key or another', async () => {
  const maya = await signIn();
  const { id } = await makeTest(maya, { text: biology.text, wanted });
  const key = uuidv7();
  await askAndLeave(maya, id, key);
  await waitUntilDone(maya);
  expect(await countQuestions(maya, id)).toBe(4);
  const calls = provider.calls.length;
  const [fetched, again] = [await more(maya, id, four), await more(maya, id, four, key)];
  expect(fetched.added).toHaveLength(4);
  expect(again).toEqual(fetched);
  expect(await countGenerations(maya)).toBe(2);
  expect(provider.calls.length).toBe(calls);
});

it('loses nothing that was made when somebody asks for something else next', async () => {
  const maya = await signIn();
  const test = await makeTest(maya, { text: longText, wanted });
  await askAndLeave(maya, test.id, uuidv7());
  await waitUntilDone(maya);
  const { test: grown, added } = await more(maya, test.id, { count: 3, types: ['fill-in-blank'] });
  expect(added).toHaveLength(3);
  expect(grown.questions).toHaveLength(11);
  expect(listDuplicates(grown.questions)).toEqual([]);
});

it('asks again for what failed', async () => {
  const maya = await signIn();
  const { id } = await makeTest(maya, { text: biology.text, wanted });
  provider.fail({ fault: 'refusal', times: 1 });
  const refused = await askMore(maya, id, { count: 1 });
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'content-refused' }]);
  expect((await more(maya, id, { count: 1 })).added).toHaveLength(1);
});

it('makes another thing of the user wait its turn', async () => {
  const maya = await signIn();
  const [one, other] = [
    await makeTest(maya, { text: biology.text, wanted }),
    await makeTest(maya, { text: biology.text, wanted }),
  ];
  provider.settings.firstTokenMs = 1_000;
  const running = more(maya, one.id, four);
  await expect.poll(() => countGenerations(maya)).toBe(3);
  const refused = await askMore(maya, other.id, four);
  provider.settings.firstTokenMs = 1;
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'generation-running' },
  ]);
  expect((await running).added).toHaveLength(4);
});

it('leaves alone what its owner changed while another question was made for it', async () => {
  const maya = await signIn();
  const test = await makeTest(maya, { text: biology.text, wanted, config: endless });
  const questionId = test.questions[0]?.id ?? '';
  provider.settings.firstTokenMs = 500;
  const replacing = askOther(maya, test.id, questionId);
  await expect.poll(() => countGenerations(maya)).toBe(2);
  await platform.pool.query('update test_questions set removed_at = now() where question_id = $1', [
    questionId,
  ]);
  provider.settings.firstTokenMs = 1;
  expect((await replacing).status).toBe(409);
  expect(await countQuestions(maya, test.id)).toBe(3);
  expect((await more(maya, test.id, four)).added).toHaveLength(4);
});

it('brings nothing back into a test that was deleted meanwhile', async () => {
  const maya = await signIn();
  const { id } = await makeTest(maya, { text: biology.text, wanted });
  provider.settings.firstTokenMs = 500;
  const running = askMore(maya, id, four);
  await expect.poll(() => countGenerations(maya)).toBe(2);
  await remove(maya, id);
  provider.settings.firstTokenMs = 1;
  expect((await running).status).toBe(404);
});

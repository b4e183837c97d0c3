import { expect, it, onTestFinished } from 'vitest';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { readUsed } from '../../testing/read-used.ts';
import { startGenerationApp } from '../../testing/start-generation-app.ts';
import { longText } from './testing/long-text.ts';
import { endless, makeMakingCalls } from './testing/making-calls.ts';

const { app, platform, signIn, provider } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { makeTest, more, replace } = makeMakingCalls(app, origin);
const { save } = makePracticeTestCalls(app);
const wanted = [{ type: 'multiple-choice', count: 6 } as const];
const three = { count: 3 };

/** The provider refuses everything. */
function switchOff(): void {
  provider.settings.apiKey = 'another';
  onTestFinished(switchOn);
}

function switchOn(): void {
  provider.settings.apiKey = null;
}

type Caller = Awaited<ReturnType<typeof signIn>>;

/** Who made each question of the next batch. */
async function makersOf(caller: Caller, testId: string) {
  const { test, added } = await more(caller, testId, three);
  return test.questions.filter(({ id }) => added.includes(id)).map(({ madeBy }) => madeBy);
}

async function readBatches(testId: string): Promise<number> {
  const { rows } = await platform.pool.query('select ai_batches from tests where test_id = $1', [
    testId,
  ]);
  return rows[0].ai_batches;
}

it('asks models for five more batches of an endless test that counts once, then goes on without them', async () => {
  const maya = await signIn();
  const { id } = await makeTest(maya, { text: longText, wanted, config: endless });
  expect(await readUsed(platform.pool, maya.userId)).toBe(1);
  for (let batch = 1; batch <= 5; batch += 1) {
    expect(await makersOf(maya, id)).toEqual(['ai', 'ai', 'ai']);
  }
  const before = provider.calls.length;
  expect(await makersOf(maya, id)).toEqual(['built-in', 'built-in', 'built-in']);
  expect(provider.calls.length).toBe(before);
  expect(await readBatches(id)).toBe(5);
  expect(await readUsed(platform.pool, maya.userId)).toBe(1);
});

it('makes no other test of a batch, which is counted with its own', async () => {
  const maya = await signIn();
  const { id } = await makeTest(maya, { text: longText, wanted, config: endless });
  const { added } = await more(maya, id, three);
  const { rows } = await platform.pool.query(
    'select generation_id from test_batches where test_id = $1',
    [id],
  );
  const reply = await save(maya, {
    generationId: rows[0].generation_id,
    studyMaterial: longText,
    questions: added.map((questionId) => ({ id: questionId })),
  });
  expect(reply.statusCode).toBe(404);
});

it('counts no batch that models had no part in', async () => {
  const maya = await signIn();
  const { id } = await makeTest(maya, { text: longText, wanted, config: endless });
  switchOff();
  expect(await makersOf(maya, id)).toEqual(['built-in', 'built-in', 'built-in']);
  switchOn();
  expect(await readBatches(id)).toBe(0);
  expect(await makersOf(maya, id)).toEqual(['ai', 'ai', 'ai']);
  expect(await readBatches(id)).toBe(1);
});

it('asks models for every batch of a premium user', async () => {
  const omar = await signIn({ plan: 'student' });
  const { id } = await makeTest(omar, { text: longText, wanted, config: endless });
  await platform.pool.query('update tests set ai_batches = 5 where test_id = $1', [id]);
  expect(await makersOf(omar, id)).toEqual(['ai', 'ai', 'ai']);
});

it('asks no model for a test that was made without, whatever it says of itself', async () => {
  const maya = await signIn();
  switchOff();
  const { id, making } = await makeTest(maya, { text: longText, wanted, config: endless });
  switchOn();
  expect(making.madeBy).toBe('built-in');
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
  expect(await makersOf(maya, id)).toEqual(['built-in', 'built-in', 'built-in']);
});

it('goes on without models when the calls of the day are used', async () => {
  const maya = await signIn();
  const { id, questions } = await makeTest(maya, { text: longText, wanted });
  await platform.pool.query(
    `update usage set used = 100 where user_id = $1 and kind = 'ai-calls'`,
    [maya.userId],
  );
  const before = provider.calls.length;
  expect(await makersOf(maya, id)).toEqual(['built-in', 'built-in', 'built-in']);
  const { questions: now } = await replace(maya, id, questions[0]?.id ?? '');
  expect(now[0]?.madeBy).toBe('built-in');
  expect(provider.calls.length).toBe(before);
  expect(await readUsed(platform.pool, maya.userId)).toBe(1);
});

import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { choicesFor, idOf, makeGenerationCalls } from '../../testing/calls/generation-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeGenerationMetrics } from '../metrics.ts';
import { bareQuestion } from '../testing/insert-generation.ts';
import { openBuiltIn } from './built-in/open-built-in.ts';
import { openGate } from './gather-writes.ts';
import { generateTest } from './generate-test.ts';
import { insertItem } from './store.ts';

const provider = await startAiProvider({
  tokensPerSecond: 50_000,
  firstTokenMs: 1,
  errorShare: 0,
});
afterAll(provider.stop);
const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off', AI_BASE_URL: provider.url, AI_MODEL: 'fake' },
});
const { db, pool, log } = platform;
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { streamUntil, get } = makeGenerationCalls(app, origin);
const { makeBuiltIn, close } = openBuiltIn(log);
afterAll(close);
const tools = {
  platform,
  metrics: makeGenerationMetrics(platform.registry),
  makeBuiltIn,
  gate: openGate(),
};
const goesOn = new AbortController().signal;

/** A generation that waits for a worker; a test is the worker. */
async function start() {
  const maya = await signIn();
  const seen = await streamUntil(maya, choicesFor(tables.text), (events) => events.length === 1);
  const key = { userId: maya.userId, generationId: idOf(seen) };
  return {
    key,
    run: (changes: { signal?: AbortSignal; isLast?: boolean } = {}) =>
      generateTest(tools, key, { signal: goesOn, isLast: false, ...changes }),
    show: async () => (await get(maya, key.generationId)).json(),
  };
}

type Key = Awaited<ReturnType<typeof start>>['key'];

function storeQuestions(key: Key, count: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (let slot = 0; slot < count; slot += 1) {
      await insertItem(tx, key, { slot, question: bareQuestion(), now: clock.now() });
    }
  });
}

/** From now on the database takes only such questions. */
async function takeOnly(condition: string): Promise<void> {
  await pool.query(
    `alter table generated_items add constraint stuck check (${condition}) not valid`,
  );
}

beforeEach(async () => {
  await pool.query('alter table generated_items drop constraint if exists stuck');
});

it('pays models for two runs that fail, then makes the test without them', async () => {
  const { run, show } = await start();
  await takeOnly(`question ->> 'madeBy' <> 'ai'`);
  await expect(run()).rejects.toThrow('stuck');
  await expect(run()).rejects.toThrow('stuck');
  const paid = provider.calls.length;
  await run();
  expect(provider.calls.length).toBe(paid);
  expect(await show()).toMatchObject({
    state: 'done',
    making: { madeBy: 'built-in', delivered: 5, label: 'Made without AI from your text' },
  });
});

it('asks models again, however often a worker had to stop', async () => {
  const { run, show } = await start();
  const signal = AbortSignal.abort();
  for (let stopped = 1; stopped <= 3; stopped += 1) {
    await expect(run({ signal })).rejects.toThrow('the worker stops');
  }
  await run();
  expect(await show()).toMatchObject({ state: 'done', making: { madeBy: 'ai', delivered: 5 } });
});

it('makes a test of what is stored when the last attempt fails', async () => {
  const { key, run, show } = await start();
  await storeQuestions(key, 3);
  await takeOnly('told <= 3');
  await run({ isLast: true });
  expect(await show()).toMatchObject({
    state: 'done',
    making: { delivered: 3, wanted: 5, notices: ['Made 3 of 5 before time ran out.'] },
  });
});

it('makes a test without models when the last attempt fails with too little', async () => {
  const { run, show } = await start();
  await takeOnly(`question ->> 'madeBy' <> 'ai'`);
  await run({ isLast: true });
  expect(await show()).toMatchObject({
    state: 'done',
    making: { madeBy: 'built-in', delivered: 5 },
  });
});

it('fails when nothing at all can be stored, and gives the unit back', async () => {
  const { key, run, show } = await start();
  await takeOnly('told < 1');
  await run({ isLast: true });
  expect(await show()).toMatchObject({ state: 'failed', questions: [] });
  const { rows } = await pool.query(
    `select used from usage where user_id = $1 and kind = 'ai-tests'`,
    [key.userId],
  );
  expect(rows).toEqual([{ used: 0 }]);
});

it('ends what a worker would hand back after the last attempt', async () => {
  const [some, none] = [await start(), await start()];
  await storeQuestions(some.key, 4);
  for (const { run } of [some, none]) await run({ isLast: true, signal: AbortSignal.abort() });
  expect(await some.show()).toMatchObject({ state: 'done', making: { delivered: 4 } });
  expect(await none.show()).toMatchObject({ state: 'done', making: { madeBy: 'built-in' } });
});

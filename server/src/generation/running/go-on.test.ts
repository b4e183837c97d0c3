import { SolveTask, taskMark } from '@engram/core/generation/model-contract.ts';
import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { cardWishFor, idOfCards, makeCardCalls } from '../../testing/calls/card-calls.ts';
import { idOf, makeGenerationCalls, wishFor } from '../../testing/calls/generation-calls.ts';
import { readUsed } from '../../testing/read-used.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeGenerationMetrics } from '../metrics.ts';
import { openBuiltIn } from './built-in/open-built-in.ts';
import { openGate } from './gather-writes.ts';
import { generateTest } from './generate-test.ts';

const provider = await startAiProvider({
  tokensPerSecond: 20_000,
  firstTokenMs: 1,
  errorShare: 0,
});
afterAll(provider.stop);
const { app, platform, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off', AI_BASE_URL: provider.url, AI_MODEL: 'fake' },
});
const { pool, log } = platform;
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { streamUntil, follow } = makeGenerationCalls(app, origin);
const cardCalls = makeCardCalls(app, origin);
const { makeBuiltIn, close } = openBuiltIn(log);
afterAll(close);
const metrics = makeGenerationMetrics(platform.registry);
const tools = { platform, metrics, makeBuiltIn, gate: openGate() };
const goesOn = new AbortController().signal;

type Key = { userId: string; generationId: string };

const run = (key: Key, signal = goesOn) => generateTest(tools, key, { signal, isLast: false });

beforeEach(async () => {
  provider.settings.firstTokenMs = 1;
  await pool.query('alter table generated_items drop constraint if exists broken');
});

/** A run that breaks off when so many are stored, and what it leaves behind. */
async function breakOff(key: Key, stored: number) {
  await pool.query(
    `alter table generated_items add constraint broken check (told <= ${stored}) not valid`,
  );
  await expect(run(key)).rejects.toThrow('broken');
  await pool.query('alter table generated_items drop constraint broken');
  await expect.poll(() => provider.running()).toBe(0);
  const { rows: items } = await pool.query<{ stem: string }>(
    `select coalesce(question #>> '{proof,text}', question ->> 'text') as stem
     from generated_items where generation_id = $1`,
    [key.generationId],
  );
  const { rows: generations } = await pool.query<{ settled: number[]; planned: number }>(
    `select settled_calls as settled, jsonb_array_length(plan -> 'calls') as planned
     from generations where generation_id = $1`,
    [key.generationId],
  );
  const [{ settled, planned } = { settled: [], planned: 0 }] = generations;
  return { stems: items.map(({ stem }) => stem), settled, planned, calls: provider.calls.length };
}

/** The questions that these calls were to solve, one by one. */
function listSolved(calls: readonly { id: string; kind: string }[]): string[] {
  return calls.flatMap(({ id, kind }) => {
    const prompt = provider.prompts.find(({ callId }) => callId === id);
    const task = prompt?.messages.at(-1)?.text.split(`\n${taskMark}`).at(-1);
    if (kind !== 'solve' || task === undefined) return [];
    return SolveTask.parse(JSON.parse(task)).solve.map(({ text }) => text);
  });
}

/** The planned calls that the second run has made. */
async function listWrittenAgain({ generationId }: Key, planned: number): Promise<number[]> {
  const { rows } = await pool.query<{ call: number }>(
    `select call from generation_calls
     where generation_id = $1 and run = 2 and kind = 'write' and call < $2`,
    [generationId, planned],
  );
  return rows.map(({ call }) => call);
}

/** Neither what had been delivered nor what was stored is paid for again. */
async function expectNothingPaidTwice(key: Key, left: Awaited<ReturnType<typeof breakOff>>) {
  const written = await listWrittenAgain(key, left.planned);
  expect(written.filter((call) => left.settled.includes(call))).toEqual([]);
  expect(written).toHaveLength(new Set(written).size);
  const solved = listSolved(provider.calls.slice(left.calls));
  expect(solved.length).toBeGreaterThan(0);
  expect(solved.filter((stem) => left.stems.includes(stem))).toEqual([]);
  expect(solved).toHaveLength(new Set(solved).size);
}

const numbersTo = (last: number) => Array.from({ length: last + 1 }, (_, number) => String(number));

it.each([0, 6, 11])(
  'goes on where a run broke off at question %i: nothing lost, nothing twice, nothing paid again that was there',
  async (count) => {
    const maya = await signIn();
    const questionTypes = [
      { type: 'multiple-choice', count: 8 },
      { type: 'true-false', count: 4 },
    ];
    const wish = wishFor(biology.text, { questionTypes });
    const begun = await streamUntil(maya, wish, (events) => events.length === 1);
    const key = { userId: maya.userId, generationId: idOf(begun) };
    const left = await breakOff(key, count);
    await run(key);

    const events = await follow(maya, key.generationId);
    expect(events.map(({ id }) => id)).toEqual([...numbersTo(12), 'end']);
    const questions = events.flatMap(({ data }) => (data.type === 'question' ? [data] : []));
    expect(new Set(questions.map(({ slot }) => slot)).size).toBe(12);
    const stems = questions.map(({ question }) => question.text);
    expect(new Set(stems).size).toBe(12);
    expect(stems).toEqual(expect.arrayContaining(left.stems));
    expect(events.at(-1)?.data).toMatchObject({ type: 'done', making: { delivered: 12 } });
    await expectNothingPaidTwice(key, left);
    expect(await readUsed(pool, maya.userId)).toBe(1);
  },
);

it('goes on with a set of cards where a run broke off: nothing lost, nothing twice, nothing paid again that was there', async () => {
  const maya = await signIn();
  const wish = cardWishFor(biology.text, { cardTypes: [{ type: 'question-answer', count: 20 }] });
  const begun = await cardCalls.streamUntil(maya, wish, (events) => events.length >= 1);
  const key = { userId: maya.userId, generationId: idOfCards(begun) };
  const left = await breakOff(key, 10);
  expect(left.stems.length).toBeGreaterThan(0);
  await run(key);

  const events = await cardCalls.follow(maya, key.generationId);
  expect(events.map(({ id }) => id)).toEqual([...numbersTo(20), 'end']);
  const made = events.flatMap(({ data }) => (data.type === 'card' ? [data] : []));
  expect(new Set(made.map(({ slot }) => slot)).size).toBe(20);
  expect(new Set(made.map(({ card }) => card.front)).size).toBe(20);
  expect(events.at(-1)?.data).toMatchObject({ type: 'done', making: { delivered: 20 } });
  await expectNothingPaidTwice(key, left);
  expect(await readUsed(pool, maya.userId, 'ai-card-sets')).toBe(1);
});

it('notes what the running calls have cost before a run that is told to stop has ended', async () => {
  provider.settings.firstTokenMs = 600_000;
  const maya = await signIn();
  const begun = await streamUntil(maya, wishFor(biology.text), (events) => events.length === 1);
  const key = { userId: maya.userId, generationId: idOf(begun) };
  const worker = new AbortController();
  const ended = run(key, worker.signal).catch((error: unknown) => error);
  await expect.poll(() => provider.running()).toBeGreaterThan(0);
  const running = provider.running();
  worker.abort();
  expect(await ended).toMatchObject({ message: 'the worker stops' });
  const { rows } = await pool.query(
    'select outcome from generation_calls where generation_id = $1',
    [key.generationId],
  );
  expect(rows.length).toBeGreaterThanOrEqual(running);
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['stopped']));
});

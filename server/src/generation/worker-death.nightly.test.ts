import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SolveTask, taskMark } from '@engram/core/generation/model-contract.ts';
import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { cardWishFor, idOfCards, makeCardCalls } from '../testing/calls/card-calls.ts';
import {
  choicesFor,
  idOf,
  makeGenerationCalls,
  wishFor,
} from '../testing/calls/generation-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { startWorker } from '../testing/start-worker.ts';

const provider = await startAiProvider({ tokensPerSecond: 150, firstTokenMs: 1, errorShare: 0 });
afterAll(provider.stop);
const ai = { AI_BASE_URL: provider.url, AI_MODEL: 'fake' };
const { app, platform, config, clock, databaseUrl, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off', ...ai },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { streamUntil, follow, cancel } = makeGenerationCalls(app, origin);
const cardCalls = makeCardCalls(app, origin);
const folder = mkdtempSync(join(tmpdir(), 'engram-clock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Without the first small call of a worker, by which a model is loaded. */
function listWriting() {
  return provider.calls.filter(({ kind }) => kind === 'write');
}

/** A process of its own on the database of the app, with about the same time. */
async function startOwnWorker(environment: Record<string, string> = {}) {
  const clockFile = join(folder, 'now');
  writeFileSync(clockFile, clock.now().toISOString());
  const worker = await startWorker({
    ...ai,
    DATABASE_URL: databaseUrl,
    REDIS_PREFIX: config.REDIS_PREFIX,
    CLOCK_FILE: clockFile,
    ...environment,
  });
  onTestFinished(worker.stop);
  return worker;
}

async function readStems(): Promise<string[]> {
  const { rows } = await platform.pool.query(
    `select question ->> 'text' as stem from generated_items`,
  );
  return rows.map(({ stem }) => stem);
}

async function readSettled(): Promise<number[]> {
  const { rows } = await platform.pool.query('select settled_calls as settled from generations');
  return rows[0].settled;
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

const wish = wishFor(biology.text, {
  questionTypes: [
    { type: 'multiple-choice', count: 8 },
    { type: 'true-false', count: 4 },
  ],
});

it('finishes a test whose worker was killed in the middle: nothing lost, nothing twice, at most the running calls paid again', async () => {
  const [victim, maya] = [await startOwnWorker(), await signIn()];
  const seen = await streamUntil(maya, wish, (events) => events.length >= 4);
  const running = provider.running();
  await victim.kill();
  expect(running).toBeGreaterThan(0);
  await expect.poll(() => provider.running()).toBe(0);
  const before = provider.calls.length;
  const stored = await readStems();
  const settled = await readSettled();

  await startOwnWorker();
  const rest = await follow(maya, idOf(seen), seen.at(-1)?.id ?? '');
  const events = [...seen, ...rest];
  const numbers = Array.from({ length: 13 }, (_, number) => String(number));
  expect(events.map(({ id }) => id)).toEqual([...numbers, 'end']);
  const questions = events.flatMap(({ data }) => (data.type === 'question' ? [data] : []));
  expect(new Set(questions.map(({ slot }) => slot)).size).toBe(12);
  expect(new Set(questions.map(({ question }) => question.text)).size).toBe(12);
  expect(events.at(-1)?.data).toMatchObject({ type: 'done', making: { delivered: 12 } });

  const { rows } = await platform.pool.query('select run from generations');
  expect(rows).toEqual([{ run: 2 }]);
  const planned = await readPlanned(idOf(seen));
  // Beyond its plan a run may ask once more: what a call had left over was not wanted for a place
  // whose question was about to be stored, and was lost.
  const { rows: written } = await platform.pool.query<{ call: number }>(
    `select call from generation_calls where run = 2 and kind = 'write' and call < $1`,
    [planned],
  );
  const writtenAgain = written.map(({ call }) => call);
  expect(writtenAgain.filter((call) => settled.includes(call))).toEqual([]);
  expect(writtenAgain).toHaveLength(new Set(writtenAgain).size);

  // A solve is paid again for what was being solved, and for nothing that had been stored.
  const solvedAgain = listSolved(provider.calls.slice(before));
  expect(solvedAgain.length).toBeGreaterThan(0);
  expect(solvedAgain.filter((stem) => stored.includes(stem))).toEqual([]);
  expect(solvedAgain).toHaveLength(new Set(solvedAgain).size);
  const cutOff = listSolved(provider.calls.slice(0, before)).filter(
    (stem) => !stored.includes(stem),
  );
  const solved = listSolved(provider.calls);
  expect(solved.length - new Set(solved).size).toBeLessThanOrEqual(cutOff.length);
});

const withoutAi = choicesFor(tables.text, { aiModel: 'built-in' });

it('stops a worker that has made questions without AI soon and well', async () => {
  const [worker, maya] = [await startOwnWorker(), await signIn()];
  const events = await streamUntil(maya, withoutAi, () => false);
  expect(events.at(-1)?.data).toMatchObject({ type: 'done' });
  const began = performance.now();
  expect(await worker.stop()).toBe(0);
  // Of the 25 seconds after which it is ended by force.
  expect(performance.now() - began).toBeLessThan(15_000);
});

it('stops a worker in another process within about a second when the user cancels', async () => {
  provider.settings.firstTokenMs = 6_000;
  await startOwnWorker();
  const maya = await signIn();
  const seen = await streamUntil(maya, wish, (events) => events.length === 1);
  const running = () => listWriting().filter(({ state }) => state === 'running');
  await expect.poll(() => running().length).toBeGreaterThan(0);
  const started = running();
  await cancel(maya, idOf(seen));
  const cancelledAt = Date.now();
  await expect.poll(() => running().length, { interval: 20 }).toBe(0);
  expect(started.map(({ state }) => state)).toEqual(started.map(() => 'aborted'));
  expect(Math.max(...started.map(({ endedAt }) => endedAt ?? 0)) - cancelledAt).toBeLessThan(3_000);
});

it('notes what the running calls have cost before a worker that is told to stop is gone', async () => {
  provider.settings.firstTokenMs = 30_000;
  const before = listWriting().length;
  const worker = await startOwnWorker({ SHUTDOWN_SECONDS: '1', DATABASE_POOL: '1' });
  const maya = await signIn();
  const seen = await streamUntil(maya, wish, (events) => events.length === 1);
  const planned = await readPlanned(idOf(seen));
  await expect.poll(() => listWriting().length - before).toBe(planned);

  // While the row is held the notes of the calls wait, one of them in the database.
  const release = await holdRow(idOf(seen));
  const stopped = worker.stop();
  await expect.poll(countWaiting, { timeout: 5_000, interval: 20 }).toBe(1);
  await release();
  await stopped;
  const { rows } = await platform.pool.query(
    'select outcome from generation_calls where generation_id = $1',
    [idOf(seen)],
  );
  expect(rows).toEqual(Array(planned).fill({ outcome: 'stopped' }));
});

it('finishes a set of cards whose worker was killed: nothing lost, nothing twice, nothing paid again that was there', async () => {
  Object.assign(provider.settings, { firstTokenMs: 1, tokensPerSecond: 150 });
  const [victim, maya] = [await startOwnWorker(), await signIn()];
  const cardTypes = [{ type: 'question-answer', count: 20 }];
  const wanted = cardWishFor(biology.text, { cardTypes });
  const seen = await cardCalls.streamUntil(maya, wanted, (events) => events.length >= 10);
  await victim.kill();
  await expect.poll(() => provider.running()).toBe(0);
  const before = provider.calls.length;
  const generationId = idOfCards(seen);
  const { rows: stored } = await platform.pool.query(
    `select question #>> '{proof,text}' as stem from generated_items where generation_id = $1`,
    [generationId],
  );
  const { rows: progress } = await platform.pool.query(
    'select settled_calls as settled from generations where generation_id = $1',
    [generationId],
  );

  await startOwnWorker();
  const rest = await cardCalls.follow(maya, generationId, seen.at(-1)?.id ?? '');
  const events = [...seen, ...rest];
  const numbers = Array.from({ length: 21 }, (_, number) => String(number));
  expect(events.map(({ id }) => id)).toEqual([...numbers, 'end']);
  const made = events.flatMap(({ data }) => (data.type === 'card' ? [data] : []));
  expect(new Set(made.map(({ slot }) => slot)).size).toBe(20);
  expect(new Set(made.map(({ card }) => card.front)).size).toBe(20);
  expect(events.at(-1)?.data).toMatchObject({ type: 'done', making: { delivered: 20 } });

  const { rows: again } = await platform.pool.query(
    `select call from generation_calls
     where generation_id = $1 and run = 2 and kind = 'write' and call = any($2)`,
    [generationId, progress[0].settled],
  );
  expect(again).toEqual([]);
  const paid = provider.calls.filter(({ kind }) => kind === 'write-cards');
  expect(paid.length).toBeGreaterThan(progress[0].settled.length);
  const stems = stored.map(({ stem }) => stem);
  expect(stems.length).toBeGreaterThan(0);
  const solvedAgain = listSolved(provider.calls.slice(before));
  expect(solvedAgain.filter((stem) => stems.includes(stem))).toEqual([]);
  const { rows } = await platform.pool.query(
    `select used from usage where user_id = $1 and kind = 'ai-card-sets'`,
    [maya.userId],
  );
  expect(rows).toEqual([{ used: 1 }]);
});

async function readPlanned(generationId: string): Promise<number> {
  const { rows } = await platform.pool.query(
    `select jsonb_array_length(plan -> 'calls') as planned from generations
     where generation_id = $1`,
    [generationId],
  );
  return rows[0].planned;
}

async function holdRow(generationId: string) {
  const client = await platform.pool.connect();
  await client.query('begin');
  await client.query('select 1 from generations where generation_id = $1 for update', [
    generationId,
  ]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

async function countWaiting(): Promise<number> {
  const { rows } = await platform.pool.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

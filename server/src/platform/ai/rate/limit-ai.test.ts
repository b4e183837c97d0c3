import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../../config.ts';
import { makeLog } from '../../log.ts';
import { openRedis, waitForRedis } from '../../redis.ts';
import { AiFailure } from '../ai-failure.ts';
import type { Ai, AiChunk, AiModel } from '../ai-model.ts';
import { limitAi } from './limit-ai.ts';
import { openTurns } from './turns.ts';

const url = readConfig({}).REDIS_URL;
const opened: Redis[] = [];
afterAll(() => opened.forEach((redis) => redis.disconnect()));

async function connect(prefix = `test-rate-${randomUUID()}:`, to = url): Promise<Redis> {
  const redis = openRedis({ url: to, prefix, log: makeLog('silent') }, 2_000);
  opened.push(redis);
  await waitForRedis(redis, to === url ? 5_000 : 50);
  return redis;
}

const call = { calls: 1, tokens: 10 };

async function takeMany(turns: ReturnType<typeof openTurns>, count: number): Promise<number[]> {
  const waits = [];
  for (let at = 0; at < count; at += 1) waits.push(await turns.take(call));
  return waits;
}

it('lets a quarter of a minute begin at once and the others one after the other, over all processes', async () => {
  const prefix = `test-rate-${randomUUID()}:`;
  const rate = { calls: 20, tokens: 1_000_000 };
  const [one, other] = [await connect(prefix), await connect(prefix)].map((redis) =>
    openTurns({ redis, provider: 'openai', rate }),
  );
  if (!one || !other) throw new Error('There are two');
  expect(await takeMany(one, 5)).toEqual([0, 0, 0, 0, 0]);
  const [first, second] = [await other.take(call), await one.take(call)];
  expect(first).toBeGreaterThan(2_000);
  expect(first).toBeLessThanOrEqual(4_000);
  expect(second - first).toBeGreaterThan(2_000);
  expect(second).toBeLessThanOrEqual(8_000);
});

/** A port where nobody listens. */
const nobody = 'redis://127.0.0.1:1';

it('counts for itself when Redis is away, and no minute has more than its share', async () => {
  const clock = { now: 0 };
  const redis = await connect(undefined, nobody);
  const rate = { calls: 40, tokens: 1_000_000 };
  const turns = openTurns({ redis, provider: 'openai', rate, now: () => clock.now });
  const begins = await takeMany(turns, 100);
  const busiest = Math.max(
    ...begins.map((from) => begins.filter((at) => at >= from && at < from + 60_000).length),
  );
  expect(busiest).toBeLessThanOrEqual(40);
  expect(busiest).toBeGreaterThan(38);
  clock.now = 600_000;
  expect(await turns.take(call)).toBe(0);
});

it('makes a call with many tokens wait for those before it, and takes back what was not used', async () => {
  const redis = await connect(undefined, nobody);
  const rate = { calls: 1_000, tokens: 6_000 };
  const turns = openTurns({ redis, provider: 'openai', rate, now: () => 0 });
  expect(await turns.take({ calls: 1, tokens: 3_000 })).toBe(0);
  expect(await turns.take({ calls: 1, tokens: 0 })).toBe(20_000);
  await turns.giveBack({ calls: 0, tokens: 3_000 });
  expect(await turns.take({ calls: 1, tokens: 0 })).toBe(0);
});

const request = {
  payer: { userId: 'someone', tier: 'free', isConfirmed: true, network: null } as const,
  instructions: '',
  prompt: 'Now.',
  schema: z.object({}),
  maxOutputTokens: 99,
  signal: new AbortController().signal,
};

function makeAi(ask: AiModel['ask']): Ai {
  const model: AiModel = {
    id: 'openai',
    label: 'OpenAI',
    model: 'gpt',
    provider: 'openai',
    readsPictures: false,
    ask,
    priceOf: () => 0,
  };
  return { models: [model], warmUp: () => Promise.resolve() };
}

async function* answer(): AsyncGenerator<AiChunk> {
  yield { usage: { inputTokens: 1, outputTokens: 0, isEstimated: false } };
}

it('waits for its turn before a provider is asked, and gives the turn back when it is stopped', async () => {
  const config = readConfig({ OPENAI_RATE: '20/1000000' });
  const redis = await connect();
  const ask = vi.fn(answer);
  const pause = vi.fn(() => Promise.resolve());
  const [model] = limitAi(makeAi(ask), { redis, config, pause }).models;
  if (!model) throw new Error('There is one');
  const askOnce = () => Array.fromAsync(model.ask(request));
  for (let at = 0; at < 5; at += 1) await askOnce();
  expect(pause).not.toHaveBeenCalled();
  pause.mockRejectedValueOnce(new Error('stopped'));
  const failure: unknown = await askOnce().catch((error: unknown) => error);
  expect(failure instanceof AiFailure && failure.kind).toBe('stopped');
  expect(ask).toHaveBeenCalledTimes(5);
  await askOnce();
  expect(ask).toHaveBeenCalledTimes(6);
  // The second one did not count.
  expect(pause).toHaveBeenLastCalledWith(expect.toSatisfy(isWithin(2_000, 4_000)), request.signal);
});

it('does not wait longer than a run lives: the turn is given back, for another provider', async () => {
  const config = readConfig({ OPENAI_RATE: '1/1000000' });
  const redis = await connect();
  const ask = vi.fn(answer);
  const [model] = limitAi(makeAi(ask), { redis, config }).models;
  if (!model) throw new Error('There is one');
  await Array.fromAsync(model.ask(request));
  const refusedAfter = async () => {
    const failure: unknown = await Array.fromAsync(model.ask(request)).catch(
      (error: unknown) => error,
    );
    return failure instanceof AiFailure && failure.kind === 'rate-limited' && failure.retryAfterMs;
  };
  const [first, second] = [await refusedAfter(), await refusedAfter()];
  expect([first, second]).toEqual([
    expect.toSatisfy(isWithin(50_000, 80_000)),
    expect.toSatisfy(isWithin(50_000, 80_000)),
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
});

function isWithin(least: number, most: number) {
  return (ms: number) => ms > least && ms <= most;
}

it('waits for nothing where no rate is set', async () => {
  const redis = await connect(undefined, nobody);
  const ai = makeAi(answer);
  expect(limitAi(ai, { redis, config: readConfig({}) }).models).toEqual(ai.models);
});

import { type AiProvider, startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import { AiFailure } from './ai-failure.ts';
import type { AiModel, AiUsage } from './ai-model.ts';
import { makeLog } from '../log.ts';
import { openAi } from './open-ai.ts';

const log = makeLog('silent');
const answer = JSON.stringify({ items: ['Zellen sind klein 🧬 "so"', 'x'.repeat(300)] });
let provider: AiProvider;

beforeEach(async () => {
  provider = await startAiProvider({
    tokensPerSecond: 5_000,
    firstTokenMs: 0,
    answer: () => answer,
  });
});

afterEach(() => provider.stop());

function openAll(marks = { firstMs: 5_000, stallMs: 5_000 }) {
  const config = readConfig({
    OPENAI_API_KEY: 'secret-1',
    OPENAI_BASE_URL: provider.url,
    DEEPSEEK_API_KEY: 'secret-2',
    DEEPSEEK_BASE_URL: provider.deepSeekUrl,
    GEMINI_API_KEY: 'secret-3',
    GEMINI_BASE_URL: provider.geminiUrl,
    ANTHROPIC_API_KEY: 'secret-4',
    ANTHROPIC_BASE_URL: provider.anthropicUrl,
    AI_BASE_URL: provider.ownUrl,
    AI_MODEL: 'qwen',
  });
  return openAi(config, { log, marks }).models;
}

function find(id: AiModel['id'], marks?: { firstMs: number; stallMs: number }): AiModel {
  const model = openAll(marks).find((one) => one.id === id);
  if (!model) throw new Error(`There is no model ${id}`);
  return model;
}

async function read(model: AiModel, signal = new AbortController().signal) {
  let text = '';
  const usages: AiUsage[] = [];
  const request = {
    payer: { userId: 'someone', tier: 'free', isConfirmed: true, network: null } as const,
    instructions: 'Answer.',
    prompt: 'Now.',
    schema: z.object({ items: z.array(z.string()) }),
    maxOutputTokens: 500,
    signal,
  };
  for await (const chunk of model.ask(request)) {
    if ('text' in chunk) text += chunk.text;
    else usages.push(chunk.usage);
  }
  return { text, usages };
}

async function fail(model: AiModel, signal?: AbortSignal): Promise<AiFailure> {
  const failure: unknown = await read(model, signal).catch((error: unknown) => error);
  if (!(failure instanceof AiFailure)) throw new Error('It did not fail');
  return failure;
}

const ids = ['openai', 'deepseek', 'gemini', 'anthropic', 'own'] as const;

it('has the models it has a key for, in the order of the menu', () => {
  expect(openAll().map(({ id }) => id)).toEqual([...ids]);
  expect(openAi(readConfig({}), { log }).models).toEqual([]);
  const { models } = openAi(readConfig({ AI_BASE_URL: 'http://127.0.0.1:11434/v1' }), { log });
  expect(models.map(({ id, label }) => [id, label])).toEqual([['own', "This server's own model"]]);
});

it.each(ids)('reads the whole reply and the usage of %s, in its own protocol', async (id) => {
  const { text, usages } = await read(find(id));
  expect(text).toBe(answer);
  expect(usages).toMatchObject([{ isEstimated: false }]);
  expect(usages[0]?.outputTokens).toBeGreaterThan(50);
  expect(provider.violations).toEqual([]);
});

it.each([
  ['rate-limited', 'rate-limited', 1_000],
  ['server-error', 'server', null],
  ['unauthorized', 'unauthorized', null],
  ['not-found', 'not-found', null],
  ['refusal', 'refused', null],
  ['cut', 'cut', null],
] as const)('tells %s, and asks once only', async (fault, kind, retryAfterMs) => {
  provider.fail({ fault });
  expect(await fail(find('own'))).toMatchObject({ kind, retryAfterMs });
  expect(provider.calls).toHaveLength(1);
});

it.each(ids)('knows a refusal of %s', async (id) => {
  provider.fail({ fault: 'refusal' });
  expect(await fail(find(id))).toMatchObject({ kind: 'refused' });
});

it('gives up on a provider that says nothing at all', async () => {
  provider.fail({ fault: 'slow-first-byte' });
  expect(await fail(find('own', { firstMs: 100, stallMs: 5_000 }))).toMatchObject({
    kind: 'slow-start',
  });
});

it('gives up on a provider that sends headers and nothing more', async () => {
  provider.fail({ fault: 'slow-first-token' });
  expect(await fail(find('own', { firstMs: 100, stallMs: 5_000 }))).toMatchObject({
    kind: 'slow-start',
  });
});

it('gives up on a reply that stands still, and estimates what it cost', async () => {
  provider.fail({ fault: 'stall' });
  const failure = await fail(find('own', { firstMs: 5_000, stallMs: 200 }));
  expect(failure).toMatchObject({ kind: 'stalled', usage: { isEstimated: true } });
  expect(failure.usage.outputTokens).toBeGreaterThan(20);
});

it('tells a provider that is away', async () => {
  const model = find('own');
  await provider.stop();
  expect(await fail(model)).toMatchObject({ kind: 'network' });
});

it('ends the request when its caller stops it', async () => {
  provider.fail({ fault: 'stall' });
  const stop = new AbortController();
  const failing = fail(find('own'), stop.signal);
  await vi.waitFor(() => expect(provider.running()).toBe(1));
  stop.abort();
  expect(await failing).toMatchObject({ kind: 'stopped' });
  await vi.waitFor(() => expect(provider.running()).toBe(0));
});

it('repeats nothing of a provider and no key in its failures', async () => {
  provider.fail({ fault: 'unauthorized' });
  const failure = await fail(find('openai'));
  expect(failure.message).toBe('The AI call failed: unauthorized');
  expect(JSON.stringify(failure)).not.toMatch(/secret|Answer|Now/);
});

it('prices a call by the configuration', () => {
  const config = { OPENAI_API_KEY: 'k', OPENAI_PRICE: '40/160' };
  const [model] = openAi(readConfig(config), { log }).models;
  const usage = { inputTokens: 500_000, outputTokens: 250_000, isEstimated: false };
  expect(model?.priceOf(usage)).toBe(60);
});

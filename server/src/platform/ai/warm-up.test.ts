import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { openAi } from './open-ai.ts';

const { signal } = new AbortController();

async function start(environment: Record<string, string> = {}) {
  const provider = await startAiProvider({ firstTokenMs: 0, format: 'json' });
  onTestFinished(provider.stop);
  const log = { info: vi.fn(), warn: vi.fn() };
  const config = readConfig({
    AI_BASE_URL: provider.ownUrl,
    AI_MODEL: 'qwen',
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: provider.url,
    ...environment,
  });
  return { provider, log, ai: openAi(config, { log }) };
}

it('asks a model of one’s own once at the start, and finds out what its replies can be held to', async () => {
  const { provider, ai, log } = await start();
  await ai.warmUp(signal);
  expect(provider.calls.map(({ model, state }) => [model, state])).toEqual([
    ['qwen', 'failed'],
    ['qwen', 'finished'],
  ]);
  expect(log.info).toHaveBeenCalledWith(
    expect.objectContaining({ model: 'qwen' }),
    'the own model is ready',
  );
});

it('asks nobody who wants to be paid', async () => {
  const { provider, ai } = await start({ AI_PRICE: '10/20' });
  await ai.warmUp(signal);
  expect(provider.calls).toEqual([]);
});

it('does not fail when nobody answers', async () => {
  const { provider, ai, log } = await start();
  await provider.stop();
  await ai.warmUp(signal);
  expect(log.warn).toHaveBeenCalledWith(
    { model: 'qwen', reason: 'network' },
    'the own model is not ready yet',
  );
});

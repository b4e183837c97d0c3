import { biology } from '@engram/fakes/study-texts/biology.ts';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startFreezableProxy } from '../testing/freezable-proxy.ts';
import { idOf, makeGenerationCalls, wishFor } from '../testing/calls/generation-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const proxy = await startFreezableProxy(readConfig(process.env).REDIS_URL);
afterAll(proxy.stop);
const { app, provider, signIn } = await startGenerationApp({
  environment: { REDIS_URL: proxy.url, REDIS_TIMEOUT_MS: '200' },
  provider: { tokensPerSecond: 300 },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { generate, stream, streamUntil, follow, cancel } = makeGenerationCalls(app, origin);
const wish = wishFor(biology.text);
const allIds = ['0', '1', '2', '3', '4', '5', 'end'];

it('makes and tells the whole test also when Redis freezes in the middle, and while it is away', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const seen = await streamUntil(maya, wish, (events) => events.length >= 2);
  proxy.freeze();
  const [rest, whole, events] = await Promise.all([
    follow(maya, idOf(seen), seen.at(-1)?.id ?? ''),
    generate(omar, wish),
    stream(await signIn(), wish),
  ]);
  expect([...seen, ...rest].map(({ id }) => id)).toEqual(allIds);
  expect(whole.questions).toHaveLength(5);
  expect(events.map(({ id }) => id)).toEqual(allIds);
});

it('is cancelled without Redis too: the worker looks at the row', async () => {
  provider.settings.firstTokenMs = 3_600_000;
  const maya = await signIn();
  const seen = await streamUntil(maya, wish, (events) => events.length === 1);
  await expect.poll(() => provider.running()).toBeGreaterThan(0);
  await cancel(maya, idOf(seen));
  await expect.poll(() => provider.running()).toBe(0);
});

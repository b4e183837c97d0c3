import { biology } from '@engram/fakes/study-texts/biology.ts';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startFreezableProxy } from '../testing/freezable-proxy.ts';
import { idOf, makeGenerationCalls, wishFor } from '../testing/calls/generation-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const hour = 3_600_000;
const proxy = await startFreezableProxy(readConfig(process.env).REDIS_URL);
afterAll(proxy.stop);
const { app, provider, signIn } = await startGenerationApp({
  environment: { REDIS_URL: proxy.url, REDIS_TIMEOUT_MS: '200' },
  provider: { firstTokenMs: hour },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { streamUntil, cancel } = makeGenerationCalls(app, origin);

/** From the moment a test is cancelled to the end of its last call. */
async function measureStop(): Promise<number> {
  const before = provider.calls.length;
  const maya = await signIn();
  const seen = await streamUntil(maya, wishFor(biology.text), (events) => events.length === 1);
  await expect.poll(() => provider.running()).toBeGreaterThan(0);
  await cancel(maya, idOf(seen));
  const cancelledAt = Date.now();
  await expect.poll(() => provider.running(), { interval: 20 }).toBe(0);
  const ends = provider.calls.slice(before).map(({ endedAt }) => endedAt ?? 0);
  return Math.max(...ends) - cancelledAt;
}

it('stops its calls within about a second when the user cancels', async () => {
  expect(await measureStop()).toBeLessThan(3_000);
});

it('takes little longer without Redis', async () => {
  proxy.freeze();
  expect(await measureStop()).toBeLessThan(4_000);
});

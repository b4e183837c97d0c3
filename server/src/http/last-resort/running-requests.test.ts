import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { findOwner } from './running-requests.ts';

/** Goes back to where a handler ran. */
let inHandler: ReturnType<typeof AsyncLocalStorage.snapshot> = AsyncLocalStorage.snapshot();

const { app } = await startTestApp({
  extend: (api) => {
    api.post('/noting', async () => {
      inHandler = AsyncLocalStorage.snapshot();
      return {};
    });
  },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterEach(() => vi.restoreAllMocks());

function routeOfHandler(): string | undefined {
  return inHandler(() => findOwner())?.reply.request.routeOptions.url;
}

it('knows the request that a handler works for, also behind a body', async () => {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${origin}/api/noting`, { method: 'POST', headers, body: '{}' });
  expect(routeOfHandler()).toBe('/api/noting');
});

it('counts nothing as part of a request that has been over for five seconds', async () => {
  await (await fetch(`${origin}/api/noting`, { method: 'POST' })).text();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 4_000);
  expect(routeOfHandler()).toBe('/api/noting');
  vi.spyOn(performance, 'now').mockReturnValue(now + 6_000);
  await expect.poll(routeOfHandler).toBe(undefined);
});

it('names nobody outside of requests', () => {
  expect(findOwner()).toBe(undefined);
});

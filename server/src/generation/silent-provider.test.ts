import { tables } from '@engram/fakes/study-texts/tables.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { choicesFor, makeGenerationCalls } from '../testing/calls/generation-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const hour = 3_600_000;
const { app, provider, signIn } = await startGenerationApp({ provider: { firstTokenMs: hour } });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { generate } = makeGenerationCalls(app, origin);

/** Limits of time that a test ends by hand, by their milliseconds. */
function holdTimeouts() {
  const held = new Map<number, AbortController>();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    held.set(ms, limit);
    return limit.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return held;
}

it('[BAPI-11] answers before the browser gives up after 60 s, however slow the provider is', async () => {
  const limits = holdTimeouts();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const answer = generate(await signIn(), choicesFor(tables.text));
  await expect.poll(() => provider.running()).toBeGreaterThan(0);
  expect([...limits.keys()]).toEqual([45_000]);
  // The end of the run, which stands still while somebody waits in line.
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(55_000);
  limits.get(45_000)?.abort();
  const { making } = await answer;
  expect(making).toMatchObject({ delivered: 5, madeBy: 'built-in' });
  expect(provider.calls.every(({ state }) => state === 'aborted')).toBe(true);
});

import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useScreensAhead } from './use-screens-ahead.ts';

const screens = ['attempts/results/results-screen'];

it('fetches the file of a screen', async () => {
  list('data:text/javascript,globalThis.isFetched = true');
  renderHook(() => useScreensAhead(screens));
  await expect.poll(() => Reflect.get(globalThis, 'isFetched')).toBe(true);
  Reflect.deleteProperty(globalThis, 'isFetched');
});

it('says only to itself that there is no network, and tries again when it is back', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  list('data:text/javascript,throw new Error("lost")');
  renderHook(() => useScreensAhead(screens));
  const countFailures = () =>
    warned.mock.calls.filter(([said]) => said === 'The code of the next screen is not there yet.')
      .length;
  await expect.poll(countFailures).toBe(1);
  window.dispatchEvent(new Event('online'));
  await expect.poll(countFailures).toBe(2);
});

function list(module: string): void {
  vi.stubGlobal('__reactRouterManifest', { routes: { [screens[0] ?? '']: { module } } });
}

import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, StubSharingServer } from '../../testing/render-shared.tsx';
import { start, submitWithGaps } from '../../testing/take-shared.ts';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

it.each([
  [404, '0 of 6 answered. The test was removed, so they can no longer be submitted.'],
  [409, '0 of 6 answered. This attempt was already submitted in another tab.'],
  [410, '0 of 6 answered. They can no longer be submitted.'],
])('does not offer to submit again what answers %i, and says why', async (status, words) => {
  const server = new StubSharingServer();
  server.refusals = { submit: status };
  await start({ server });
  await submitWithGaps();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit Again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Discard answers' })).toBeTruthy();
});

it('keeps the words of the alert when it was submitted in another tab [BERR-41]', async () => {
  const server = new StubSharingServer();
  server.refusals = { submit: 409 };
  await start({ server });
  await submitWithGaps();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to submit test results. Please try again.',
  );
});

it('returns to the intro when the attempt has ended in another tab meanwhile', async () => {
  const server = await start();
  for (const key of Object.keys(localStorage)) {
    if (key.includes(':attempt:') || key.includes(':begun:')) localStorage.removeItem(key);
  }
  act(() => void document.dispatchEvent(new Event('resume')));
  expect(await screen.findByRole('button', { name: 'Start Test' })).toBeTruthy();
  expect(server.listCalls('/submit')).toEqual([]);
});

it('promises nothing where the browser keeps nothing, and asks before the page is closed', async () => {
  vi.stubGlobal('localStorage', undefined);
  const server = new StubSharingServer();
  server.refusals = { submit: 429 };
  await start({ server });
  await submitWithGaps();
  const words =
    "0 of 6 answered. This browser can't save your answers. Keep this page open until they are submitted.";
  expect(await screen.findByText(words)).toBeTruthy();
  expect(isAskedBeforeUnload()).toBe(true);
  server.refusals = {};
  await press('Submit Again');
  await screen.findByTestId('place');
  expect(isAskedBeforeUnload()).toBe(false);
});

function isAskedBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

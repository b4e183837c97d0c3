import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { reply, stubServer } from '../accounts/stub-server.ts';
import { AppProviders } from './app-providers.tsx';

const words = 'Service is currently unavailable. Please try again later.';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says nothing while the service answers', () => {
  stubServer({});
  render(<AppProviders>page</AppProviders>);
  expect(screen.queryByText(words)).toBeNull();
});

it("shows a banner while api_status is 'unavailable' [ACC-12]", () => {
  localStorage.setItem('api_status', 'unavailable');
  stubServer({ '/api/health': () => reply(404, {}) });
  render(<AppProviders>page</AppProviders>);
  expect(screen.getByRole('alert').textContent).toBe(words);
});

it('shows it when the check of the session finds nobody [ACC-17]', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('token', 'the-token');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));
  render(<AppProviders>page</AppProviders>);
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  expect(screen.getByText(words)).toBeDefined();
});

it('asks for /api/health every 30 seconds, and the first success takes the banner away (NS-50)', async () => {
  vi.useFakeTimers();
  localStorage.setItem('api_status', 'unavailable');
  const asked = stubServer({ '/api/health': () => reply(404, {}) });
  render(<AppProviders>page</AppProviders>);
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(asked.map(({ path }) => path)).toEqual(['/api/health']);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(asked).toHaveLength(2);
  stubServer({ '/api/health': () => reply(200, { status: 'ok' }) });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText(words)).toBeNull();
  expect(localStorage.getItem('api_status')).toBeNull();
});

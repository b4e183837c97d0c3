import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/clock.ts';
import { reply, stubServer } from '../../testing/stub-server.ts';
import { AppProviders } from '../app-providers.tsx';
// Loaded here, so that they need not be while the clock stands still.
import '../../accounts/session/session-calls.ts';
import './ask-for-server.ts';

const words = 'Service is currently unavailable. Please try again later.';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

it('says nothing while the service answers', () => {
  stubServer({});
  render(<AppProviders>page</AppProviders>);
  expect(screen.queryByText(words)).toBeNull();
});

it("shows a banner while api_status is 'unavailable', once this visit has found nobody either [ACC-12]", async () => {
  vi.useFakeTimers();
  localStorage.setItem('api_status', 'unavailable');
  stubServer({ '/api/health': () => reply(503, {}) });
  render(<AppProviders>page</AppProviders>);
  expect(screen.queryByRole('alert')).toBeNull();
  await passTime(3_500);
  expect(screen.getByRole('alert').textContent).toBe(words);
});

it('never shows the status of an earlier visit when the service answers now [ACC-12]', async () => {
  localStorage.setItem('api_status', 'unavailable');
  stubServer({ '/api/health': () => reply(200, { status: 'ok' }) });
  render(<AppProviders>page</AppProviders>);
  expect(screen.queryByText(words)).toBeNull();
  await waitFor(() => expect(localStorage.getItem('api_status')).toBeNull());
  expect(screen.queryByText(words)).toBeNull();
});

it('shows it when the check of the session finds nobody [ACC-17]', async () => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'the-token');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));
  render(<AppProviders>page</AppProviders>);
  await passTime(3_500);
  expect(screen.getByText(words)).toBeDefined();
});

it('asks for /api/health every 30 seconds, and the first success takes the banner away (NS-50)', async () => {
  vi.useFakeTimers();
  localStorage.setItem('api_status', 'unavailable');
  const asked = stubServer({ '/api/health': () => reply(503, {}) });
  render(<AppProviders>page</AppProviders>);
  await passTime(29_000);
  expect(asked.map(({ path }) => path)).toEqual(Array(3).fill('/api/health'));
  await passTime(8_000);
  expect(asked).toHaveLength(6);
  expect(screen.getByText(words)).toBeDefined();
  stubServer({ '/api/health': () => reply(200, { status: 'ok' }) });
  await passTime(30_000);
  expect(screen.queryByText(words)).toBeNull();
  expect(localStorage.getItem('api_status')).toBeNull();
});

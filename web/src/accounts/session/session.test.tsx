import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { passTime } from '../../testing/clock.ts';
import { onCallFailed, renderMayasSession, renderSession } from '../testing/render-session.tsx';
import { neverReply, reply, stubServer } from '../../testing/stub-server.ts';

it("is signed out at once without a token, says 'No token provided' to the log and asks nobody [ERR-17]", async () => {
  const asked = stubServer({});
  renderSession();
  await screen.findByText('signed-out');
  expect(asked).toEqual([]);
  expect(onCallFailed).toHaveBeenCalledExactlyOnceWith(new Error('No token provided'));
});

it('is signed out, and not forever checking, in a browser that blocks storage', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, removeItem: refuse, clear: () => {} });
  const asked = stubServer({});
  renderSession();
  await screen.findByText('signed-out');
  expect(asked).toEqual([]);
});

it('sends the stored token to be verified, as idToken and as bearer [ACC-13] [ACC-10] [API-03]', async () => {
  const { asked } = await renderMayasSession();
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/verify-token']);
  expect(asked[0]?.init.method).toBe('POST');
  expect(asked[0]?.init.body).toBe('{"idToken":"the-token"}');
  expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer the-token' });
});

it('knows the user of a valid token [ACC-14]', async () => {
  await renderMayasSession();
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('the-token');
});

it('is checking until the answer is there [ACC-18]', () => {
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': neverReply });
  renderSession();
  expect(screen.getByText('checking')).toBeDefined();
});

it('removes a token that the server finds invalid, and logs out [ACC-15]', async () => {
  localStorage.setItem('token', 'an-old-token');
  stubServer({ '/api/auth/verify-token': () => reply(200, { valid: false }) });
  renderSession();
  await screen.findByText('signed-out');
  expect(localStorage.getItem('token')).toBeNull();
  expect(onCallFailed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'Invalid token' }),
  );
});

it('removes the token after any other failure of the check, and logs out [ACC-16]', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': () => reply(404, {}) });
  renderSession();
  await screen.findByText('signed-out');
  expect(localStorage.getItem('token')).toBeNull();
});

it('leaves api_status alone when the server has answered [ACC-17]', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': () => reply(404, {}) });
  renderSession();
  await screen.findByText('signed-out');
  expect(localStorage.getItem('api_status')).toBeNull();
});

it("sets api_status to 'unavailable' when the connection fails, and logs out [ACC-17] [ACC-12]", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': () => Promise.reject(new TypeError('lost')) });
  renderSession();
  await passTime(4_000);
  expect(screen.getByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('api_status')).toBe('unavailable');
});

it("sets api_status to 'unavailable' when the server cannot check, and logs out [ACC-16] [ACC-12]", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': () => reply(503, {}) });
  renderSession();
  await passTime(4_000);
  expect(screen.getByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('api_status')).toBe('unavailable');
});

it('gives up after 5 seconds, as if the connection had failed [LIM-30] [ACC-17]', async () => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'the-token');
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => rejectOnAbort(signal));
  renderSession();
  await passTime(4999);
  expect(screen.getByText('checking')).toBeDefined();
  await passTime(1);
  expect(screen.getByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('api_status')).toBe('unavailable');
});

it('clears api_status when the server answers again [ACC-12]', async () => {
  localStorage.setItem('api_status', 'unavailable');
  await renderMayasSession();
  expect(localStorage.getItem('api_status')).toBeNull();
});

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { passTime } from '../../testing/clock.ts';
import { onCallFailed, renderMayasSession, renderSession } from '../testing/render-session.tsx';
import { knowsMaya, maya, neverReply, reply, stubServer } from '../../testing/stub-server.ts';

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

it('is checking until the answer is there', () => {
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

it('keeps the token when the answer is no refusal, and goes on asking', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': () => reply(404, {}) });
  renderSession();
  await screen.findByText('Connecting…');
  expect(screen.getByText('checking')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('the-token');
  expect(localStorage.getItem('api_status')).toBeNull();
});

it("sets api_status to 'unavailable' when the connection fails, and shows the user of the last time [ACC-17] [ACC-12]", async () => {
  await leaveMaya();
  vi.useFakeTimers();
  stubServer({ '/api/auth/verify-token': () => Promise.reject(new TypeError('lost')) });
  renderSession();
  await passTime(4_000);
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(screen.getByText('Connecting…')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('the-token');
  expect(localStorage.getItem('api_status')).toBe('unavailable');
});

it("sets api_status to 'unavailable' when the server cannot check, and asks again until it can [ACC-12]", async () => {
  await leaveMaya();
  vi.useFakeTimers();
  stubServer({ '/api/auth/verify-token': () => reply(503, {}) });
  renderSession();
  await passTime(4_000);
  expect(screen.getByText('Connecting…')).toBeDefined();
  expect(localStorage.getItem('api_status')).toBe('unavailable');
  stubServer(knowsMaya);
  await passTime(8_000);
  expect(screen.queryByText('Connecting…')).toBeNull();
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(localStorage.getItem('api_status')).toBeNull();
});

it('goes on with the user of the last time after 5 seconds, as if the connection had failed [LIM-30] [ACC-17]', async () => {
  await leaveMaya();
  vi.useFakeTimers();
  answerAfter(60_000);
  renderSession();
  await passTime(4999);
  expect(screen.getByText('checking')).toBeDefined();
  await passTime(1);
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(localStorage.getItem('api_status')).toBe('unavailable');
});

it('signs nobody out on a network that takes seven seconds for each answer', async () => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'the-token');
  answerAfter(7_000);
  renderSession();
  await passTime(5_000);
  expect(screen.getByText('Connecting…')).toBeDefined();
  await passTime(10_000);
  expect(screen.queryByText('Connecting…')).toBeNull();
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('the-token');
});

it('takes user and token away when the server refuses after all', async () => {
  await leaveMaya();
  vi.useFakeTimers();
  stubServer({ '/api/auth/verify-token': () => reply(503, {}) });
  renderSession();
  await passTime(4_000);
  stubServer({ '/api/auth/verify-token': () => reply(401, { code: 'invalid-token' }) });
  await passTime(4_000);
  expect(screen.getByText('signed-out')).toBeDefined();
  expect(screen.queryByText('Connecting…')).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

it('leaves nothing of the user in the browser after a log-out', async () => {
  await renderMayasSession();
  expect(localStorage.getItem('user')).toContain('maya.okafor@example.edu');
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(localStorage.getItem('user')).toBeNull();
});

it('believes nothing that cannot have been kept by us', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('user', '{"email":"nobody"}');
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': () => reply(404, {}) });
  renderSession();
  await screen.findByText('Connecting…');
  expect(screen.getByText('checking')).toBeDefined();
});

it('clears api_status when the server answers again [ACC-12]', async () => {
  localStorage.setItem('api_status', 'unavailable');
  await renderMayasSession();
  expect(localStorage.getItem('api_status')).toBeNull();
});

/** A browser that knows her from an earlier visit. */
async function leaveMaya() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderMayasSession();
  cleanup();
}

function answerAfter(milliseconds: number) {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        setTimeout(() => resolve(reply(200, { valid: true, user: maya })), milliseconds);
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
}

import { expect, it, vi } from 'vitest';
import { tell } from './tell.ts';

it('sends before anything else can happen, and lets the page go meanwhile', () => {
  const fetch = stubFetch(() => Promise.resolve(new Response()));
  void tell('/auth/logout', 'the-token');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/auth/logout', {
    method: 'POST',
    headers: expect.objectContaining({ authorization: 'Bearer the-token' }),
    keepalive: true,
  });
});

it('takes a refusal for an answer', async () => {
  const fetch = stubFetch(() => Promise.resolve(new Response(null, { status: 401 })));
  await tell('/auth/logout', 'the-token');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('tries 3 times, 1 s x attempt apart, when nobody answers (D15)', async () => {
  vi.useFakeTimers();
  const fetch = stubFetch(() => Promise.reject(new TypeError('lost')));
  void tell('/auth/logout', 'the-token');
  await vi.advanceTimersByTimeAsync(999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
});

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

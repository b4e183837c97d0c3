import { afterEach, expect, it, vi } from 'vitest';
import { askOnce } from './ask-once.ts';
import { type EarlyReply, takeEarlyReply } from './early-replies.ts';

afterEach(() => {
  delete window.engramEarlyReplies;
});

function asked(key: string, reply: Promise<Response> = Promise.resolve(new Response('early'))) {
  const abort = vi.fn<() => void>();
  const early: EarlyReply = { token: 'the-token', reply, abort };
  window.engramEarlyReplies = new Map([[key, early]]);
  return early;
}

const today = { url: '/api/today', method: 'GET', token: 'the-token' };

it('gives an early answer once', () => {
  const early = asked('GET /api/today');
  expect(takeEarlyReply(today)).toBe(early);
  expect(takeEarlyReply(today)).toBeUndefined();
});

it('gives nobody the answer of another session', () => {
  asked('GET /api/today');
  expect(takeEarlyReply({ ...today, token: 'another' })).toBeUndefined();
  expect(takeEarlyReply(today)).toBeUndefined();
});

it('forgets what was asked before something was changed', () => {
  asked('GET /api/today');
  takeEarlyReply({ ...today, url: '/api/reviews/sync', method: 'POST' });
  expect(takeEarlyReply(today)).toBeUndefined();
});

it('a call reads the early answer instead of asking again, and asks the next time', async () => {
  asked('GET /api/today');
  vi.stubGlobal('fetch', async () => new Response('late'));
  const ask = () =>
    askOnce(
      { url: '/api/today', init: { method: 'GET' }, timeoutMs: 1000, token: 'the-token' },
      (response) => response.text(),
    );
  expect(await ask()).toBe('early');
  expect(await ask()).toBe('late');
});

it('a call that is broken off breaks off what the page asked for it', async () => {
  const early = asked('GET /api/today', Promise.reject(new Error('aborted')));
  const asking = askOnce(
    {
      url: '/api/today',
      init: { method: 'GET' },
      timeoutMs: 1000,
      token: 'the-token',
      signal: AbortSignal.abort(),
    },
    (response) => response.text(),
  );
  await expect(asking).rejects.toMatchObject({ code: 'aborted' });
  expect(early.abort).toHaveBeenCalledOnce();
});

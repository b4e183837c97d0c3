import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { getToday } from '@engram/core/dashboard/api.ts';
import { verifyToken } from '@engram/core/accounts/api.ts';
import type { EarlyReply } from '../src/http/early-replies.ts';
import { makeRequest } from '../src/http/request.ts';
import { writeEarlyAsks } from './write-early-asks.ts';

type Asked = { url: string; init: RequestInit };

/** Runs the script as a page does that has this token. */
function run(address: string, token: string | null) {
  const asked: Asked[] = [];
  const window: { engramEarlyReplies?: Map<string, EarlyReply> } = {};
  runInNewContext(writeEarlyAsks(address), {
    window,
    AbortController,
    localStorage: { getItem: () => token },
    fetch: (url: string, init: RequestInit) => {
      asked.push({ url, init: { ...init, signal: null } });
      return Promise.reject(new Error('No network'));
    },
  });
  return { asked, replies: window.engramEarlyReplies };
}

it('asks who is signed in and what Today shows, exactly as the code would', () => {
  const { asked, replies } = run('/dashboard', 'the-token');
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/auth/verify-token',
    '/api/today',
    '/api/reviews/due',
    '/api/open-attempt',
  ]);
  const [verified, today] = asked;
  const check = makeRequest(
    verifyToken,
    { body: { idToken: 'the-token' } },
    undefined,
    'the-token',
  );
  expect(verified).toEqual({ url: check.url, init: { ...check.init, signal: null } });
  const { url, init } = makeRequest(getToday, {}, undefined, 'the-token');
  expect(today).toEqual({ url, init: { ...init, body: undefined, signal: null } });
  expect([...(replies?.keys() ?? [])]).toContain('GET /api/reviews/due');
});

it('asks on other screens only who is signed in', () => {
  expect(run('/tests', 'the-token').asked.map(({ url }) => url)).toEqual([
    '/api/auth/verify-token',
  ]);
});

it('asks nothing for a visitor', () => {
  expect(run('/dashboard', null).asked).toEqual([]);
});

import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';

const lines: string[] = [];
const { app } = await startTestApp({
  logTo: { write: (line) => void lines.push(line) },
  extend: (api) => {
    api.post('/broken', async () => {
      throw new Error('550 <canary-in-error@example.edu> refused "canary-in-quotation"');
    });
  },
});

it('writes no address, header or body of a request into the log, also when it fails', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/auth/verify-token?token=canary-in-query',
    headers: { authorization: 'Bearer canary-in-header', cookie: 'a=canary-in-cookie' },
    payload: { idToken: 'canary-in-body', email: 'canary@example.edu' },
  });
  const payload = { email: 'canary@example.edu', password: 'canary-word' };
  await app.inject({ method: 'POST', url: '/api/broken?a=canary', payload });
  await app.inject('/api/canary-in-path');
  const text = lines.join('');
  expect(text).toContain('/api/auth/verify-token');
  expect(text).toContain('550');
  expect(text).not.toContain('canary');
});

it('writes one line for a request, with the id that lines of its failure have as well', async () => {
  lines.length = 0;
  const reply = await app.inject({ method: 'POST', url: '/api/broken' });
  const [failure, end, ...more] = lines.map((line) => JSON.parse(line));
  const reqId = reply.headers['x-request-id'];
  expect(failure).toMatchObject({ reqId, msg: 'request failed' });
  expect(end).toMatchObject({
    reqId,
    req: { method: 'POST', route: '/api/broken' },
    res: { status: 500 },
    responseTime: expect.any(Number),
    msg: 'request completed',
  });
  expect(more).toEqual([]);
});

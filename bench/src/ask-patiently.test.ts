import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { askPatiently } from './ask-patiently.ts';

/** Answers with these, one after the other. */
async function answerWith(...answers: { status: number; retryAfter?: string }[]) {
  const server = createServer((_request, response) => {
    const { status, retryAfter } = answers.shift() ?? { status: 200 };
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

it('asks again where a busy server says when', async () => {
  const url = await answerWith({ status: 503, retryAfter: '0' }, { status: 201 });
  expect((await askPatiently(url, { method: 'POST' })).status).toBe(201);
});

it('takes every other answer as it is', async () => {
  const url = await answerWith({ status: 503 }, { status: 429, retryAfter: '0' }, { status: 500 });
  expect((await askPatiently(url, { method: 'POST' })).status).toBe(503);
  expect((await askPatiently(url, { method: 'POST' })).status).toBe(429);
  expect((await askPatiently(url, { method: 'POST' })).status).toBe(500);
});

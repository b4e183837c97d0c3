import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { makeWebRoot } from '../testing/make-web-root.ts';
import { startTestApp } from '../testing/start-app.ts';

const withSite = await startTestApp({ environment: { WEB_ROOT: makeWebRoot() } });
const bare = await startTestApp();
const { port } = new URL(await bare.app.listen({ port: 0, host: '127.0.0.1' }));

const strict = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
  'permissions-policy': expect.stringContaining('camera=(), '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

it.each([
  '/',
  '/dashboard',
  '/pricing/',
  '/no/such/page',
  '/no-such-file.js',
  '/assets/none.js',
  '/sitemap.xml',
  '/favicon.svg',
  '/api',
  '/api/nothing',
  '/api/health',
  '/%E0%A4%A',
  '/api/shared-tests/%E0%A4%A',
])('sends the strict headers with %s, with pages to serve and without', async (url) => {
  expect((await withSite.app.inject(url)).headers).toMatchObject(strict);
  expect((await bare.app.inject(url)).headers).toMatchObject(strict);
});

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header that never ends', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a broken length', 'POST /api/health HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n', 400],
])('sends them in answer to %s, and says it as every reply does', async (_what, sent, status) => {
  const { head, body } = await sendRaw(sent);
  expect(head[0]).toContain(` ${status} `);
  const headers = Object.fromEntries(head.slice(1).map((line) => line.split(': ')));
  expect(headers).toMatchObject(strict);
  expect(JSON.parse(body)).toEqual({
    code: 'invalid-request',
    message: expect.any(String),
    error: expect.any(String),
  });
});

it('lets a script that runs as a worker load and ask only what is ours', async () => {
  const { headers } = await withSite.app.inject('/assets/app-abc.js');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  );
});

async function sendRaw(text: string) {
  const socket = connect(Number(port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head: head.split('\r\n'), body };
}

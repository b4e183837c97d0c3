import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { gatheringFetch } from './gathering-fetch.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return `http://127.0.0.1:${address.port}/v1/chat/completions`;
}

const post = { method: 'POST', body: '{"model":"größe"}', headers: { 'x-key': 'k' } };

it('sends what it is given and passes status, headers and body on', async () => {
  const url = await serve((request, response) => {
    void Array.fromAsync(request, String).then((parts) => {
      response.writeHead(429, { 'retry-after': '2' });
      response.end(`${request.method} ${String(request.headers['x-key'])} ${parts.join('')}`);
    });
  });
  const reply = await gatheringFetch(url, post);
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '2']);
  expect(await reply.text()).toBe('POST k {"model":"größe"}');
});

it('keeps signs whole that come in two pieces', async () => {
  const url = await serve((_, response) => {
    const bytes = Buffer.from('data: {"x":"ä🧬"}\n\n');
    response.write(bytes.subarray(0, 13));
    setImmediate(() => response.end(bytes.subarray(13)));
  });
  expect(await (await gatheringFetch(url, post)).text()).toBe('data: {"x":"ä🧬"}\n\n');
});

it('gives what came before a connection broke', async () => {
  const url = await serve((_, response) => {
    response.write('data: {"a":1}\n\n', () => response.destroy());
  });
  expect(await (await gatheringFetch(url, post)).text()).toBe('data: {"a":1}\n\n');
});

it('follows no redirect, so that a key stays where it was sent', async () => {
  const url = await serve((_, response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end();
  });
  expect((await gatheringFetch(url, post)).status).toBe(307);
});

it('asks again when a kept connection was closed under it', async () => {
  const seen = new WeakSet<object>();
  const url = await serve((request, response) => {
    if (seen.has(request.socket)) {
      request.socket.destroy();
      return;
    }
    seen.add(request.socket);
    response.end('ok');
  });
  expect(await (await gatheringFetch(url, post)).text()).toBe('ok');
  expect(await (await gatheringFetch(url, post)).text()).toBe('ok');
});

it.each([
  [204, 204],
  [205, 205],
  [304, 304],
  [600, 502],
  [999, 502],
])('survives the status %i', async (sent, passedOn) => {
  const url = await serve((_, response) => response.writeHead(sent).end());
  const reply = await gatheringFetch(url, post);
  expect([reply.status, await reply.text()]).toEqual([passedOn, '']);
});

it('fails when nobody listens', async () => {
  const url = await serve((_, response) => response.end());
  server?.close();
  await expect(gatheringFetch(url, post)).rejects.toThrow('ECONNREFUSED');
});

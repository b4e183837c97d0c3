import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { makeWebRoot } from '../../testing/make-web-root.ts';

const large = { words: 'secret '.repeat(20_000) };
const { app } = await startTestApp({
  environment: { WEB_ROOT: makeWebRoot() },
  extend: (api) => void api.get('/large', async () => large),
});

function open(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

const chromium = { 'accept-encoding': 'gzip, deflate, br, zstd' };

it.each([
  ['/', 200, '<h1>Home</h1>'],
  ['/dashboard', 200, 'go()'],
  ['/no/such/page', 404, '<h1>Page not found</h1>'],
  ['/robots.txt', 200, 'Sitemap:'],
])('sends %s as brotli to whoever reads it', async (url, status, words) => {
  const reply = await open(url, chromium);
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers.vary).toBe('accept-encoding');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain(words);
});

it.each(['gzip', 'gzip, br;q=0', 'GZIP;q=0.5, br; q=0.000'])(
  'sends a page as gzip to %s',
  async (accepted) => {
    const reply = await open('/', { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.rawPayload).toString()).toContain('<h1>Home</h1>');
  },
);

it.each(['', 'identity', 'deflate', 'bro', 'gzip;q=0'])(
  "sends a page plain to '%s'",
  async (accepted) => {
    const reply = await open('/', { 'accept-encoding': accepted });
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(reply.headers.vary).toBe('accept-encoding');
    expect(reply.body).toContain('<h1>Home</h1>');
  },
);

it('sends an asset as the build compressed it, for ever', async () => {
  const brotli = await open('/assets/app-abc.js', chromium);
  expect(brotli.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('export {}');
  const gzipped = await open('/assets/app-abc.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe('export {}');
  expect((await open('/assets/app-abc.js')).body).toBe('export {}');
});

it('sends a font, which is compressed already, as it is', async () => {
  const reply = await open('/assets/font-abc.woff2', chromium);
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.body).toBe('font');
});

it('sends a picture as it is', async () => {
  const reply = await open('/og-image.png', chromium);
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.headers).not.toHaveProperty('vary');
  expect(reply.body).toBe('png');
});

it('never compresses a reply of the API: its size would tell what is in it', async () => {
  const reply = await open('/api/large', chromium);
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.json()).toEqual(large);
  expect(reply.rawPayload.length).toBeGreaterThan(140_000);
});

it('does not send a page again to whoever has it', async () => {
  const first = await open('/', chromium);
  const etag = String(first.headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await open('/', { ...chromium, 'if-none-match': known });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers['content-security-policy']).toContain('sha256-');
  }
});

it('sends a page again in another version or another encoding', async () => {
  const etag = String((await open('/', chromium)).headers.etag);
  const plain = await open('/', { 'if-none-match': etag });
  expect(plain.statusCode).toBe(200);
  const other = await open('/pricing', { ...chromium, 'if-none-match': etag });
  expect(other.statusCode).toBe(200);
});

it.each([
  ['/', 200],
  ['/dashboard', 200],
  ['/no/such/page', 404],
  ['/og-image.png', 200],
  ['/assets/app-abc.js', 200],
])('answers HEAD of %s like GET', async (url, status) => {
  const headers = { accept: 'text/html', ...chromium };
  const get = await app.inject({ method: 'GET', url, headers });
  const head = await app.inject({ method: 'HEAD', url, headers });
  expect(head.statusCode).toBe(status);
  const named = ['content-type', 'content-encoding', 'content-length', 'etag', 'cache-control'];
  for (const name of named) expect(head.headers[name]).toBe(get.headers[name]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';

const root = mkdtempSync(join(tmpdir(), 'engram-web-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<html><script>alert(1)</script><h1>Home</h1></html>');
writeFileSync(join(root, '__spa-fallback.html'), '<html><script>go()</script></html>');
writeFileSync(join(root, 'assets/app-abc.js'), 'export {}');
writeFileSync(join(root, '.env'), 'SECRET=canary');
afterAll(() => rmSync(root, { recursive: true }));
const { app } = await startTestApp({ environment: { WEB_ROOT: root } });
const page = { accept: 'text/html' };

it('serves a prerendered page with a policy that allows its own inline script by hash', async () => {
  const reply = await app.inject({ url: '/', headers: page });
  expect(reply.body).toContain('<h1>Home</h1>');
  expect(reply.headers['cache-control']).toBe('no-cache');
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

it('serves hashed assets for ever', async () => {
  const reply = await app.inject('/assets/app-abc.js');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('opens any address of the app with the fallback page', async () => {
  const reply = await app.inject({ url: '/dashboard', headers: page });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('go()');
  expect(reply.headers['content-security-policy']).toContain('sha256-');
});

it('answers 404 to a missing asset instead of a page', async () => {
  const reply = await app.inject({ url: '/assets/old-123.js', headers: page });
  expect(reply.statusCode).toBe(404);
});

it('answers unknown calls under /api as JSON, even to a browser', async () => {
  const reply = await app.inject({ url: '/api/nothing', headers: page });
  expect(reply.statusCode).toBe(404);
  expect(reply.json().code).toBe('not-found');
});

it('sends the strict headers with pages and replies alike', async () => {
  const strict = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
  expect((await app.inject({ url: '/', headers: page })).headers).toMatchObject(strict);
  const reply = await app.inject('/api/health');
  expect(reply.headers).toMatchObject(strict);
  expect(reply.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});

it('serves no hidden files', async () => {
  const reply = await app.inject('/.env');
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('canary');
});

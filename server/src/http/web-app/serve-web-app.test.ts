import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { makeWebRoot } from '../../testing/make-web-root.ts';

const { app } = await startTestApp({
  environment: { WEB_ROOT: makeWebRoot(), PUBLIC_URL: 'http://study.example/' },
});
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const script = { accept: '*/*' };

function open(url: string) {
  return app.inject({ url, headers: page });
}

it('serves a prerendered page with a policy that allows its own inline script by hash', async () => {
  const reply = await open('/');
  expect(reply.body).toContain('<h1>Home</h1>');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-cache');
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

it('writes the address of this server where the build left a placeholder', async () => {
  expect((await open('/pricing')).body).toContain(
    '<link rel="canonical" href="http://study.example/pricing"/>',
  );
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toBe('Sitemap: http://study.example/sitemap.xml');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.body).toContain('<loc>http://study.example/pricing</loc>');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
});

it('writes into every page that nobody can pay, on a server that takes no payments', async () => {
  for (const url of ['/', '/pricing', '/dashboard', '/no/such/page']) {
    expect((await open(url)).body).toContain('<html data-payments="off">');
  }
});

it('opens any address of the app with the fallback page, which search engines leave out', async () => {
  for (const url of ['/dashboard', '/ai-tests', '/ai-tests/input?from=menu']) {
    const reply = await open(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('go()');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    expect(reply.headers['content-security-policy']).toContain('sha256-');
  }
});

it('lets search engines list the public pages', async () => {
  expect((await open('/pricing')).headers).not.toHaveProperty('x-robots-tag');
});

it('keeps them away from the page that a screen has of its own', async () => {
  const reply = await open('/review');
  expect(reply.body).toContain('<h1>Review</h1>');
  expect(reply.headers['x-robots-tag']).toBe('noindex');
});

it.each(['/no/such/page', '/dashboard/none', '/404', '/404/', '/404/index.html', '/old.php'])(
  'answers 404 with the page for it at %s',
  async (url) => {
    const reply = await open(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<h1>Page not found</h1>');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    expect(reply.headers['content-security-policy']).toContain('sha256-');
    expect(reply.headers).not.toHaveProperty('etag');
  },
);

it('has nothing at an address of more than 2,000 characters', async () => {
  const reply = await open(`/ai-tests/${'a'.repeat(2_000)}`);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain('<h1>Page not found</h1>');
  expect((await open(`/ai-tests/${'a'.repeat(1_900)}?from=${'b'.repeat(2_000)}`)).statusCode).toBe(
    200,
  );
});

it('does not give the fallback page an address of its own', async () => {
  const reply = await open('/__spa-fallback.html');
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('go()');
});

it.each([
  ['/pricing/', '/pricing'],
  ['/pricing/?plan=student', '/pricing?plan=student'],
  ['/pricing/index.html', '/pricing'],
  ['/Pricing', '/pricing'],
  ['/index.html', '/'],
  ['/dashboard/', '/dashboard'],
  ['/ai-tests/input/', '/ai-tests/input'],
])('leads %s to the one address of the page, %s', async (url, location) => {
  const reply = await open(url);
  expect(reply.statusCode).toBe(301);
  expect(reply.headers.location).toBe(location);
});

it.each(['//evil.example/', '/%2fevil.example/', '/%5cevil.example/'])(
  'leads nobody to another site by %s',
  async (url) => {
    const reply = await open(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).not.toHaveProperty('location');
  },
);

it('answers a missing file with 404 and a few words, not with a page', async () => {
  const reply = await app.inject({ url: '/assets/old-123.js', headers: script });
  expect(reply.statusCode).toBe(404);
  expect(reply.json().code).toBe('not-found');
});

it.each([
  '/assets/',
  '/assets',
  '/assets/app-abc.js/',
  '/assets/app-abc.js.br',
  '/assets/app-abc.js.gz',
  '/assets//app-abc.js',
  '/assets/%2e%2e/.env',
  '/assets/.hidden-abc.js',
  '/assets/none/none.js',
])('has nothing at %s, for a page or for a person', async (url) => {
  const [forPage, forPerson] = [await app.inject({ url, headers: script }), await open(url)];
  expect([forPage.statusCode, forPerson.statusCode]).toEqual([404, 404]);
  expect(forPerson.body).not.toContain('canary');
});

it('answers unknown calls under /api as JSON, even to a browser', async () => {
  const reply = await open('/api/nothing');
  expect(reply.statusCode).toBe(404);
  expect(reply.json().code).toBe('not-found');
});

it('answers as JSON what is not a reading of a page', async () => {
  const reply = await app.inject({ method: 'POST', url: '/pricing', headers: page });
  expect(reply.statusCode).toBe(404);
  expect(reply.json().code).toBe('not-found');
});

it('sends the strict headers with pages, unknown addresses and replies alike', async () => {
  const strict = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-dns-prefetch-control': 'off',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
  for (const url of ['/', '/pricing/', '/dashboard', '/no/such/page', '/sitemap.xml']) {
    expect((await open(url)).headers).toMatchObject(strict);
  }
  const reply = await app.inject('/api/health');
  expect(reply.headers).toMatchObject(strict);
  expect(reply.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});

it.each([
  ['/og-image.png', 'image/png'],
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
])('lets messengers show %s inside their own pages', async (url, type) => {
  const { headers } = await app.inject(url);
  expect(headers['content-type']).toBe(type);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('serves the web manifest as one', async () => {
  const { headers } = await app.inject('/site.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
});

it.each(['/.env', '/.addresses.json', '/.well-known/note.txt'])(
  'serves no hidden file: %s',
  async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('canary');
  },
);

import { type APIRequestContext, expect, test } from '@playwright/test';
import { openPage } from './open-page.ts';
import { readPngSize } from './png-size.ts';
import { watchPage } from './watch-page.ts';

const publicPaths = [
  '/',
  '/features',
  '/pricing',
  '/contact',
  '/faq',
  '/try',
  '/join',
  '/privacy',
  '/terms',
];
const asBrowser = { headers: { accept: 'text/html' } };

test('each public page comes compressed, asks no other server for anything and tells search engines and messengers its whole address, before and after hydration', async ({
  page,
  baseURL,
}) => {
  const watched = await watchPage(page);
  const strangers: string[] = [];
  const plain: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol !== 'data:') strangers.push(request.url());
  });
  page.on('response', async (response) => {
    const { 'content-encoding': encoding, 'content-type': type = '' } = await response.allHeaders();
    if (/html|javascript|css/.test(type) && encoding !== 'br') plain.push(response.url());
  });
  for (const path of publicPaths) {
    await test.step(path, async () => {
      const html = (await (await openPage(page, path))?.text()) ?? '';
      expect(html.includes('origin.invalid')).toBe(false);
      expect(readTag(html, 'rel="canonical" href')).toBe(`${baseURL}${path}`);
      expect(readTag(html, 'property="og:url" content')).toBe(`${baseURL}${path}`);
      expect(readTag(html, 'property="og:image" content')).toBe(`${baseURL}/og-image.png`);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', `${baseURL}${path}`);
      await page.waitForLoadState('load');
      expect(await watched.problems()).toEqual([]);
    });
  }
  expect(strangers).toEqual([]);
  expect(plain).toEqual([]);
});

test('a page that is opened under another name of the server keeps its own address', async ({
  page,
  baseURL,
}) => {
  const otherName = baseURL?.replace('127.0.0.1', 'localhost') ?? '';
  await openPage(page, `${otherName}/pricing`);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(`${otherName}/faq`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/faq`);
});

test('the picture beside a link is a PNG of 1200 by 630 that other sites may show', async ({
  request,
}) => {
  const picture = await request.get('/og-image.png');
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  const png = await picture.body();
  expect(readPngSize(png)).toBe('1200x630');
  expect(png.length).toBeLessThan(150_000);
});

test('the sitemap names every public page, and each of them is there', async ({
  request,
  baseURL,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(addresses).toEqual(publicPaths.map((path) => `${baseURL}${path}`));
  for (const address of addresses) {
    const page = await request.get(address ?? '', { ...asBrowser, maxRedirects: 0 });
    expect(page.status()).toBe(200);
    expect(page.headers()).not.toHaveProperty('x-robots-tag');
    expect(readTag(await page.text(), 'rel="canonical" href')).toBe(address);
  }
});

test('robots.txt leads crawlers to the sitemap and away from the API', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /api/\n');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the web manifest and its icons are there in the sizes they claim', async ({ request }) => {
  const html = await (await request.get('/', asBrowser)).text();
  const manifest = await request.get(readTag(html, 'rel="manifest" href') ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = await manifest.json();
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) await expectPng(request, src, sizes);
  await expectPng(request, '/apple-touch-icon.png', '180x180');
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
});

test('an unknown address answers 404 with a page that comes to life without an error and leads home', async ({
  page,
}) => {
  const watched = await watchPage(page);
  const title = page.getByRole('heading', { level: 1 });
  for (const path of ['/pricing/none', '/404', '/no/such/page']) {
    const response = await openPage(page, path);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(title).toHaveText('Page not found');
    await expect(page).toHaveTitle(/Page not found/);
    expect(await watched.problems()).toEqual([]);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(title).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(title).toHaveText(/Turn\s*notes\s*into tests/);
  expect(await watched.problems()).toEqual([]);
});

test('screens of the app open, but search engines leave them out', async ({ request }) => {
  for (const path of ['/dashboard', '/auth', '/register', '/ai-tests/input']) {
    const response = await request.get(path, asBrowser);
    expect(response.status()).toBe(200);
    expect(response.headers()['x-robots-tag']).toBe('noindex');
  }
});

test('a page has one address', async ({ request }) => {
  const moved = await request.get('/pricing/?plan=student', { ...asBrowser, maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe('/pricing?plan=student');
});

test('pages, screens and unknown addresses have the same strict headers', async ({ request }) => {
  const [home, ...others] = await Promise.all(
    ['/', '/pricing', '/dashboard', '/no/such/page'].map((path) => readStrict(request, path)),
  );
  expect(home?.['content-security-policy']).toContain("script-src 'self';");
  for (const other of others) expect(other).toEqual(home);
});

test('a planted inline script is refused by the policy', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('globalThis.planted = true');
    document.body.append(script);
  });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'planted'))).toBeUndefined();
  expect((await watched.problems()).join(' ')).toContain('require-trusted-types-for');
});

function readTag(html: string, start: string): string | undefined {
  return html.split(`${start}="`)[1]?.split('"')[0];
}

async function expectPng(request: APIRequestContext, path: string, size: string): Promise<void> {
  const icon = await request.get(path);
  expect(icon.headers()['content-type']).toBe('image/png');
  expect(readPngSize(await icon.body())).toBe(size);
}

/** Without the hashes of inline scripts, which are each page's own. */
async function readStrict(request: APIRequestContext, path: string) {
  const headers = (await request.get(path, asBrowser)).headers();
  return {
    'content-security-policy': headers['content-security-policy']?.replaceAll(/ 'sha256-.+?'/g, ''),
    'strict-transport-security': headers['strict-transport-security'],
    'x-content-type-options': headers['x-content-type-options'],
    'x-frame-options': headers['x-frame-options'],
    'referrer-policy': headers['referrer-policy'],
    'cross-origin-resource-policy': headers['cross-origin-resource-policy'],
    'cross-origin-opener-policy': headers['cross-origin-opener-policy'],
  };
}

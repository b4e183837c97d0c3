import { expect, it } from 'vitest';
import { writeScreenPage } from './write-screen-page.ts';

const fallback =
  '<html><head><meta charSet="utf-8"/><title>Engram</title>' +
  '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin="anonymous"/>' +
  '<link rel="modulepreload" href="/assets/entry.js"/>' +
  '<script>theme()</script><link rel="stylesheet" href="/assets/app.css"/></head><body><p>Loading</p></body></html>';
const files = { modules: ['/assets/entry.js', '/assets/today.js'], earlyAsks: '/assets/early.js' };

it('names all files of the screen: styles first, code then, the font last', () => {
  const page = writeScreenPage(fallback, files);
  expect([...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '/assets/app.css',
    '/assets/early.js',
    '/assets/entry.js',
    '/assets/today.js',
    '/assets/a.woff2',
  ]);
});

it('adds no inline script, and is not for search engines', () => {
  const page = writeScreenPage(fallback, files);
  expect(page).toContain('<script async="" fetchpriority="high" src="/assets/early.js"></script>');
  expect(page.match(/<script>/g)).toHaveLength(1);
  expect(page).toContain('<meta name="robots" content="noindex"/></head>');
  expect(page).toContain('<body><p>Loading</p></body>');
});

it('fails the build when it does not find what it should move', () => {
  expect(() => writeScreenPage('<html></html>', files)).toThrow('in another way');
});

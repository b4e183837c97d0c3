import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { webBuild } from '@engram/core/web-build.ts';
import { afterAll } from 'vitest';

const page = (words: string, head = '') =>
  `<html><head>${head}</head><script>alert(1)</script><h1>${words}</h1></html>`;

const canonical = '<link rel="canonical" href="https://origin.invalid/pricing"/>';

/** What a build of the web app leaves, in little. */
export function makeWebRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'engram-web-'));
  const files: Record<string, string | Buffer> = {
    'index.html': page('Home'),
    'pricing/index.html': page('Pricing', canonical),
    '404/index.html': page('Page not found'),
    'review/index.html': page('Review', webBuild.hiddenTag),
    '__spa-fallback.html': '<html><head><title>Engram</title></head><script>go()</script></html>',
    'robots.txt': 'Sitemap: https://origin.invalid/sitemap.xml',
    'sitemap.xml': '<urlset><url><loc>https://origin.invalid/pricing</loc></url></urlset>',
    'site.webmanifest': '{}',
    'favicon.svg': '<svg/>',
    'favicon.ico': 'ico',
    'og-image.png': 'png',
    'assets/app-abc.js': 'export {}',
    'assets/app-abc.js.br': brotliCompressSync('export {}'),
    'assets/app-abc.js.gz': gzipSync('export {}'),
    'assets/font-abc.woff2': 'font',
    'assets/.hidden-abc.js': 'canary',
    '.addresses.json': JSON.stringify([
      '/',
      '/pricing',
      '/dashboard',
      '/review',
      '/ai-tests/*',
      '/test/:testId',
    ]),
    '.env': 'SECRET=canary',
    '.well-known/note.txt': 'canary',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  afterAll(() => rmSync(root, { recursive: true }));
  return root;
}

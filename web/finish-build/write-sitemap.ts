import { originPlaceholder } from '@engram/core/origin-placeholder.ts';

/** https://www.sitemaps.org/protocol.html */
export function writeSitemap(paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${originPlaceholder}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

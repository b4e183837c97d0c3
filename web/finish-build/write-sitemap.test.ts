import { expect, it } from 'vitest';
import { writeSitemap } from './write-sitemap.ts';

it('names every page by its whole address', () => {
  expect(writeSitemap(['/', '/pricing'])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://origin.invalid/</loc></url>
  <url><loc>https://origin.invalid/pricing</loc></url>
</urlset>
`);
});

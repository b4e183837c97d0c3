import { expect, it } from 'vitest';
import { writeRobots } from './write-robots.ts';

it('closes the API to crawlers, opens everything else and names the sitemap', () => {
  expect(writeRobots()).toBe(`User-agent: *
Allow: /
Disallow: /api/

Sitemap: https://origin.invalid/sitemap.xml
`);
});

import { apiRoot } from '@engram/core/endpoint.ts';
import { originPlaceholder } from '@engram/core/origin-placeholder.ts';

/** Only the API is closed: a crawler has to open a screen of the app to learn not to list it. */
export function writeRobots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${apiRoot}/`,
    '',
    `Sitemap: ${originPlaceholder}/sitemap.xml`,
    '',
  ].join('\n');
}

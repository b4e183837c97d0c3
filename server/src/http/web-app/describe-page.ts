import { product } from '@engram/core/product.ts';
import type { FastifyRequest } from 'fastify';
import type { SiteFile } from './make-site-file.ts';

/** What a link to a page shows elsewhere. */
export type PageWords = { title: string; description: string; url: string; image: string };

/** Words for one address; undefined where the page has none of its own. */
export type DescribePage = (
  request: FastifyRequest,
  path: string,
) => Promise<PageWords | undefined>;

/** The page with these words in its head: for this one answer, so neither kept nor compressed. */
export function withWords(file: SiteFile, words: PageWords): Pick<SiteFile, 'headers' | 'body'> {
  const html = file.body
    .toString()
    .replace(/<title>[^<]*<\/title>/i, '')
    .replace(/<\/head>/i, (end) => writeTags(words) + end);
  return {
    headers: { ...file.headers, 'cache-control': 'no-store' },
    body: Buffer.from(html),
  };
}

/** Their length is bounded by what may be stored; their signs are harmless here. */
function writeTags({ title, description, url, image }: PageWords): string {
  const tags = [
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', image],
    ['property', 'og:site_name', product.name],
    ['name', 'description', description],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const written = tags.map(
    ([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escape(content)}"/>`,
  );
  return [`<title>${escape(title)}</title>`, ...written].join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

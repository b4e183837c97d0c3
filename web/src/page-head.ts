import { originPlaceholder } from '@engram/core/origin-placeholder.ts';
import { product } from '@engram/core/product.ts';
import type { MetaDescriptor } from 'react-router';

const siteOrigin = findSiteOrigin();

const imageAlt = `${product.name}: a sentence of your notes becomes a question`;

export type PageHead = { path: string; title: string; description: string };

/** What search engines and messengers read of a public page. */
export function writeHead({ path, title, description }: PageHead): MetaDescriptor[] {
  const address = `${siteOrigin}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: product.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${siteOrigin}/og-image.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The title of every page but the first. */
export function titled(page: string): string {
  return `${page} · ${product.name}`;
}

/**
 * The server writes its address into the page in place of the placeholder. The browser takes it
 * from there: where the page was opened may be another name of the same site.
 */
function findSiteOrigin(): string {
  if (typeof document === 'undefined') return originPlaceholder;
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  return new URL(canonical ?? window.location.href).origin;
}

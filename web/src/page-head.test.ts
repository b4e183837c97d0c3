import { expect, it, vi } from 'vitest';
import type * as PageHead from './page-head.ts';

let opened = 0;

it('names the address, the title and the picture of a page for search engines and messengers', async () => {
  const head = await writeHead();
  expect(head).toContainEqual({ title: 'Pricing · Engram' });
  expect(head).toContainEqual({ name: 'description', content: 'What it costs.' });
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: `${window.location.origin}/pricing`,
  });
  expect(head).toContainEqual({
    property: 'og:image',
    content: `${window.location.origin}/og-image.png`,
  });
});

it('keeps the address that the server wrote, under whatever name the page was opened', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://study.example/faq">';
  const head = await writeHead();
  expect(head).toContainEqual({ property: 'og:url', content: 'https://study.example/pricing' });
});

it('leaves the address to the server while the page is written at build time', async () => {
  vi.stubGlobal('document', undefined);
  const head = await writeHead();
  vi.unstubAllGlobals();
  expect(head).toContainEqual({ property: 'og:url', content: 'https://origin.invalid/pricing' });
});

async function writeHead() {
  // It finds the address when it is loaded, as every page that is opened does.
  const file = `./page-head.ts?opened=${(opened += 1)}`;
  const { titled, writeHead: write }: typeof PageHead = await import(file);
  return write({ path: '/pricing', title: titled('Pricing'), description: 'What it costs.' });
}

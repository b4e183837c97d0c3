import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.head.replaceChildren();
  vi.resetModules();
});

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
  const { titled, writeHead: write } = await import('./page-head.ts');
  return write({ path: '/pricing', title: titled('Pricing'), description: 'What it costs.' });
}

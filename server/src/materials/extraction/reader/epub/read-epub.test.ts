import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readEpub } from './read-epub.ts';

const page = (body: string, title = '') =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title><script src="a.js"/></head><body><a id="a"/>${body}</body></html>`;

it('reads the chapters in the order of the book, each once, and no table of contents', async () => {
  const files = {
    'b.xhtml': page('<h1>Second</h1><p>On it goes.</p>'),
    'a b.xhtml': page('<h1>First</h1><p>It begins.</p>'),
    'nav.xhtml': page('<h1>Contents</h1><p>First, second</p>'),
  };
  const items =
    '<item id="n" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="b" href="b.xhtml" media-type="application/xhtml+xml"/><item id="a" href="a%20b.xhtml" media-type="application/xhtml+xml"/>';
  const spine = ['n', 'a', 'b', 'a', 'x'].map((id) => `<itemref idref="${id}"/>`).join('');

  expect(await read({ items, spine, files })).toBe(
    '# First\n\nIt begins.\n\n# Second\n\nOn it goes.',
  );
});

it('gives a chapter without a heading the title of its page', async () => {
  expect(await readOne(page('<p>It begins.</p>', 'Chapter &amp; verse'))).toBe(
    '# Chapter & verse\n\nIt begins.',
  );
  expect(await readOne(page('<p>It begins.</p>', 'Untitled'))).toBe('It begins.');
});

it('leaves out marks of pages and notes', async () => {
  const body =
    '<p>It begins<a epub:type="noteref" href="#n">1</a><span epub:type="pagebreak">7</span>.</p>';

  expect(await readOne(page(body))).toBe('It begins.');
});

it('refuses a book that a shop has locked, and no book with hidden fonts', async () => {
  const lock = (name: string) => ({
    'META-INF/encryption.xml': `<encryption><enc:CipherReference URI="${name}"/></encryption>`,
  });

  await expect(readOne(page('<p>It begins.</p>'), lock('OPS/a.xhtml'))).rejects.toThrow('locked');
  expect(await readOne(page('<p>It begins.</p>'), lock('OPS/a.otf'))).toBe('It begins.');
});

it('refuses an archive that is no book', async () => {
  await expect(readEpub(zipSync({ 'a.txt': strToU8('a') }))).rejects.toThrow('wrong-type');
});

function readOne(content: string, more: Record<string, string> = {}): Promise<string> {
  const items = '<item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>';
  return read({ items, spine: '<itemref idref="a"/>', files: { 'a.xhtml': content }, more });
}

type Book = {
  items: string;
  spine: string;
  files: Record<string, string>;
  more?: Record<string, string>;
};

async function read({ items, spine, files, more = {} }: Book): Promise<string> {
  const inFolder = Object.entries(files).map(([name, text]) => [`OPS/${name}`, text]);
  const parts: Record<string, string> = {
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    'OPS/book.opf': `<package><manifest>${items}</manifest><spine>${spine}</spine></package>`,
    ...Object.fromEntries(inFolder),
    ...more,
  };
  const encoded = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return (await readEpub(zipSync(Object.fromEntries(encoded)))).text;
}

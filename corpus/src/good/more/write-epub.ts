import type { Block, Document } from '../../document/document.ts';
import { writeHtml } from '../../document/write-html.ts';
import { escape } from '../../document/escape.ts';
import { declaration, pack } from './zip.ts';

export type BookStyle = {
  version: '2.0' | '3.0';
  /** Where the pages are, with odd names on request. */
  folder?: string;
  /** Headings are only in the heads of the pages. */
  hasTitlesOnly?: boolean;
  /** The files are in another order than the chapters. */
  isShuffled?: boolean;
  /** Fonts are made hard to copy, which locks nothing. */
  hasHiddenFonts?: boolean;
  /** Notes, page marks and a cover are around the text. */
  hasFurniture?: boolean;
};

/** An e-book of one file for each section, with everything that readers of books ask for. */
export function writeEpub(document: Document, style: BookStyle): Uint8Array {
  const { folder = 'OEBPS', version } = style;
  const chapters = split(document.blocks).map((blocks, at) => {
    const name = style.isShuffled ? `part%20${90 - at}.xhtml` : `chapter${at + 1}.xhtml`;
    return { id: `c${at}`, name, page: writeChapter(document, blocks, style) };
  });
  const listed = style.isShuffled ? chapters.toReversed() : chapters;
  const items = listed.map(
    ({ id, name }) => `<item id="${id}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const cover = style.hasFurniture ? '<itemref idref="cover" linear="no"/>' : '';
  const spine = chapters.map(({ id }) => `<itemref idref="${id}"/>`).join('');
  const pages = chapters.map(
    ({ name, page }) => [`${folder}/${decodeURIComponent(name)}`, page] as const,
  );
  return pack({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${folder}/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    ...(style.hasHiddenFonts && { 'META-INF/encryption.xml': hiddenFont }),
    [`${folder}/content.opf`]: `${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="${version}" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:x</dc:identifier><dc:title>${escape(document.title)}</dc:title></metadata><manifest><item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/><item id="css" href="a.css" media-type="text/css"/>${items.join('')}</manifest><spine toc="ncx">${cover}<itemref idref="nav"/>${spine}</spine></package>`,
    [`${folder}/nav.xhtml`]: wrap(
      'Contents',
      '<nav epub:type="toc"><h1>Contents</h1><ol><li><a href="chapter1.xhtml">One</a></li></ol></nav>',
    ),
    [`${folder}/cover.xhtml`]: wrap('Cover', '<img src="cover.jpg" alt="Cover of the book"/>'),
    ...Object.fromEntries(pages),
  });
}

const hiddenFont = `${declaration}<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><enc:EncryptedData xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><enc:CipherData><enc:CipherReference URI="OEBPS/font.otf"/></enc:CipherData></enc:EncryptedData></encryption>`;

function split(blocks: readonly Block[]): Block[][] {
  const chapters: Block[][] = [];
  for (const block of blocks) {
    const isNew = block.kind === 'heading' && block.level <= 2;
    const isFirst =
      chapters.length === 0 || (isNew && chapters.at(-1)?.some(({ kind }) => kind !== 'heading'));
    if (isFirst) chapters.push([]);
    chapters.at(-1)?.push(block);
  }
  return chapters;
}

function writeChapter(document: Document, blocks: readonly Block[], style: BookStyle): string {
  const [first, ...others] = blocks;
  const isTitled =
    style.hasTitlesOnly && first?.kind === 'heading' && others[0]?.kind !== 'heading';
  const title = first?.kind === 'heading' ? first.text : document.title;
  const html = writeHtml(
    { ...document, blocks: isTitled ? others : blocks },
    { language: 'en', css: '' },
  );
  const body = /<main>([^]*)<\/main>/.exec(html)?.[1] ?? '';
  const furniture = '<span epub:type="pagebreak" id="p7" title="7">7</span>';
  return wrap(title, style.hasFurniture ? body.replaceAll('</p>', `${furniture}</p>`) : body);
}

function wrap(title: string, body: string): string {
  return `${declaration}<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${escape(title)}</title><link rel="stylesheet" href="a.css"/><script src="a.js"/></head><body><a id="top"/>${body.replaceAll('<br>', '<br/>')}</body></html>`;
}

import { type Block, type Document, type Item, readInlines } from '../../document/document.ts';
import { escape } from '../../document/escape.ts';
import { declaration, pack } from './zip.ts';

export type OdtStyle = {
  /** Headings are paragraphs with the style of one, as when a file comes from elsewhere. */
  hasPlainHeadings?: boolean;
  /** Something was struck out and something added since. */
  isTracked?: boolean;
  /** Words are cut into spans, as after much editing. */
  hasManySpans?: boolean;
  /** The first row of a table comes again on every page. */
  hasHeaderRows?: boolean;
  /** Before the text is a table of contents, behind it an index. */
  hasContents?: boolean;
  /** The first paragraph is in a frame. */
  hasFrame?: boolean;
};

const names = ['office', 'style', 'text', 'table', 'draw'].map((name) => [name, name]);
const spaces = [
  ...names.map(
    ([name, space]) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${space}:1.0"`,
  ),
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ');

const styles =
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="T2" style:family="text"><style:text-properties fo:language="en"/></style:style>' +
  '<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>' +
  '<text:list-style style:name="L2"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-number text:level="2" style:num-format="a"/></text:list-style>';

const named = [1, 2, 3, 4, 5, 6]
  .map(
    (level) =>
      `<style:style style:name="Heading_20_${level}" style:display-name="Heading ${level}" style:family="paragraph"/>`,
  )
  .concat(
    '<style:style style:name="Preformatted_20_Text" style:display-name="Preformatted Text" style:family="paragraph"/>',
  )
  .join('');

/** An open document as LibreOffice writes it, and as others do. */
export function writeOdt(document: Document, style: OdtStyle): Uint8Array {
  const blocks = document.blocks.map((block) => writeBlock(block, document, style));
  const first = document.blocks.findIndex(({ kind }) => kind === 'paragraph');
  if (style.hasFrame) {
    blocks[first] =
      `<text:p><draw:frame><draw:text-box>${blocks[first]}</draw:text-box></draw:frame></text:p>`;
  }
  const struck =
    '<text:tracked-changes><text:changed-region><text:deletion><text:p>These words were struck out.</text:p></text:deletion></text:changed-region></text:tracked-changes>';
  const contents =
    '<text:table-of-content><text:index-body><text:p>Contents 1</text:p></text:index-body></text:table-of-content>';
  const body = [style.isTracked ? struck : '', style.hasContents ? contents : '', ...blocks].join(
    '',
  );
  return pack({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${declaration}<office:document-content ${spaces} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': `${declaration}<office:document-styles ${spaces}><office:styles>${named}</office:styles><office:master-styles><style:master-page style:name="Standard"><style:header><text:p>Head of every page</text:p></style:header></style:master-page></office:master-styles></office:document-styles>`,
    'META-INF/manifest.xml': `${declaration}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>`,
  });
}

function writeBlock(block: Block, document: Document, style: OdtStyle): string {
  switch (block.kind) {
    case 'heading': {
      const name = `text:style-name="Heading_20_${block.level}"`;
      const words = writeWords(block.text, document, style);
      if (style.hasPlainHeadings) return `<text:p ${name}>${words}</text:p>`;
      return `<text:h ${name} text:outline-level="${block.level}">${words}</text:h>`;
    }
    case 'paragraph':
      return `<text:p>${writeWords(block.text, document, style)}</text:p>`;
    case 'list':
      return writeList(block.items, 0, document, style);
    case 'table':
      return writeTable(block.rows, document, style);
    case 'code':
      return block.lines.map(writeCodeLine).join('');
  }
}

function writeCodeLine(line: string): string {
  const words = escape(line).replaceAll(/ {2,}/g, ({ length }) => `<text:s text:c="${length}"/>`);
  return `<text:p text:style-name="Preformatted_20_Text">${words}</text:p>`;
}

function writeList(
  items: readonly Item[],
  level: number,
  document: Document,
  style: OdtStyle,
): string {
  const name = items[0]?.number === undefined ? 'L1' : 'L2';
  const written = items.flatMap((item, at) => {
    if (item.level !== level) return [];
    const end = items.findIndex((other, place) => place > at && other.level <= level);
    const inner = items.slice(at + 1, end === -1 ? items.length : end);
    const nested = inner.length > 0 ? writeList(inner, level + 1, document, style) : '';
    return [
      `<text:list-item><text:p>${writeWords(item.text, document, style)}</text:p>${nested}</text:list-item>`,
    ];
  });
  return `<text:list text:style-name="${name}">${written.join('')}</text:list>`;
}

function writeTable(
  rows: readonly (readonly string[])[],
  document: Document,
  style: OdtStyle,
): string {
  const written = rows.map((row) => {
    const cells = row.map(
      (cell) =>
        `<table:table-cell office:value-type="string"><text:p>${writeWords(cell, document, style)}</text:p></table:table-cell>`,
    );
    return `<table:table-row>${cells.join('')}</table:table-row>`;
  });
  const [first = '', ...others] = written;
  const head = style.hasHeaderRows
    ? `<table:table-header-rows>${first}</table:table-header-rows>`
    : first;
  return `<table:table><table:table-column table:number-columns-repeated="${rows[0]?.length ?? 1}"/>${head}${others.join('')}</table:table>`;
}

function writeWords(text: string, document: Document, style: OdtStyle): string {
  return readInlines(text)
    .map((part) => {
      if (part.kind === 'note') {
        const words = escape(document.footnotes.get(part.number) ?? '');
        return `<text:note text:note-class="footnote"><text:note-citation>${part.number}</text:note-citation><text:note-body><text:p>${words}</text:p></text:note-body></text:note>`;
      }
      const words = escape(part.text);
      if (part.kind === 'bold') return `<text:span text:style-name="T1">${words}</text:span>`;
      if (!style.hasManySpans) return words;
      return words.replaceAll(
        /(\S{4})(\S{3,})/g,
        '<text:span text:style-name="T2">$1</text:span><text:bookmark text:name="b"/>$2',
      );
    })
    .join('');
}

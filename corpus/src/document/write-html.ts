import { type Block, type Document, type Item, notesOf, readInlines } from './document.ts';
import { escape } from './escape.ts';

export type HtmlStyle = {
  language: string;
  direction?: 'ltr' | 'rtl';
  css: string;
  /** Footnotes stand at the end of the document, or at the foot of each section. */
  notes?: 'end' | 'section';
  /** Puts a soft hyphen where a word may break. */
  hyphenate?: (words: string) => string;
};

export function writeHtml(document: Document, style: HtmlStyle): string {
  const sections = splitSections(document.blocks);
  const body = sections.map((blocks) => writeSection(document, blocks, style)).join('\n');
  const notes = style.notes === 'section' ? '' : writeNotes(document, document.blocks);
  return `<!doctype html>
<html lang="${style.language}" dir="${style.direction ?? 'ltr'}">
<head><meta charset="utf-8"><title>${escape(document.title)}</title>
<style>${style.css}</style></head>
<body><main>
${body}
${notes}
</main></body></html>
`;
}

/** A section begins at each heading of the second level. */
function splitSections(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    const starts = block.kind === 'heading' && block.level === 2;
    if (starts && sections.at(-1)?.length) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

function writeSection(document: Document, blocks: readonly Block[], style: HtmlStyle): string {
  const notes = style.notes === 'section' ? writeNotes(document, blocks) : '';
  const words = blocks.map((block) => writeBlock(block, style)).join('\n');
  return `<section><div>${words}</div>${notes}</section>`;
}

function writeNotes(document: Document, blocks: readonly Block[]): string {
  const numbers = blocks.flatMap(notesOf);
  if (numbers.length === 0) return '';
  const notes = numbers.map((number) => {
    const words = escape(document.footnotes.get(number) ?? '');
    return `<p id="note-${number}"><sup>${number}</sup> ${words}</p>`;
  });
  return `<aside>${notes.join('')}</aside>`;
}

function writeBlock(block: Block, style: HtmlStyle): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${writeInlines(block.text, style)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${writeInlines(block.text, style)}</p>`;
    case 'list':
      return writeList(block.items, 0, style);
    case 'table':
      return `<table>${block.rows.map((row, at) => writeRow(row, at, style)).join('')}</table>`;
    case 'code':
      return `<pre>${block.lines.map(escape).join('\n')}</pre>`;
  }
}

function writeList(items: readonly Item[], level: number, style: HtmlStyle): string {
  const tag = items[0]?.number === undefined ? 'ul' : 'ol';
  const written = items.flatMap((item, at) => {
    if (item.level !== level) return [];
    const end = items.findIndex((other, place) => place > at && other.level <= level);
    const inner = items.slice(at + 1, end === -1 ? items.length : end);
    const nested = inner.length > 0 ? writeList(inner, level + 1, style) : '';
    return [`<li>${writeInlines(item.text, style)}${nested}</li>`];
  });
  return `<${tag}>${written.join('')}</${tag}>`;
}

function writeRow(row: readonly string[], at: number, style: HtmlStyle): string {
  const tag = at === 0 ? 'th' : 'td';
  return `<tr>${row.map((cell) => `<${tag}>${writeInlines(cell, style)}</${tag}>`).join('')}</tr>`;
}

function writeInlines(text: string, { hyphenate = (words) => words }: HtmlStyle): string {
  return readInlines(text)
    .map((part) => {
      if (part.kind === 'note') return `<sup>${part.number}</sup>`;
      const words = escape(hyphenate(part.text));
      return part.kind === 'bold' ? `<b>${words}</b>` : words;
    })
    .join('');
}

import type { Block, Document } from '../document/document.ts';

export type PlainStyle = {
  /** Lines end after so many letters; without it a paragraph is one line. */
  width?: number;
  /** A form feed stands before each section. */
  hasFormFeeds?: boolean;
};

/** Writes a document as people type it: nothing says what is a heading. */
export function writePlain(document: Document, { width, hasFormFeeds }: PlainStyle): string {
  const blocks = document.blocks.map((block, at) => {
    const starts = block.kind === 'heading' && block.level === 2 && at > 0;
    const feed = hasFormFeeds && starts ? '\f' : '';
    return feed + writeBlock(block, width ?? Infinity);
  });
  const notes = [...document.footnotes].map(([number, words]) => `[${number}] ${words}`);
  const text = [...blocks, ...notes].join('\n\n');
  return `${text.replaceAll('**', '').replaceAll(/\[\^(\d+)\]/g, ' [$1]')}\n`;
}

function writeBlock(block: Block, width: number): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return wrap(block.text, width, '');
    case 'list':
      return block.items
        .map(({ level, number, text }) => {
          const mark = number === undefined ? '-' : `${number}.`;
          return wrap(`${'  '.repeat(level)}${mark} ${text}`, width, '  '.repeat(level + 1));
        })
        .join('\n');
    case 'table':
      return block.rows.map((row) => row.join('\t')).join('\n');
    case 'code':
      return block.lines.join('\n');
  }
}

function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) /)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(lines.length === 0 ? word : indent + word);
  }
  return lines.join('\n');
}

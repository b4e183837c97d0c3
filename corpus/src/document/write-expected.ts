import type { Block, Document } from './document.ts';

/** What a faithful reader gives back: the light Markdown of a reading. */
export function writeExpected({ blocks, footnotes }: Document): string {
  const notes = [...footnotes].map(([number, words]) => `[^${number}]: ${words}`);
  return `${[...blocks.map(writeBlock), ...notes].join('\n\n')}\n`;
}

/** What a reader gives back where a file says nothing of its headings and tables: plain text. */
export function writeExpectedPlain(document: Document): string {
  const blocks = document.blocks.map(flatten);
  return writeExpected({ ...document, blocks }).replaceAll('**', '');
}

function flatten(block: Block): Block {
  if (block.kind === 'heading') return { kind: 'paragraph', text: block.text };
  if (block.kind !== 'table') return block;
  return { kind: 'code', lines: block.rows.map((row) => row.join('\t')) };
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items
        .map(({ level, number, text }) => {
          const mark = number === undefined ? '-' : `${number}.`;
          return `${'  '.repeat(level)}${mark} ${text}`;
        })
        .join('\n');
    case 'table':
      return block.rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
    case 'code':
      return block.lines.join('\n');
  }
}

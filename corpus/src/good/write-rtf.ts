import { type Block, type Document, readInlines } from '../document/document.ts';
import { encodeCyrillic, encodeWestern } from './code-pages.ts';

export type RichStyle = {
  /** How letters beyond ASCII are written: as numbers of Unicode, or as bytes of a code page. */
  letters: 'unicode' | 'cp1251' | 'cp1252';
  header?: string;
};

/** Writes a rich text file by hand, the way old programs do. */
export function writeRtf(document: Document, style: RichStyle): Uint8Array {
  const blocks = document.blocks.map((block) => writeBlock(block, document, style));
  const [page, charset] = style.letters === 'cp1251' ? [1251, 204] : [1252, 0];
  const fonts = `{\\fonttbl{\\f0\\froman\\fcharset${charset} Times New Roman;}}`;
  const styles = `{\\stylesheet{\\s0 Normal;}${[1, 2, 3]
    .map((level) => `{\\s${level}\\b\\outlinelevel${level - 1} heading ${level};}`)
    .join('')}}`;
  const header = style.header ? `{\\header\\pard ${escape(style.header, style)}\\par}` : '';
  const info = `{\\info{\\title ${escape(document.title, style)}}}`;
  const text = `{\\rtf1\\ansi\\ansicpg${page}\\deff0\\uc1${fonts}${styles}${info}\n${header}${blocks.join('')}}\n`;
  return Buffer.from(text, 'latin1');
}

function writeBlock(block: Block, document: Document, style: RichStyle): string {
  switch (block.kind) {
    case 'heading': {
      const size = 40 - 6 * block.level;
      return `\\pard\\s${block.level}\\outlinelevel${block.level - 1}{\\b\\fs${size} ${escape(block.text, style)}}\\par\n`;
    }
    case 'paragraph':
      return `\\pard\\plain\\fs24 ${writeInlines(block.text, document, style)}\\par\n`;
    case 'list':
      return block.items
        .map(({ level, number, text }) => {
          const mark = number === undefined ? "\\'95" : `${number}.`;
          const indent = 360 * (level + 1);
          const words = writeInlines(text, document, style);
          return `\\pard\\fi-360\\li${indent}\\ilvl${level}\\ls1{\\listtext\\tab ${mark}\\tab}${words}\\par\n`;
        })
        .join('');
    case 'table':
      return `${block.rows.map((row) => writeRow(row, document, style)).join('')}\\pard\n`;
    case 'code':
      return block.lines.map((line) => `\\pard\\plain ${escape(line, style)}\\par\n`).join('');
  }
}

function writeRow(row: readonly string[], document: Document, style: RichStyle): string {
  const edges = row.map((_, at) => `\\cellx${2400 * (at + 1)}`).join('');
  const cells = row.map((cell) => `\\pard\\intbl ${writeInlines(cell, document, style)}\\cell`);
  return `\\trowd\\trgaph108${edges}${cells.join('')}\\row\n`;
}

function writeInlines(text: string, document: Document, style: RichStyle): string {
  return readInlines(text)
    .map((part) => {
      if (part.kind === 'words') return escape(part.text, style);
      if (part.kind === 'bold') return `{\\b ${escape(part.text, style)}}`;
      const words = escape(document.footnotes.get(part.number) ?? '', style);
      return `{\\super\\chftn}{\\footnote\\pard\\plain\\fs18{\\super\\chftn} ${words}}`;
    })
    .join('');
}

function escape(text: string, { letters }: RichStyle): string {
  return Array.from(text)
    .map((letter) => {
      if (/[\\{}]/.test(letter)) return `\\${letter}`;
      if (letter.charCodeAt(0) < 128) return letter;
      const byte = letters === 'unicode' ? undefined : encoders[letters](letter)[0];
      return byte === undefined ? escapeUnicode(letter) : `\\'${byte.toString(16)}`;
    })
    .join('');
}

const encoders = { cp1251: encodeCyrillic, cp1252: encodeWestern };

/** Numbers are signed and of 16 bits; the question mark is for programs that know none. */
function escapeUnicode(letter: string): string {
  return [...Array(letter.length).keys()]
    .map((at) => letter.charCodeAt(at))
    .map((unit) => `\\u${unit > 32_767 ? unit - 65_536 : unit}?`)
    .join('');
}

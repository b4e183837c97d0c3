import { type Block, type Document, readInlines } from '../document/document.ts';

/** Letters of one weight that stand together, from the top left corner of the page. */
type PlacedText = { text: string; x: number; y: number; size: number; isBold: boolean };
export type Sheet = readonly PlacedText[];

type Line = { parts: Omit<PlacedText, 'y'>[]; height: number };

const margin = 64;
const bodySize = 11;
const textWidth = 595 - 2 * margin;
const pageHeight = 842;

/** Sets a text whose lines may end after any letter, all of them wide but those of ASCII. */
export function layOutByLetter(document: Document): Sheet[] {
  const sheets: PlacedText[][] = [[]];
  let y = margin;
  for (const { parts, height } of document.blocks.flatMap(layOutBlock)) {
    if (y + height > pageHeight - margin) {
      sheets.push([]);
      y = margin;
    }
    y += height;
    sheets.at(-1)?.push(...parts.map((part) => ({ ...part, y })));
  }
  return sheets;
}

function layOutBlock(block: Block): Line[] {
  const space = { parts: [], height: 0.8 * bodySize };
  switch (block.kind) {
    case 'heading':
      return [space, ...breakText(block.text, bodySize * (1.9 - block.level * 0.25), 0), space];
    case 'paragraph':
      return [...breakText(block.text, bodySize, 0), space];
    case 'list':
      return [...block.items.flatMap(layOutItem), space];
    case 'table':
      return [...block.rows.map(layOutRow), space];
    case 'code':
      return [...block.lines.flatMap((line) => breakText(line, bodySize, 0)), space];
  }
}

function layOutItem({ level, number, text }: { level: number; number?: number; text: string }) {
  const x = (level + 1) * 2 * bodySize;
  const [first, ...others] = breakText(text, bodySize, x);
  if (!first) return [];
  const mark = number === undefined ? '●' : `${number}.`;
  const bullet = { text: mark, x: margin + x - 1.6 * bodySize, size: bodySize, isBold: false };
  return [{ ...first, parts: [bullet, ...first.parts] }, ...others];
}

function layOutRow(cells: readonly string[]): Line {
  const parts = cells.map((text, at) => ({
    text,
    x: margin + at * 155,
    size: bodySize,
    isBold: false,
  }));
  return { parts, height: 1.6 * bodySize };
}

function breakText(text: string, size: number, indent: number): Line[] {
  const lines: Line[] = [];
  let room = 0;
  for (const inline of readInlines(text)) {
    if (inline.kind === 'note') throw new Error('notes are not laid out letter by letter');
    const isBold = inline.kind === 'bold';
    for (const letter of inline.text) {
      const width = letter < '\u0080' ? size / 2 : size;
      if (room < width) {
        lines.push({ parts: [], height: 1.6 * size });
        room = textWidth - indent;
      }
      const parts = lines.at(-1)?.parts ?? [];
      const last = parts.at(-1);
      if (last?.isBold === isBold) last.text += letter;
      else parts.push({ text: letter, x: margin + textWidth - room, size, isBold });
      room -= width;
    }
  }
  return lines;
}

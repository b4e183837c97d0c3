import { isLarger, type Typography } from '../lines/measure-type.ts';
import { mergeRow } from '../lines/merge-row.ts';
import type { Line, Row } from '../piece.ts';
import type { TextBlock } from './block.ts';
import { readMarker } from './read-marker.ts';

export type Setting = Typography & {
  isBold: (line: Line) => boolean;
  isMono: (font: string) => boolean;
};

/** Puts the rows of a column together as paragraphs, items of lists and headings to be. */
export function makeBlocks(rows: readonly Row[], edges: Edges, setting: Setting): TextBlock[] {
  const lines = rows.map(mergeRow);
  const blocks: Draft[] = [];
  for (const [at, line] of lines.entries()) {
    const block = blocks.at(-1);
    const before = lines[at - 1];
    const marker = readMarker(line.text);
    const isSame =
      block && before && !marker && !startsBlock({ block, before, line, edges, setting });
    if (isSame) block.lines.push(line);
    else blocks.push({ lines: [line], isItem: marker !== undefined });
  }
  return blocks.map((block, at) => toBlock(block, edges, at === 0));
}

type Draft = { lines: Line[]; isItem: boolean };
export type Edges = { left: number; right: number };
type Question = { block: Draft; before: Line; line: Line; edges: Edges; setting: Setting };

/** How far to both sides the lines of a column go. */
export function findEdges(rows: readonly Row[]): Edges {
  const lines = rows.flatMap((row) => row.lines);
  return {
    left: lines.reduce((least, { x }) => Math.min(least, x), Infinity),
    right: lines.reduce((most, { right }) => Math.max(most, right), -Infinity),
  };
}

function startsBlock(question: Question): boolean {
  const { before, line, setting } = question;
  const size = Math.max(before.size, line.size);
  if (Math.abs(before.size - line.size) > 0.07 * size) return true;
  const step = (line.y - before.y) / line.size;
  if (step > 1.22 * setting.pitch + 0.05) return true;
  if (setting.isBold(before) !== setting.isBold(line)) return true;
  if (isLarger(line.size, setting.bodySize)) return false;
  return isIndented(question) || followsShortLine(question);
}

/** The first line of a paragraph, or what follows a list further out. */
function isIndented({ block, before, line }: Question): boolean {
  const step = line.isRtl ? before.right - line.right : line.x - before.x;
  if (block.isItem)
    return block.lines.length === 1 ? step < -0.8 * line.size : Math.abs(step) > 0.8 * line.size;
  if (block.lines.length === 1) return step > 0.8 * line.size && step < 6 * line.size;
  return step > 0.8 * line.size;
}

/** The next word would have had room on the line above, so that line was the last of its paragraph. */
function followsShortLine({ before, line, edges }: Question): boolean {
  const room = line.isRtl ? before.x - edges.left : edges.right - before.right;
  const [word = ''] = line.text.split(' ', 1);
  const needed = ((word.length + 1) * (line.right - line.x)) / Math.max(1, line.text.length);
  if (room < needed + 1.5 * line.size) return false;
  if (/[.!?…:;。！？؟]["'”’)\]]*$/u.test(before.text)) return true;
  return room > 0.3 * (edges.right - edges.left) && !/^\p{Ll}/u.test(line.text);
}

function toBlock({ lines, isItem }: Draft, edges: Edges, opensPart: boolean): TextBlock {
  const [first] = lines;
  const indent = first?.isRtl ? edges.right - first.right : (first?.x ?? 0) - edges.left;
  const plain = {
    kind: 'paragraph',
    lines,
    level: 0,
    mark: '',
    skip: 0,
    indent,
    pageLines: [],
    opensPart,
  } as const;
  const marker = isItem && first ? readMarker(first.text) : undefined;
  if (!marker || !first) return plain;
  const skip = first.text.length - marker.text.length;
  return { ...plain, kind: 'item', mark: marker.mark, skip };
}

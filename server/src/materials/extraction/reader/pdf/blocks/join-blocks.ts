import { isCjk } from '../clean-text.ts';
import { type Block, isText, type TextBlock } from './block.ts';
import { joinCode } from './find-code.ts';
import { joinTables, mayGoOn } from './join-tables.ts';

/**
 * Puts paragraphs that go on in the next column or on the next page together. Footnotes come after
 * everything else, as they do in all our readings.
 */
export function joinBlocks(pages: readonly (readonly Block[])[]): Block[] {
  const joined: Block[] = [];
  const notes: Block[] = [];
  let waitingPages = 0;
  for (const blocks of pages) {
    waitingPages += 1;
    for (const block of blocks) {
      const before = joined.at(-1);
      if (block.kind === 'note') {
        notes.push(block);
        continue;
      }
      if (before?.kind === 'table' && block.kind === 'table' && mayGoOn(before, block))
        joined.splice(-1, 1, joinTables(before, block, waitingPages));
      else if (before?.kind === 'code' && block.kind === 'code' && block.opensPart)
        joined.splice(-1, 1, joinCode(before, block, waitingPages));
      else if (before && goesOn(before, block))
        joined.splice(-1, 1, join(before, block, waitingPages));
      else joined.push(withPages(block, waitingPages));
      waitingPages = 0;
    }
  }
  return [...joined, ...notes];
}

function withPages(block: Block, pages: number): Block {
  const pageLines = Array.from({ length: pages }, () => 0);
  return { ...block, pageLines };
}

function goesOn(before: Block, block: Block): before is TextBlock {
  if (block.kind !== 'paragraph' || !block.opensPart) return false;
  if (before.kind !== 'paragraph' && before.kind !== 'item') return false;
  const last = before.lines.at(-1);
  const first = block.lines[0];
  if (!last || !first || Math.abs(last.size - first.size) > 0.07 * last.size) return false;
  if (/[.!?…:;。！？؟]["'”’)\]»」』）]*$/u.test(last.text)) return false;
  if (/^[\p{Ll}\d(,]/u.test(first.text) || isFull(before)) return true;
  // These scripts have no small letters, but their sentences nearly always end in a full stop.
  return isCjk(last.text.at(-1) ?? '') && isCjk(first.text.at(0) ?? '') && before.kind !== 'item';
}

/** Whether its last line goes to the margin, as far as its other lines tell. */
function isFull({ lines }: TextBlock): boolean {
  const last = lines.at(-1);
  if (!last || lines.length < 2) return false;
  const right = lines.reduce((most, line) => Math.max(most, line.right), 0);
  const left = lines.reduce((least, line) => Math.min(least, line.x), Infinity);
  return last.isRtl ? last.x < left + 4 * last.size : last.right > right - 4 * last.size;
}

function join(before: TextBlock, block: Block, pages: number): TextBlock {
  if (!isText(block)) return before;
  const at = before.lines.length;
  const added = Array.from({ length: pages }, () => at);
  return {
    ...before,
    lines: [...before.lines, ...block.lines],
    pageLines: [...before.pageLines, ...added],
  };
}

import { listShown } from '@engram/core/rich-text/cut-shown.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import type { Stretch, Unit } from './contract.ts';

/** A piece of a text as it is shown. */
export type Block =
  | (Stretch & { kind: 'heading' | 'paragraph' | 'code' })
  | (Stretch & { kind: 'item'; bullet: string; depth: number })
  | (Stretch & { kind: 'table'; group: number; rows: readonly (readonly Stretch[])[] });

/** All of a text in its order: what can be asked about, and the headings and lines between. */
export function listBlocks(text: string, units: readonly Unit[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const unit of units) {
    blocks.push(...readBetween(text, { start: at, end: unit.start }));
    addUnit(blocks, text, unit);
    at = unit.end;
  }
  blocks.push(...readBetween(`${text}\n`, { start: at, end: text.length + 1 }));
  return joinFormulas(text, blocks);
}

/** A formula with lines of its own is one piece, from its first to its last sign. */
function joinFormulas(text: string, blocks: readonly Block[]): Block[] {
  const isEdge = (block: Block) =>
    block.kind === 'code' && text.slice(block.start, block.end).trim() === '$$';
  const joined: Block[] = [];
  for (let place = 0; place < blocks.length; place += 1) {
    const block = blocks[place];
    if (block === undefined) continue;
    const last = isEdge(block) ? blocks.findIndex((one, no) => no > place && isEdge(one)) : -1;
    const closing = blocks[last];
    if (closing === undefined) joined.push(block);
    else {
      joined.push({ kind: 'paragraph', start: block.start, end: closing.end });
      place = last;
    }
  }
  return joined;
}

/** Where words can be chosen, in their order. */
export function listReadable(source: ShownText, blocks: readonly Block[]): Stretch[] {
  return blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [block]))
    .flatMap((part) => listShown(source, part))
    .flatMap(({ kind, start, end }) => (kind === 'words' ? [{ start, end }] : []));
}

type ShownText = { text: string; format?: TextFormat | undefined };

function addUnit(blocks: Block[], text: string, { kind, start, end, cells, group }: Unit): void {
  const last = blocks.at(-1);
  switch (kind) {
    case 'prose':
      blocks.push({ kind: 'paragraph', start, end });
      return;
    case 'code':
      blocks.push({ kind, start, end });
      return;
    case 'item': {
      const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
      const sign = line.trim().replace(/\s*\[[ xX]\]$/, '');
      const indent = line.length - line.trimStart().length;
      const bullet = /\w/.test(sign) ? sign : '•';
      blocks.push({ kind, start, end, bullet, depth: Math.min(3, Math.floor(indent / 2)) });
      return;
    }
    case 'row': {
      const row = cells ?? [{ start, end }];
      if (last?.kind === 'table' && last.group === group) {
        blocks[blocks.length - 1] = { ...last, end, rows: [...last.rows, row] };
      } else blocks.push({ kind: 'table', start, end, group, rows: [row] });
    }
  }
}

/** Whole lines only: what is before a unit on its own line is the sign of its list. */
function readBetween(text: string, { start, end }: Stretch): Block[] {
  const blocks: Block[] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n').slice(0, -1)) {
    const sign = /^\s*(?:#{1,6}\s+)?/.exec(line)?.[0] ?? '';
    const bare = line.slice(sign.length).replace(/[\s#]+$/, '');
    const isShown = /[\p{L}\p{N}]/u.test(bare) && !/^(?:```|~~~)/.test(bare);
    if (isShown) {
      const isHeading = sign.includes('#') || (bare.length < 80 && !/[.!?:;,]$/.test(bare));
      const from = at + sign.length;
      const kind = isHeading ? 'heading' : 'paragraph';
      blocks.push({ kind, start: from, end: from + bare.length });
    }
    at += line.length + 1;
  }
  return blocks;
}

import { isLarger, sizeKey } from '../lines/measure-type.ts';
import type { Line } from '../piece.ts';
import { type Block, isText, textOf } from './block.ts';

export type HeadingSetting = { bodySize: number; isBold: (line: Line) => boolean };

/** Makes headings of what is set larger than the body, or bold by itself, ranked over all pages. */
export function findHeadings(
  pages: readonly (readonly Block[])[],
  setting: HeadingSetting,
): Block[][] {
  const styles = new Set(pages.flat().flatMap((block) => styleOf(block, setting) ?? []));
  const levels = rankStyles([...styles], setting.bodySize);
  return pages.map((blocks) =>
    blocks.map((block) => {
      const style = styleOf(block, setting);
      if (!isText(block) || style === undefined) return block;
      return { ...block, kind: 'heading', level: levels.get(style) ?? 6, mark: '', skip: 0 };
    }),
  );
}

const maxHeadingLength = 200;
const maxBoldLength = 120;

/** The size of what may be a heading; undefined for everything else. */
function styleOf(block: Block, { bodySize, isBold }: HeadingSetting): number | undefined {
  if (!isText(block) || block.kind === 'note') return undefined;
  const text = textOf(block);
  if (!/[\p{L}\p{N}]/u.test(text) || text.length > maxHeadingLength) return undefined;
  const size = sizeKey(block.lines[0]?.size ?? 0);
  const isBullet = block.kind === 'item' && block.mark === '-';
  if (isLarger(size, bodySize)) return isBullet ? undefined : size;
  const standsOut = !isBullet && text.length <= maxBoldLength && !/[.,;:]$/.test(text);
  return standsOut && block.lines.every(isBold) ? size : undefined;
}

/** Sizes that look the same have one level. */
function rankStyles(sizes: readonly number[], bodySize: number): Map<number, number> {
  const levels = new Map<number, number>();
  let level = 0;
  let last = Infinity;
  for (const size of sizes.toSorted((one, other) => other - one)) {
    const isNext = size < 0.96 * last || (isLarger(last, bodySize) && !isLarger(size, bodySize));
    if (isNext) {
      level += 1;
      last = size;
    }
    levels.set(size, Math.min(level, 6));
  }
  return levels;
}

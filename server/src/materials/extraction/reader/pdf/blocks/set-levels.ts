import type { Block } from './block.ts';

/** Gives the items of lists their levels: one that begins further in than the item above is deeper. */
export function setLevels(blocks: readonly Block[]): Block[] {
  let stack: number[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'item') {
      stack = [];
      return block;
    }
    const size = block.lines[0]?.size ?? 0;
    stack = [...stack.filter((other) => other < block.indent - 0.5 * size), block.indent];
    return { ...block, level: Math.min(stack.length, 6) - 1 };
  });
}

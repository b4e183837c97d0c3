import type { Block } from '../rich-text.ts';

/** A block and the line behind its last one. */
export type FoundBlock = { readonly block: Block; readonly end: number };

/** Reads the block that begins at a line, where one of its kind does. */
export type BlockReader = (lines: readonly string[], at: number) => FoundBlock | undefined;

import type { Block, Inlines } from './rich-text.ts';

/** All rows of a table, with the one that names its columns where it has one. */
export function listRows({
  header,
  rows,
}: Pick<Extract<Block, { kind: 'table' }>, 'header' | 'rows'>): readonly (readonly Inlines[])[] {
  return header.length > 0 ? [header, ...rows] : rows;
}

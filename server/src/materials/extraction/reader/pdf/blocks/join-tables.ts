import type { Cell, Line, Table } from '../piece.ts';

/** Whether a table at the top of a page or column may be the rest of the one before it. */
export function mayGoOn({ edges: before }: Table, { edges, opensPart }: Table): boolean {
  if (!opensPart || !edges || before?.length !== edges.length) return false;
  const step = (edges[0] ?? 0) - (before[0] ?? 0);
  return edges.every((x, at) => Math.abs(x - step - (before[at] ?? 0)) < 3);
}

/** One table of two, with the names of its columns once. */
export function joinTables(above: Table, below: Table, pages: number): Table {
  const isAgain = below.rows.length > 1 && isSameRow(above.rows[0], below.rows[0]);
  const [first, ...others] = isAgain ? below.rows.slice(1) : below.rows;
  const last = above.rows.at(-1);
  const isRest = first !== undefined && last !== undefined && isRestOf(last, first);
  const added = isRest ? others : below.rows.slice(isAgain ? 1 : 0);
  const rows = isRest ? [...above.rows.slice(0, -1), joinRows(last, first)] : above.rows;
  const begin = isRest ? rows.length - 1 : rows.length;
  return {
    ...above,
    rows: [...rows, ...added],
    pageLines: [...above.pageLines, ...Array.from({ length: pages }, () => begin)],
  };
}

function isSameRow(one: readonly Cell[] | undefined, other: readonly Cell[] | undefined): boolean {
  return one !== undefined && other !== undefined && wordsOf(one) === wordsOf(other);
}

function wordsOf(cells: readonly Cell[]): string {
  return cells.map((cell) => cell.map(({ text }) => text).join(' ')).join('\n');
}

/** A row that is cut by the end of a page goes on in the cells that were longer than the others. */
function isRestOf(above: readonly Cell[], below: readonly Cell[]): boolean {
  const [first] = below;
  if (!first || first.length > 0 || above[0]?.length === 0) return false;
  return below.every((cell, at) => cell.length === 0 || (above[at]?.length ?? 0) > 0);
}

function joinRows(above: readonly Cell[], below: readonly Cell[]): Line[][] {
  return above.map((cell, at) => [...cell, ...(below[at] ?? [])]);
}

import type { Row } from '../piece.ts';

export type Sheet = { height: number; rows: readonly Row[] };

/** Takes running headers, footers and page numbers away from the pages of a document. */
export function dropFurniture(sheets: readonly Sheet[], bodySize: number): Row[][] {
  const counts = countEdges(sheets, bodySize);
  return sheets.map((sheet, at) => {
    const isFurniture = (row: Row) =>
      !row.lines.some(({ table }) => table) &&
      (isPageNumber(row, { at, pages: sheets.length }) ||
        isRepeated(counts.get(keyOf(row)) ?? [], sheets.length));
    const top = edgeRows(sheet, bodySize, 'top');
    const bottom = edgeRows(sheet, bodySize, 'bottom');
    const dropped = new Set([...takeWhile(top, isFurniture), ...takeWhile(bottom, isFurniture)]);
    return sheet.rows.filter((row) => !dropped.has(row));
  });
}

/** How deep the edges go in which furniture stands, as a share of the page's height. */
const zone = 0.13;
const maxEdgeRows = 4;

type Edge = 'top' | 'bottom';

/** The outermost rows of a page, from outside in. Large letters are titles, and titles stay. */
function edgeRows({ rows, height }: Sheet, bodySize: number, edge: Edge): Row[] {
  const isNear = ({ y }: Row) => (edge === 'top' ? y < zone * height : y > (1 - zone) * height);
  const outer = edge === 'top' ? rows.slice(0, maxEdgeRows) : rows.slice(-maxEdgeRows).toReversed();
  return takeWhile(outer, (row) => isNear(row) && row.size <= 1.2 * bodySize);
}

/** The pages on which each row stands at an edge. */
function countEdges(sheets: readonly Sheet[], bodySize: number): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const [at, sheet] of sheets.entries()) {
    const rows = [...edgeRows(sheet, bodySize, 'top'), ...edgeRows(sheet, bodySize, 'bottom')];
    for (const key of new Set(rows.map(keyOf))) counts.set(key, [...(counts.get(key) ?? []), at]);
  }
  return counts;
}

/** The same words at the same height; numbers change from page to page. */
function keyOf({ y, lines }: Row): string {
  const text = lines.map((line) => line.text).join(' ');
  const words = text
    .toLowerCase()
    .replaceAll(/\p{N}+/gu, '#')
    .replaceAll(/^[ivxlc]+ | [ivxlc]+$/g, '#')
    .replaceAll(/\s+/g, ' ');
  return `${Math.round(y / 4)} ${words}`;
}

/** Headers may change by chapter, or stand on every other page only. */
function isRepeated(pages: readonly number[], pageCount: number): boolean {
  if (pageCount <= 3) return pages.length >= 2 && pages.length >= pageCount - 1;
  return pages.length >= 3;
}

type Position = { at: number; pages: number };

/** A number that stands alone at the edge and says which page this is. */
function isPageNumber({ lines }: Row, { at, pages }: Position): boolean {
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .trim();
  const match =
    /^(?:page |p\. ?|seite |strana |стр\. ?|[-–—] ?)?(\d{1,4})(?: ?(?:\/|of|von|из) ?(\d{1,4}))?(?: ?[-–—])?$/i.exec(
      text,
    );
  if (!match?.[1]) return false;
  return Number(match[1]) === at + 1 || Number(match[2]) === pages;
}

function takeWhile<Value>(values: readonly Value[], isWanted: (value: Value) => boolean): Value[] {
  const end = values.findIndex((value) => !isWanted(value));
  return end === -1 ? [...values] : values.slice(0, end);
}

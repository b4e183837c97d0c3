import { parseInline } from '../parse-inline.ts';
import { richLimits, type Inlines } from '../rich-text.ts';
import { splitCells } from './split-cells.ts';
import type { BlockReader } from './line-reader.ts';

/**
 * Rows with bars, the second of which is nothing but a rule of as many cells; or, where no row is
 * known to name the columns, at least two rows between bars.
 */
export const findTable: BlockReader = (lines, at) => {
  const head = lines[at] ?? '';
  if (!head.includes('|')) return undefined;
  if (!isRule(lines[at + 1] ?? '')) return findRows(lines, at);
  const header = splitCells(head);
  const width = header.length;
  if (width > richLimits.columns || splitCells(lines[at + 1] ?? '').length !== width) {
    return undefined;
  }
  const last = Math.min(lines.length, at + 2 + richLimits.rows);
  let end = at + 2;
  while (end < last && (lines[end] ?? '').includes('|')) end += 1;
  const rows = lines.slice(at + 2, end).map((line) => parseRow(fit(splitCells(line), width)));
  return { block: { kind: 'table', header: parseRow(header), rows }, end };
};

const findRows: BlockReader = (lines, at) => {
  const width = countBetween(lines[at]);
  if (width < 2 || width > richLimits.columns) return undefined;
  const last = Math.min(lines.length, at + richLimits.rows);
  let end = at + 1;
  while (end < last && countBetween(lines[end]) === width) end += 1;
  if (end - at < 2) return undefined;
  const rows = lines.slice(at, end).map((line) => parseRow(splitCells(line)));
  return { block: { kind: 'table', header: [], rows }, end };
};

/** How many cells '| a | b |' has; '|x| + |y|' are no cells. */
function countBetween(line = ''): number {
  const isRow = /^\s{0,3}\|\s.*\s\|\s*$/.test(line) && !isRule(line);
  return isRow ? splitCells(line).length : 0;
}

/** '|---|:--:|' */
function isRule(line: string): boolean {
  return line.includes('|') && /^[\s|:-]+$/.test(line) && splitCells(line).every(isRuleCell);
}

function isRuleCell(cell: string): boolean {
  return /^:?-+:?$/.test(cell);
}

function parseRow(cells: readonly string[]): Inlines[] {
  return cells.map((cell) => parseInline(cell));
}

/** A row that is too long keeps its text in the last cell. */
function fit(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, column) =>
    column === width - 1 ? cells.slice(column).join(' | ') : (cells[column] ?? ''),
  );
}

import { splitCells } from '../rich-text/blocks/split-cells.ts';
import { matchOutside } from '../rich-text/inlines/match-outside.ts';

/**
 * A quote as people read it: rows of a table without their bars, each cell with the head of its
 * column. Everything else stays as it is.
 */
export function writeRows(quote: string, material: string, start: number): string {
  if (!holdsRow(quote)) return quote;
  const head = findHead(material, start);
  return quote
    .split('\n')
    .filter((line) => !isRule(line))
    .map((line) => (isRow(line) ? writeRow(splitCells(line), head) : line))
    .join('\n');
}

/** Whether some of its lines are rows of a table. */
export function holdsRow(quote: string): boolean {
  return quote.split('\n').some(isRow);
}

/** A bar in a formula or in code parts no cells. */
function isRow(line: string): boolean {
  return line.includes('|') && matchOutside(line, /\|/g).length > 0;
}

function writeRow(cells: readonly string[], head: readonly string[]): string {
  const isHead = cells.join('|') === head.join('|');
  const isNamed = !isHead && head.length === cells.length;
  return cells
    .map((cell, column) => (isNamed && column > 0 ? `${head[column]}: ${cell}` : cell))
    .filter((cell) => cell !== '')
    .join(' · ');
}

/** The first row of the table around a place, where a rule stands below it. */
function findHead(material: string, start: number): readonly string[] {
  const before = material.slice(0, start).split('\n');
  const after = material.slice(start).split('\n', 3);
  const opening = before.pop() ?? '';
  const lines = [`${opening}${after[0] ?? ''}`, ...after.slice(1)];
  for (let line = before.pop(); line?.includes('|'); line = before.pop()) lines.unshift(line);
  const [first = '', second = ''] = lines;
  return isRule(second) ? splitCells(first) : [];
}

/** '|---|:--:|' */
function isRule(line: string): boolean {
  return line.includes('|') && /^[\s|:-]+$/.test(line) && line.includes('-');
}

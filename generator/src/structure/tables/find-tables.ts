import { matchOutside } from '@engram/core/rich-text/inlines/match-outside.ts';
import type { Range, Table } from '../document.ts';
import type { Line, Span } from '../lines.ts';
import { splitByGaps } from './column-gaps.ts';
import { namesColumns } from './names-columns.ts';

/** A table with the lines it takes, its caption included. */
export type FoundTable = Span & Pick<Table, 'caption' | 'header' | 'rows'>;

/** Tables drawn with pipes, tabs, semicolons or commas, or with gaps that stand under each other. */
export function findTables(lines: readonly Line[], taken: readonly boolean[]): FoundTable[] {
  const tables: FoundTable[] = [];
  for (let no = 0; no < lines.length; no += 1) {
    if (taken[no] === true) continue;
    const run = findRun(lines, taken, no);
    if (run === null) continue;
    const table = readTable(lines, run, no);
    if (table !== null) tables.push(table);
    no += run.length - 1;
  }
  return tables;
}

type Row = Range & { cells: Range[]; isRuler: boolean };

function findRun(lines: readonly Line[], taken: readonly boolean[], from: number): Row[] | null {
  const first = lines[from];
  if (first === undefined || !/\||\t|\S {2,}\S|;.*;|,\S.*,\S/.test(first.bare)) return null;
  let to = from;
  while (to < lines.length && lines[to]?.bare !== '' && taken[to] !== true) to += 1;
  const run = lines.slice(from, to);
  return takePiped(run) ?? takeTabbed(run) ?? takeListed(run) ?? takeGapped(run);
}

function takePiped(run: readonly Line[]): Row[] | null {
  const rows = takeWhile(run, (line) => isPiped.test(line.bare) || isRuler(line));
  const isFramed = rows.every(({ bare }) => bare.startsWith('|')) || rows.some(isRuler);
  const isDrawn = isFramed ? rows.length >= 2 : rows.length >= 3 && haveOneWidth(rows);
  return isDrawn
    ? rows.map((line) => ({ ...cut(line, /(?<!\\)\|/g), isRuler: isRuler(line) }))
    : null;
}

const isPiped = /^\|.*\|$|\S\s+\|\s+\S/u;

/** Without a frame and a ruler only as many columns in every line make a table. */
function haveOneWidth(rows: readonly Line[]): boolean {
  return new Set(rows.map(({ bare }) => bare.split('|').length)).size === 1;
}

function isRuler({ bare }: Line): boolean {
  return /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?$/.test(bare) && bare.includes('|');
}

/** The end of a line was trimmed, so that a last cell without content may be missing. */
function takeTabbed(run: readonly Line[]): Row[] | null {
  const rows = takeWhile(run, ({ bare }) => /\S\t+\S/.test(bare));
  if (rows.length < 3) return null;
  const cells = rows.map((line) => cut(line, /\t/g));
  const width = cells[0]?.cells.length ?? 0;
  const fits = cells.every(
    (row) => row.cells.length <= width && row.cells.length >= Math.min(2, width),
  );
  const isFull = cells.filter((row) => row.cells.length === width).length >= cells.length * 0.8;
  return fits && isFull ? cells.map((row) => ({ ...row, isRuler: false })) : null;
}

const fewestListed = 3;

/** 'Chablis; France; Chardonnay' or 'Waltz,Standard,3/4': three columns at least, as many in each line. */
function takeListed(run: readonly Line[]): Row[] | null {
  for (const border of [/;\s/g, /;(?=\S)/g, /,(?=\S)/g]) {
    const rows = takeWhile(run, ({ bare }) => countOf(bare, border) >= fewestListed - 1);
    const widths = new Set(rows.map(({ bare }) => countOf(bare, border)));
    // A sentence has semicolons too, but three lines that all end in one are no table.
    const isListed = rows.length >= fewestListed && widths.size === 1 && !rows.some(isSentence);
    if (isListed) return rows.map((line) => ({ ...cut(line, border), isRuler: false }));
  }
  return null;
}

function countOf(bare: string, border: RegExp): number {
  return bare.match(border)?.length ?? 0;
}

function isSentence({ bare }: Line): boolean {
  return /[.;!?]$|^[-*•+–]\s/u.test(bare);
}

function takeGapped(run: readonly Line[]): Row[] | null {
  const rows = splitByGaps(run);
  return rows === null ? null : rows.map((row) => ({ ...row, isRuler: false }));
}

function takeWhile(run: readonly Line[], belongs: (line: Line) => boolean): Line[] {
  const end = run.findIndex((line) => !belongs(line));
  return run.slice(0, end < 0 ? run.length : end);
}

function cut(line: Line, border: RegExp): Range & { cells: Range[] } {
  const isFramed = line.bare.startsWith('|');
  const cells: Range[] = [];
  let from = 0;
  // A bar in code or in a formula parts nothing.
  for (const { index, 0: sign } of matchOutside(line.bare, border)) {
    if (index > 0 || !isFramed) cells.push(cellOf(line, from, index));
    from = index + sign.length;
  }
  if (from < line.bare.length || !isFramed) cells.push(cellOf(line, from, line.bare.length));
  return { start: line.start, end: line.end, cells };
}

/** Without white space and the marks of bold letters around the whole cell. */
function cellOf(line: Line, from: number, to: number): Range {
  const raw = line.bare.slice(from, to);
  const bare = raw.trim();
  const start = line.start + from + (raw.length - raw.trimStart().length);
  const marks = /^(\*\*|__|\*|_)([^*_]+)\1$/.exec(bare)?.[1]?.length ?? 0;
  return { start: start + marks, end: start + bare.length - marks };
}

function readTable(lines: readonly Line[], run: readonly Row[], from: number): FoundTable | null {
  const rows = run.filter((row) => !row.isRuler);
  const [first, ...others] = rows;
  if (first === undefined || first.cells.length < 2 || others.length === 0) return null;
  const texts = run
    .map((row, no) => row.cells.map((cell) => textOf(lines, from + no, cell)))
    .filter((_, no) => run[no]?.isRuler !== true);
  const [heads = [], ...below] = texts;
  const isHeader = run[1]?.isRuler === true || namesColumns(heads, below);
  const width = first.cells.length;
  const body = (isHeader ? others : rows).map((row) => ({ ...row, cells: widen(row, width) }));
  const caption = findCaption(lines, from);
  return {
    from: caption === null ? from : from - 1,
    to: from + run.length,
    caption,
    header: isHeader ? first.cells : [],
    rows: body.map(({ start, end, cells }) => ({ start, end, cells })),
  };
}

function textOf(lines: readonly Line[], no: number, cell: Range): string {
  const line = lines[no];
  return line === undefined ? '' : line.bare.slice(cell.start - line.start, cell.end - line.start);
}

function widen({ cells, end }: Row, width: number): Range[] {
  const missing = Math.max(0, width - cells.length);
  return [
    ...cells.slice(0, width),
    ...Array.from({ length: missing }, () => ({ start: end, end })),
  ];
}

function findCaption(lines: readonly Line[], from: number): Range | null {
  const before = lines[from - 1];
  if (before === undefined) return null;
  const isCaption = /^\**(?:table|tabelle|tab\.|tabla|tableau|cuadro)\s*\d/iu.test(before.bare);
  return isCaption ? { start: before.start, end: before.end } : null;
}

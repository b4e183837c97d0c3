import type { Line, Row } from '../piece.ts';
import type { Text } from './find-tables.ts';

/** Lines of code as they are set, each with the space before it. */
export type Code = {
  kind: 'code';
  text: readonly string[];
  /** The line with which each page begins that begins in it, one entry for each page. */
  pageLines: readonly number[];
  /** Whether it is the first of a column or page, so that it may go on with the one before. */
  opensPart?: boolean;
};

/** Tells code, which is set in letters of one width, among the rows of a column from its text. */
export function findCode(rows: readonly Row[], isMono: (font: string) => boolean): (Code | Text)[] {
  const runs: { isCode: boolean; rows: Row[] }[] = [];
  for (const row of rows) {
    const isCode = row.lines.every((line) => isMonoLine(line, isMono));
    const run = runs.at(-1);
    if (run?.isCode === isCode) run.rows.push(row);
    else runs.push({ isCode, rows: [row] });
  }
  const parts: (Code | Text)[] = [];
  for (const { isCode, rows: own } of runs) {
    const last = parts.at(-1);
    if (isCode && isWorthIt(own))
      parts.push({ kind: 'code', text: writeLines(own), pageLines: [] });
    else if (last?.kind === 'text') last.rows.push(...own);
    else parts.push({ kind: 'text', rows: own });
  }
  return parts;
}

/** Code that goes on over the end of a page or column. */
export function joinCode(above: Code, below: Code, pages: number): Code {
  const begin = above.text.length;
  return {
    ...above,
    text: [...above.text, ...below.text],
    pageLines: [...above.pageLines, ...Array.from({ length: pages }, () => begin)],
  };
}

function isMonoLine({ spans, table }: Line, isMono: (font: string) => boolean): boolean {
  const filled = spans.filter(({ text }) => text.trim() !== '');
  return !table && filled.length > 0 && filled.every(({ font }) => isMono(font));
}

/** One line alone may be an address or a word of a computer. */
function isWorthIt(rows: readonly Row[]): boolean {
  return rows.length > 1 || rows.some(({ lines }) => lines.some(({ text }) => codeSign.test(text)));
}

const codeSign = /[(){};=<>[\]$#]/;
const mostBlank = 2;

function writeLines(rows: readonly Row[]): string[] {
  const lines = rows.flatMap((row) => row.lines);
  const left = lines.reduce((least, { x }) => Math.min(least, x), Infinity);
  const width = widthOfLetter(lines);
  const pitch = findPitch(rows);
  return rows.flatMap((row, at) => {
    const above = rows[at - 1];
    const blank = above ? Math.round((row.y - above.y) / pitch) - 1 : 0;
    const text = row.lines.reduce((line, { x, text: words }) => {
      const column = Math.max(0, Math.round((x - left) / width));
      return line.padEnd(Math.max(column, line === '' ? 0 : line.length + 1)) + words;
    }, '');
    return [...Array.from({ length: Math.min(mostBlank, Math.max(0, blank)) }, () => ''), text];
  });
}

function widthOfLetter(lines: readonly Line[]): number {
  const longest = lines.reduce<Line | undefined>(
    (best, line) => (best && best.text.length >= line.text.length ? best : line),
    undefined,
  );
  return longest ? Math.max(1, (longest.right - longest.x) / longest.text.length) : 1;
}

/** The least step between two lines; blank ones make it wider. */
function findPitch(rows: readonly Row[]): number {
  const steps = rows.flatMap((row, at) => {
    const above = rows[at - 1];
    return above ? [row.y - above.y] : [];
  });
  return Math.max(1, Math.min(...steps, 3 * (rows[0]?.size ?? 10)));
}

import type { Range } from './document.ts';

/** A line without the white space around it; `from` is where the written line begins. */
export type Line = Range & { bare: string; from: number; indent: number; isQuoted: boolean };

/** Lines by their numbers, the last not included. */
export type Span = { from: number; to: number };

/**
 * The lines of a text, empty ones too, so that a number names the same line everywhere. The marks
 * of a quotation before a line and of a break behind it belong to none.
 */
export function readLines(text: string): Line[] {
  let from = 0;
  return text.split('\n').map((written) => {
    const marks = /^\s*(?:>\s?)*\s*/.exec(written)?.[0] ?? '';
    const bare = written.slice(marks.length).replace(/\s*\\?$/, '');
    const start = from + marks.length;
    const isQuoted = marks.includes('>');
    const indent = measureIndent(isQuoted ? marks.slice(marks.lastIndexOf('>') + 1) : written);
    const line = { bare, from, start, end: start + bare.length, indent, isQuoted };
    from += written.length + 1;
    return line;
  });
}

/** The number of the next line that is not empty, or -1. */
export function nextFull(lines: readonly Line[], no: number): number {
  for (let at = no + 1; at < lines.length; at += 1) {
    if (lines[at]?.bare !== '') return at;
  }
  return -1;
}

/** From the beginning of one line to the end of another. */
export function coverLines(lines: readonly Line[], { from, to }: Span): Range {
  return { start: lines[from]?.start ?? 0, end: lines[to - 1]?.end ?? 0 };
}

/** A range without the white space at its ends. */
export function trimRange(text: string, { start, end }: Range): Range {
  const part = text.slice(start, end);
  const bare = part.trim();
  const at = start + (part.length - part.trimStart().length);
  return { start: at, end: at + bare.length };
}

function measureIndent(written: string): number {
  let columns = 0;
  for (const sign of written) {
    if (sign === '\t') columns += 4;
    else if (sign === ' ' || sign === '\u00a0') columns += 1;
    else break;
  }
  return columns;
}

/** Whether a line only was too long and goes on in the next. */
export function goesOn(line: Line, next: Line | undefined): boolean {
  if (next === undefined || next.bare === '') return false;
  if (/^\p{Ll}/u.test(next.bare)) return true;
  const { length } = line.bare;
  return length >= 50 && next.bare.length >= 50 && next.bare.length <= length * 1.3;
}

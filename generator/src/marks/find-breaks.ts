import type { Range } from './read-cells.ts';

type Line = Range & { text: string };

/** A line this short was not broken because the page was full. */
const narrow = 50;

/**
 * The paragraphs of lines that follow each other. Where the next word would have fitted on a line,
 * its writer began a new one on purpose: notes are written so, a sentence a line.
 */
export function findBreaks(lines: readonly Line[]): Range[] {
  const widest = Math.max(0, ...lines.map(({ text }) => text.length));
  const paragraphs: Range[] = [];
  for (const [no, { start, end, text }] of lines.entries()) {
    const before = lines[no - 1]?.text;
    const last = paragraphs.at(-1);
    if (last && before !== undefined && !isBreak(before, text, widest)) last.end = end;
    else paragraphs.push({ start, end });
  }
  return paragraphs;
}

function isBreak(before: string, line: string, widest: number): boolean {
  if (!/^["'“‘„«(*_¿¡]*[\p{Lu}\p{Lo}\p{N}]/u.test(line) || /[,\-–—]$/u.test(before)) return false;
  const [word = ''] = line.split(/\s/, 1);
  return widest < narrow || before.length + 1 + word.length < widest * 0.8;
}

import type { Range } from '../document.ts';
import { type Line, trimRange } from '../lines.ts';
import { splitSentences } from './split-sentences.ts';

/** The sentences of lines that belong together; a line that ends early ends its sentence too. */
export function readParagraph(text: string, lines: readonly Line[], language: string): Range[] {
  const longest = Math.max(...lines.map(({ bare }) => bare.length));
  const pieces: Range[] = [];
  let start = lines[0]?.start ?? 0;
  for (const [no, line] of lines.entries()) {
    const next = lines[no + 1];
    if (next !== undefined && isWrapped(line, next, longest)) continue;
    pieces.push({ start, end: line.end });
    start = next?.start ?? line.end;
  }
  return pieces
    .map((piece) => trimRange(text, piece))
    .flatMap((piece) => splitSentences(text, piece, language));
}

function isWrapped(line: Line, next: Line, longest: number): boolean {
  // The mark of the quotation would stand inside the sentence.
  if (next.isQuoted) return false;
  if (/[:;]$/u.test(line.bare)) return false;
  if (/[.!?。！？]["'”’)\]]*$/u.test(line.bare)) return line.bare.length >= longest * 0.8;
  if (/^\p{Ll}/u.test(next.bare)) return true;
  return line.bare.length >= 40 && line.bare.length >= longest * 0.75;
}

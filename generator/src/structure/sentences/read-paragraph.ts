import type { Range } from '../document.ts';
import { type Line, trimRange } from '../lines.ts';
import { splitTerm } from '../lists/split-term.ts';
import { splitSentences } from './split-sentences.ts';

/** The sentences of lines that belong together. */
export function readParagraph(text: string, lines: readonly Line[], language: string): Range[] {
  return readPieces(text, lines).flatMap((piece) => splitSentences(text, piece, language));
}

/** Lines that only were too long joined; a line that ends early ends its sentence too. */
export function readPieces(text: string, lines: readonly Line[]): Range[] {
  const longest = Math.max(...lines.map(({ bare }) => bare.length));
  const pieces: Range[] = [];
  let start = lines[0]?.start ?? 0;
  for (const [no, line] of lines.entries()) {
    const next = lines[no + 1];
    const areTerms = next !== undefined && explains(text, line) && explains(text, next);
    if (next !== undefined && !areTerms && isWrapped(line, next, longest)) continue;
    pieces.push({ start, end: line.end });
    start = next?.start ?? line.end;
  }
  return pieces.map((piece) => trimRange(text, piece));
}

/** Lines of the form 'term: meaning' under each other are one each, however long they are. */
function explains(text: string, line: Line): boolean {
  return splitTerm(text, line).term !== null;
}

function isWrapped(line: Line, next: Line, longest: number): boolean {
  // The mark of the quotation would stand inside the sentence.
  if (next.isQuoted) return false;
  if (/[:;]$/u.test(line.bare)) return false;
  // Signs that people draw before their lines: '✗', '★', '→'.
  if (/^[✓✗✔✘★☆→➔►▶⚠!]\s/u.test(next.bare)) return false;
  // '1683  second siege of Vienna' under '1453  Constantinople falls'.
  if (/^\d{3,4}(?:\s?[–-]\s?\d{2,4})?(?:\t| {2,})\S/u.test(next.bare)) return false;
  // 'SBAR (Situation, Background)' above 'NEWS2 (National Early Warning Score 2)'.
  if (spelled.test(line.bare) && spelled.test(next.bare)) return false;
  if (/[.!?。！？]["'”’)\]]*$/u.test(line.bare)) return line.bare.length >= longest * 0.8;
  // A short line goes on in a small letter only if it cannot have ended: notes are written so.
  if (/^\p{Ll}/u.test(next.bare)) {
    if (/[,–-]$/u.test(line.bare)) return true;
    return line.bare.length >= 30 && !wouldFit(line, next, longest);
  }
  return line.bare.length >= 40 && line.bare.length >= longest * 0.75;
}

const spelled = /^\p{Lu}[\p{Lu}\d]+ \(/u;

/** Whether the next word had room: then the writer of notes began a new line on purpose. */
function wouldFit(line: Line, next: Line, longest: number): boolean {
  const [word = ''] = next.bare.split(' ', 1);
  const isNote = ![line, next].some(({ bare }) => /[.!?]$/u.test(bare));
  return isNote && line.bare.length + 1 + word.length < longest * 0.9;
}

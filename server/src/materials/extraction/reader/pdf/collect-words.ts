import type { Line } from './piece.ts';

/** All words of a document in small letters, but for those that a line's end may have broken. */
export function collectWords(lines: Iterable<Line>): Set<string> {
  const words = new Set<string>();
  for (const { text } of lines) {
    for (const word of text
      .toLowerCase()
      .match(/[\p{L}\p{M}'’]+(?:[-\u2010][\p{L}\p{M}'’]+)*(?![-\u2010]$)/gu) ?? []) {
      words.add(word.replaceAll('\u2010', '-'));
    }
  }
  return words;
}

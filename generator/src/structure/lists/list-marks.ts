import type { Line } from '../lines.ts';

/** What begins a line of a list. `sort` is the same for all marks that stand at one depth. */
export type Mark = { sort: string; isNumber: boolean; value: number; contentStart: number };

/** The mark of a list at the beginning of a line, if there is one. */
export function readMark(line: Line): Mark | null {
  const bullet = /^([-*+•◦▪▫‣·●○■–—➢✓]|[-=]>|→)\s+(?=\S)/u.exec(line.bare);
  if (bullet) return markOf(line, { sort: bullet[1] ?? '-', value: 0, length: bullet[0].length });
  const number = /^(\(?)(\d{1,3})([.)])\s+(?=\S)/.exec(line.bare);
  if (number) {
    const value = Number(number[2]);
    return markOf(line, { sort: `${number[1]}1${number[3]}`, value, length: number[0].length });
  }
  const letter = /^(\(?)([a-z]|[ivx]{2,4})(\)|\.(?!\s\p{Lu}\.))\s+(?=\S)/u.exec(line.bare);
  if (!letter) return null;
  const value = (letter[2]?.charCodeAt(0) ?? 96) - 96;
  return markOf(line, { sort: `${letter[1]}a${letter[3]}`, value, length: letter[0].length });
}

function markOf(line: Line, found: { sort: string; value: number; length: number }): Mark {
  const { sort, value, length } = found;
  return { sort, value, isNumber: value > 0, contentStart: line.start + length };
}

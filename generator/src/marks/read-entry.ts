import type { Range } from './read-cells.ts';

/** A line that explains a word: 'Osmosis: …', 'ATP = …', 'cortex – …', 'stimulus -> …'. */
export function readEntry(
  line: string,
  offset: number,
): { term: Range; meaning: Range } | undefined {
  const found = pattern.exec(line);
  if (!found) return undefined;
  const [, mark = '', term = '', separator = '', meaning = ''] = found;
  const words = term.trim().split(/\s+/).length;
  const isBold = mark === '**' || mark === '__';
  if (/[.!?;,|]/.test(term) || /^\d+$/.test(term.trim()) || words > (isBold ? 8 : 5)) {
    return undefined;
  }
  // A formula is none: its sides are cut by no rule of words.
  const isFormula = separator.includes('=') && !/^[\p{L}\p{N}\s-]+$/u.test(term);
  if (isFormula || (separator.trim() === '=' && !/^\p{L}[\p{L}-]+\s\p{L}/u.test(meaning))) {
    return undefined;
  }
  // A clause before a dash is a part of a sentence.
  if (/[–—-]/.test(separator) && !separator.includes('>') && !isBold && words > 3) return undefined;
  const termStart = offset + mark.length;
  const end = offset + line.length;
  return {
    term: { start: termStart, end: termStart + term.trimEnd().length },
    meaning: { start: end - meaning.length, end },
  };
}

const pattern =
  /^(\*\*|__|\*|`)?([\p{L}\p{N}][^:*`=\n]{0,60}?)(?:\1)?(\s?:(?:\*\*|__|\*)?\s+|\s+(?:=|[–—]|--?|->|→|=>)\s+)(\S[^]*)$/u;

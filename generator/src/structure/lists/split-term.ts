import type { Item, Range } from '../document.ts';
import { isFormula } from '../units/formula-lines.ts';
import { trimRange } from '../lines.ts';
import { maskUnits } from '../units/units.ts';

type Parts = Pick<Item, 'term' | 'sign' | 'meaning'>;

/** A term and its meaning where a sign joins the two; the marks of bold letters belong to neither. */
export function splitTerm(text: string, range: Range): Parts {
  const part = maskUnits(text.slice(range.start, range.end));
  if (isFormula(text.slice(range.start, range.end))) return nothing;
  const found = findBold(part) ?? findSign(part);
  if (found === null) return nothing;
  const term = stripTerm(text, { start: range.start, end: range.start + found.termEnd });
  const meaning = trimRange(text, { start: range.start + found.meaningStart, end: range.end });
  const isFull = meaning.start < meaning.end && isTerm(text.slice(term.start, term.end));
  return isFull ? { term, sign: found.sign, meaning } : nothing;
}

const nothing: Parts = { term: null, sign: null, meaning: null };

type Found = { termEnd: number; meaningStart: number; sign: NonNullable<Item['sign']> };

/** '**Term**: meaning', '**Term:** meaning', '**Term** – meaning'. */
function findBold(part: string): Found | null {
  const inside = /^(\*\*|__)([^*_]{1,80}):\1\s+/.exec(part);
  if (inside)
    return { termEnd: inside[0].trimEnd().length, meaningStart: inside[0].length, sign: ':' };
  const behind =
    /^(\*\*|__|\*|_)([^*_]{1,80})\1(?:\s*\([^()]{1,60}\))?\s*(:|=|[-=]>|→|⇒|[-–—])\s+/u.exec(part);
  if (!behind) return null;
  const written = behind[3] ?? ':';
  const termEnd = behind[0].trimEnd().length - written.length;
  return { termEnd, meaningStart: behind[0].length, sign: signOf(written) };
}

/** The first sign that joins two parts, not one inside brackets. */
function findSign(part: string): Found | null {
  const open = part
    .slice(0, longestTerm + 40)
    .replace(/\([^()]*\)|\[[^[\]]*\]/gu, (inside) => 'x'.repeat(inside.length));
  const found = /(?<=\S):(?=\s)|\s(?:=|[-=]>|→|⇒|[-–—])(?=\s)/u.exec(open);
  if (!found) return null;
  const meaningStart = found.index + found[0].length;
  return { termEnd: found.index, meaningStart, sign: signOf(found[0].trim()) };
}

function signOf(written: string): Found['sign'] {
  if (written === ':' || written === '=') return written;
  return /[>→⇒]/u.test(written) ? '->' : '-';
}

const longestTerm = 70;

/** Short and no sentence: 'The pattern is clear: the further out …' explains no word. */
function isTerm(term: string): boolean {
  const words = term.split(/\s+/);
  if (term.length > longestTerm || words.length > 8 || !/[\p{L}\p{N}]/u.test(term)) return false;
  if (/[.!?;]\s|[!?;,]$/u.test(term)) return false;
  // 'Will: a document that …' and 'free will' are terms.
  return words.length < 3 || !words.some((word) => sentenceWords.has(word.toLowerCase()));
}

const sentenceWords = new Set(
  `is are was were be been has have had can could may might must should will would does did do
  that which who because if when ist sind war waren hat haben wird werden kann können weil dass
  es son fue era eran tiene tienen puede pueden porque que est sont était étaient ont peut peuvent
  parce qui`.split(/\s+/),
);

/** Without white space and, where bold letters begin it, nothing but them. */
function stripTerm(text: string, range: Range): Range {
  const { start, end } = trimRange(text, range);
  const bold = /^(\*\*|__|\*|_)([^*_]+)\1/.exec(text.slice(start, end));
  const [, marks = '', letters = ''] = bold ?? [];
  if (letters === '') return { start, end };
  const inner = letters.replace(/[:\s]+$/, '');
  return { start: start + marks.length, end: start + marks.length + inner.length };
}

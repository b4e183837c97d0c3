import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';
import { isInsideWord } from '../grounding/find-words.ts';
import type { Range } from '../structure/document.ts';
import { takeCharge } from './take-charge.ts';

/**
 * A selection as whole words: what was cut in two is taken whole, and the space, the stops and the
 * marks of emphasis around it are left out. Formulas and charges are never cut.
 */
export function trimStretch(text: string, stretch: Range): Range {
  let start = Math.max(0, Math.min(stretch.start, text.length));
  let end = Math.max(start, Math.min(stretch.end, text.length));
  while (start < end && isAround(text.slice(start, end), 'front')) start += 1;
  while (end > start && isAround(text.slice(start, end), 'back')) end -= 1;
  if (start === end) return { start, end };
  while (isInsideToken(text, start)) start -= 1;
  while (isInsideToken(text, end)) end += 1;
  end = takeCharge(text, end);
  return takeFormula(text, { start, end });
}

function isAround(words: string, side: 'front' | 'back'): boolean {
  const sign = side === 'front' ? words.charAt(0) : words.charAt(words.length - 1);
  if (/[\s,;:!?…。！？，；：、*_`"“”„«»‘]/u.test(sign)) return true;
  // The mark of a list that was selected with its point.
  if (side === 'front' && /^[-–•◦▪+]\s/u.test(words)) return true;
  if (side === 'front') return sign === '’' || sign === "'" || isOpen(words, sign) || sign === '.';
  // 'U.S.' keeps its last stop, 'urine.' does not.
  if (sign === '.') return !/\.\p{L}\.$/u.test(words);
  return sign === ')' || sign === ']' ? !words.includes(sign === ')' ? '(' : '[') : false;
}

/** A bracket that nothing closes. */
function isOpen(words: string, sign: string): boolean {
  if (sign === '(') return !words.includes(')') || /^\([^()]*\)$/.test(words);
  return sign === '[' || sign === ')' || sign === ']';
}

/** Between two letters, or inside '3.5', 'well-known' and 'Bowman’s'. */
function isInsideToken(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  if (isInsideWord(text, at)) return true;
  const around = text.slice(at - 1, at + 1);
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at, at + 2)];
  if (/^[\p{L}\p{N}][-'’.,]$/u.test(around)) {
    const joint = around.charAt(1);
    const next = text.charAt(at + 1);
    return joint === '.' || joint === ',' ? /\d/.test(around) && /\d/.test(next) : isLetter(next);
  }
  const joint = /^[\p{L}\p{N}]([-'’.,])$/u.exec(before)?.[1];
  if (joint === undefined) return false;
  const isNumber = joint === '.' || joint === ',';
  return isNumber ? /^\d/.test(before) && /^\d/.test(after) : isLetter(after.charAt(0));
}

function isLetter(sign: string): boolean {
  return /^\p{L}$/u.test(sign);
}

/** A border inside a formula or code moves out of it. */
function takeFormula(text: string, { start, end }: Range): Range {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const line = text.slice(lineStart, found < 0 ? text.length : found);
  const taken = { start, end };
  for (const unit of findUnits(line)) {
    const [from, to] = [lineStart + unit.start, lineStart + unit.end];
    if (start > from && start < to) taken.start = from;
    if (end > from && end < to) taken.end = to;
  }
  return taken;
}

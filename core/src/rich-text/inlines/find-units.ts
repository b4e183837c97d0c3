import { richLimits } from '../rich-text.ts';
import { isMoney } from './is-money.ts';
import type { Unit } from './unit.ts';

/** All code and formulas of a text that is one paragraph or line, in their order. */
export function findUnits(text: string): Unit[] {
  const findUnit = makeUnitFinder(text);
  const units: Unit[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/[\\`$]/g)) {
    if (index < end) continue;
    const unit = findUnit(index);
    if (unit !== undefined) units.push(unit);
    end = unit?.end ?? (text.charAt(index) === '\\' ? index + 2 : index + 1);
  }
  return units;
}

/**
 * Tells which unit begins at a place. It is asked from the front to the back of the text, so that
 * each closing sign is looked for once, and reading stays linear however many are never closed.
 */
export function makeUnitFinder(text: string): (at: number) => Unit | undefined {
  const findMark = makeMarkFinder(text);

  return (at) => {
    const sign = text.charAt(at);
    if (sign === '`') return findCode(text, at);
    const pair = formulaMarks.find(({ open }) => text.startsWith(open, at));
    if (pair === undefined) return undefined;
    const start = at + pair.open.length;
    const close = findMark(pair.close, start);
    if (close === undefined || close - start > richLimits.formulaLength) return undefined;
    const content = text.slice(start, close);
    const end = close + pair.close.length;
    if (content.trim() === '' || content.includes('\n\n')) return undefined;
    if (pair.open === '$' && isMoney(text, at, end)) return undefined;
    return { kind: 'formula', content: content.trim(), start: at, end };
  };
}

const formulaMarks = [
  { open: '\\(', close: '\\)' },
  { open: '\\[', close: '\\]' },
  { open: '$$', close: '$$' },
  { open: '$', close: '$' },
] as const;

/** Where a mark comes next without a backslash before it. */
function makeMarkFinder(text: string): (mark: string, from: number) => number | undefined {
  const found = new Map<string, { from: number; at: number | undefined }>();

  return (mark, from) => {
    const last = found.get(mark);
    const isKnown = last !== undefined && last.from <= from && (last.at ?? Infinity) >= from;
    if (isKnown) return last.at;
    const at = findBare(text, mark, from);
    found.set(mark, { from, at });
    return at;
  };
}

function findBare(text: string, mark: string, from: number): number | undefined {
  let at = text.indexOf(mark, from);
  while (at > from && text.charAt(at - 1) === '\\') at = text.indexOf(mark, at + 1);
  return at < 0 ? undefined : at;
}

/** One to three signs around it, and in one line. */
function findCode(text: string, at: number): Unit | undefined {
  code.lastIndex = at;
  const [whole, , content = ''] = code.exec(text) ?? [];
  if (whole === undefined || content.trim() === '') return undefined;
  const isPadded = content.startsWith(' ') && content.endsWith(' ');
  return {
    kind: 'code',
    content: isPadded ? content.slice(1, -1) : content,
    start: at,
    end: at + whole.length,
  };
}

const code = /(?<!`)(`{1,3})(?!`)([^\n]*?[^`\n])\1(?!`)/y;

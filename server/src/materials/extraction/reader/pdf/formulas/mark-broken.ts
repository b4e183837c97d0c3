import { brokenFormula } from '@engram/core/rich-text/broken-formula.ts';
import type { Line, Span } from '../piece.ts';
import { functions } from './looks-mathy.ts';

export type MathFonts = { isMath: (font: string) => boolean; isSigns: (font: string) => boolean };

/**
 * Puts our mark behind what can only be a part of a formula of several heights: a root of which
 * nothing says how far it goes, a sum or an integral, whose limits may stand anywhere, brackets that
 * are put together of parts, and signs that the file does not name.
 */
export function markBroken(line: Line, { isMath, isSigns }: MathFonts): Line {
  const at = line.spans.findIndex(
    ({ text, font, isLossy, isStacked }) =>
      isStacked ||
      isSigns(font) ||
      severalHeights.test(text) ||
      (isLossy === true && (isMath(font) || /[=<>≤≥≈±×÷∈→]/u.test(line.text))),
  );
  const rootAt = at < 0 ? findOpenRoot(line) : at;
  return rootAt < 0 ? line : { ...line, spans: putMark(line.spans, rootAt) };
}

/** Behind the signs and letters of the formula that begins in a span. */
export function putMark(spans: readonly Span[], from: number): Span[] {
  const marked = [...spans];
  let at = from;
  const first = spans[at]?.text.search(severalHeights) ?? -1;
  let end = endOfFormula(spans[at]?.text ?? '', Math.max(0, first));
  while (end === undefined && at + 1 < spans.length) {
    at += 1;
    end = endOfFormula(spans[at]?.text ?? '', 0);
  }
  const span = spans[at];
  if (!span) return marked;
  const cut = end ?? span.text.length;
  const parts = [
    { ...span, text: span.text.slice(0, cut).trimEnd() },
    { ...span, text: ` ${brokenFormula}`, isRaised: false },
    { ...span, text: cut < span.text.length ? ` ${span.text.slice(cut).trimStart()}` : '' },
  ];
  marked.splice(at, 1, ...parts.filter(({ text }) => text !== ''));
  return marked;
}

/** Where the next word begins that no formula has. */
function endOfFormula(text: string, from: number): number | undefined {
  for (const { 0: word, index } of text.slice(from).matchAll(/\p{L}{2,}/gu)) {
    if (!functions.has(word.toLowerCase()) && (word.length > 2 || small.has(word)))
      return from + index;
  }
  return undefined;
}

const small: ReadonlySet<string> = new Set(
  'is of to in we so it by if or as on at an be no zu im am da du el la es se le et un'.split(' '),
);

const severalHeights = /[∑∏∐∫∬∭∮⋃⋂⨁⨂⎛-⎭⌠⌡⎲⎳]/u;

/** A root of one number or letter is clear where nothing comes behind it that could belong to it. */
function findOpenRoot({ spans, text }: Line): number {
  if (!/[√∛∜]/u.test(text.replaceAll(clearRoot, ''))) return -1;
  return spans.findIndex((span) => /[√∛∜]/u.test(span.text));
}

const clearRoot = /[√∛∜]\s?(?:\d+|\p{L})(?=\s*(?:$|[,.;:?!)=≈<>]|\p{L}{3}))/gu;

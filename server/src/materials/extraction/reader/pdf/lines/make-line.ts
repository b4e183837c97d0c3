import { isCjk } from '../clean-text.ts';
import type { Line, Piece, SpacedPiece, Span } from '../piece.ts';
import { isRtlText, orderRtl } from './order-rtl.ts';

type Base = { y: number; size: number };

/** Puts pieces that stand beside each other together as words. */
export function makeLine(pieces: readonly Piece[], base: Base): Line {
  const isRtl = isRtlText(pieces.map(({ text }) => text).join(''));
  const sorted = pieces.toSorted((one, other) => one.x - other.x);
  const letterGap = smallestLetterGap(sorted);
  const spaced = sorted.map((piece, at) => ({
    piece,
    isApart: isApart(sorted[at - 1], piece, letterGap),
  }));
  const spans = isRtl ? orderRtl(spaced) : joinSpans(spaced, base);
  const first = sorted[0];
  return {
    spans,
    text: spans.map(({ text }) => text).join(''),
    x: first?.x ?? 0,
    right: sorted.reduce((most, { x, width }) => Math.max(most, x + width), 0),
    y: base.y,
    size: base.size,
    order: pieces.reduce((least, { order }) => Math.min(least, order), Infinity),
    isRtl,
  };
}

function joinSpans(pieces: readonly SpacedPiece[], base: Base): Span[] {
  const spans: Span[] = [];
  for (const [at, { piece, isApart: isSpaced }] of pieces.entries()) {
    const text = `${isSpaced ? ' ' : ''}${piece.text}`;
    const isSmall = piece.size < 0.9 * base.size;
    const isRaised = isSmall && piece.y < base.y - 0.15 * base.size;
    const isLowered = isSmall && piece.y > base.y + 0.08 * base.size;
    const look = {
      font: piece.font,
      isRaised,
      ...(isLowered && { isLowered }),
      ...(piece.isLossy && { isLossy: piece.isLossy }),
      ...(isOver(pieces[at - 1]?.piece, piece) && { isStacked: true as const }),
    };
    const last = spans.at(-1);
    if (last && hasLook(last, look)) last.text += text;
    else spans.push({ text, ...look });
  }
  return spans;
}

function hasLook(span: Span, look: Omit<Span, 'text'>): boolean {
  const { font, isRaised, isLowered, isLossy, isStacked } = look;
  const isSamePlace = span.isRaised === isRaised && span.isLowered === isLowered && !isStacked;
  return span.font === font && isSamePlace && span.isLossy === isLossy;
}

/** As the parts of a fraction are, and the limits of a sum; letters of Hebrew have such marks too. */
function isOver(before: Piece | undefined, piece: Piece): boolean {
  if (!before) return false;
  const size = Math.max(before.size, piece.size);
  if (Math.abs(before.y - piece.y) < 0.25 * size) return false;
  const shared = before.x + before.width - piece.x;
  return shared > 0.5 * Math.min(before.width, piece.width);
}

function isApart(before: Piece | undefined, piece: Piece, letterGap: number): boolean {
  if (!before) return false;
  const last = before.text.at(-1) ?? '';
  const first = piece.text.at(0) ?? '';
  const gap = piece.x - (before.x + before.width);
  const size = Math.min(before.size, piece.size);
  if (isCjk(last) && isCjk(first)) return false;
  if (isLetter(before.text) && isLetter(piece.text) && letterGap > 0) return gap > 1.5 * letterGap;
  // A space was drawn before the later of the two, whichever side that is.
  const isSpaced = before.order > piece.order ? before.isSpaced : piece.isSpaced;
  return gap > 0.15 * size || (isSpaced && gap > -0.2 * size);
}

/** How far the letters of a word stand apart, when each letter was drawn by itself. */
function smallestLetterGap(pieces: readonly Piece[]): number {
  const gaps = pieces.flatMap((piece, at) => {
    const before = pieces[at - 1];
    if (!before || !isLetter(before.text) || !isLetter(piece.text)) return [];
    return [piece.x - before.x - before.width];
  });
  const least = gaps.reduce((one, other) => Math.min(one, other), Infinity);
  const size = pieces[0]?.size ?? 0;
  return gaps.length >= 3 && least > 0.15 * size ? least : 0;
}

export function isLetter(text: string): boolean {
  return text.length === 1 && text.toLowerCase() !== text.toUpperCase();
}

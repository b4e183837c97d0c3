import { isRtlText } from '../lines/order-rtl.ts';
import type { Piece } from '../piece.ts';
import { readMarker } from '../blocks/read-marker.ts';
import type { Box } from './walk-paths.ts';

/** Browsers draw the bullets of lists as shapes. Puts them into the text as letters. */
export function addBullets(pieces: readonly Piece[], boxes: readonly Box[]): Piece[] {
  const byHeight = Map.groupBy(pieces, ({ y }) => Math.floor(y / bandHeight));
  const bullets = new Map<Piece, Piece>();
  for (const box of boxes) {
    const band = Math.floor((box.top + box.bottom) / 2 / bandHeight);
    const near = [-1, 0, 1, 2].flatMap((step) => byHeight.get(band + step) ?? []);
    const beside = near.find((piece) => isBulletOf(box, piece));
    if (beside) bullets.set(beside, toPiece(box, beside));
  }
  return pieces.flatMap((piece) => {
    const bullet = bullets.get(piece);
    return bullet ? [bullet, { ...piece, isSpaced: true }] : [piece];
  });
}

/** Whether the bullets of a page are letters. */
export function hasBullets(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text }) => /^[•●○◦▪■‣]/.test(text));
}

/** Whether lines stand further in than others for no reason to be seen: a list without bullets. */
export function lacksBullets(pieces: readonly Piece[]): boolean {
  const starts = pieces.filter((piece, at) => {
    const before = pieces[at - 1];
    return !before || Math.abs(before.y - piece.y) > 0.9 * piece.size;
  });
  const left = starts.reduce((least, { x }) => Math.min(least, x), Infinity);
  const right = starts.reduce((most, { x, width }) => Math.max(most, x + width), -Infinity);
  const isIn = (piece: Piece) =>
    isRtlText(piece.text)
      ? piece.x + piece.width < right - 0.9 * piece.size
      : piece.x > left + 0.9 * piece.size && !readMarker(`${piece.text} x`);
  return starts.some((piece, at) => {
    const next = starts[at + 1];
    return isIn(piece) && next !== undefined && isIn(next);
  });
}

/** Points; a page has about a line in each band. */
const bandHeight = 12;

function isBulletOf(box: Box, { x, y, width, size, text }: Piece): boolean {
  const middle = (box.top + box.bottom) / 2;
  const side = box.bottom - box.top;
  if (middle < y - 0.75 * size || middle > y + 0.1 * size) return false;
  if (side < 0.12 * size || side > 0.65 * size) return false;
  const gap = isRtlText(text) ? box.left - (x + width) : x - box.right;
  return gap > 0.1 * size && gap < 1.6 * size;
}

function toPiece(box: Box, beside: Piece): Piece {
  return { ...beside, text: '•', x: box.left, width: box.right - box.left, isSpaced: true };
}

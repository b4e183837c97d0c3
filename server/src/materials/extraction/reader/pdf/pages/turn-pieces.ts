import type { Piece } from '../piece.ts';

/** Quarter turns, clockwise, by which letters are turned away from upright. */
export type Turn = 0 | 1 | 2 | 3;
export type TurnedPiece = { turn: Turn; piece: Piece };
export type Sheet = { width: number; height: number };

/**
 * Turns a page so that most of its text stands upright. What still lies on its side comes last,
 * unless it stands beside the text: that is a stamp, not something to study.
 */
export function turnPieces(turned: readonly TurnedPiece[], main: Turn, sheet: Sheet): Piece[] {
  const upright = turned.filter(({ turn }) => turn === main).map(({ piece }) => piece);
  if (upright.length === turned.length && main === 0) return upright;
  const left = upright.reduce((least, { x }) => Math.min(least, x), Infinity);
  const right = upright.reduce((most, { x, width }) => Math.max(most, x + width), -Infinity);
  const others = turned
    .filter(({ turn, piece }) => turn !== main && piece.x > left && piece.x < right)
    .map(({ turn, piece }) => turnUpright(piece, turn, sheet));
  const uprights = upright.map((piece) => turnUpright(piece, main, sheet));
  return [...uprights, ...placeBelow(others, uprights)];
}

/** By which most of the letters of a page are turned. */
export function mainTurn(turned: readonly TurnedPiece[]): Turn {
  const letters = [0, 0, 0, 0];
  for (const { turn, piece } of turned) letters[turn] = (letters[turn] ?? 0) + piece.text.length;
  const turns = [0, 1, 2, 3] as const;
  return turns.reduce((best, turn) => ((letters[turn] ?? 0) > (letters[best] ?? 0) ? turn : best));
}

/** Something of a page, when the page is turned back so that its letters stand upright. */
export function turnUpright<Placed extends { x: number; y: number }>(
  piece: Placed,
  turn: Turn,
  { width, height }: Sheet,
): Placed {
  const { x, y } = piece;
  switch (turn) {
    case 0:
      return piece;
    case 1:
      return { ...piece, x: y, y: width - x };
    case 2:
      return { ...piece, x: width - x, y: height - y };
    case 3:
      return { ...piece, x: height - y, y: x };
  }
}

function placeBelow(pieces: readonly Piece[], above: readonly Piece[]): Piece[] {
  const bottom = above.reduce((most, { y, size }) => Math.max(most, y + 2 * size), 0);
  return pieces.map((piece) => ({ ...piece, y: piece.y + bottom }));
}

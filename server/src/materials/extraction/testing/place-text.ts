import { makeLine } from '../reader/pdf/lines/make-line.ts';
import { makeRows } from '../reader/pdf/lines/make-rows.ts';
import type { Line, Piece, Row } from '../reader/pdf/piece.ts';

type Place = {
  x?: number;
  y?: number;
  size?: number;
  font?: string;
  width?: number;
  order?: number;
};

/** A piece of text on a page whose letters are all half as wide as they are high. */
export function placePiece(text: string, place: Place = {}): Piece {
  const { x = 50, y = 100, size = 10, font = 'regular', order = 0 } = place;
  const width = place.width ?? text.length * size * 0.5;
  return { text, x, y, size, font, width, order, isSpaced: false };
}

export function placeLine(text: string, place: Place = {}): Line {
  const piece = placePiece(text, place);
  return makeLine([piece], piece);
}

/** Lines below each other, each a row of texts at their places from the left. */
export function placeRows(rows: readonly Record<number, string>[], place: Place = {}): Row[] {
  const { y = 100, size = 10 } = place;
  const pieces = rows.flatMap((texts, at) =>
    Object.entries(texts).map(([x, text]) =>
      placePiece(text, { ...place, x: Number(x), y: y + at * 1.2 * size }),
    ),
  );
  return makeRows(pieces.map((piece, order) => ({ ...piece, order })));
}

export function textsOf(rows: readonly Row[]): string[] {
  return rows.map(({ lines }) => lines.map(({ text }) => text).join(' | '));
}

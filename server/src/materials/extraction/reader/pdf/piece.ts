/** Some letters where they stand on the page, from its top left corner, in points. */
export type Piece = {
  text: string;
  x: number;
  /** Where its letters stand, not where they end. */
  y: number;
  width: number;
  size: number;
  font: string;
  isSpaced: boolean;
  /** Its place in the order in which the page is drawn. */
  order: number;
};

/** A piece, and whether a gap stands to its left. */
export type SpacedPiece = { piece: Piece; isApart: boolean };

/** Letters of one kind within a line. */
export type Span = { text: string; font: string; isRaised: boolean };

/** Words that stand beside each other with no wide gap between. */
export type Line = {
  spans: readonly Span[];
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  order: number;
  isRtl: boolean;
};

/** Everything that stands at one height, from left to right. */
export type Row = { y: number; size: number; lines: readonly Line[] };

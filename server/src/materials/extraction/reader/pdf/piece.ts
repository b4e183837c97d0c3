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
  /** Some of its signs have no name in the file. */
  isLossy?: true;
  /** Its place in the order in which the page is drawn. */
  order: number;
};

/** A piece, and whether a gap stands to its left. */
export type SpacedPiece = { piece: Piece; isApart: boolean };

/** Letters of one kind within a line. */
export type Span = {
  text: string;
  font: string;
  isRaised: boolean;
  isLowered?: true;
  isLossy?: true;
  /** It is above or below another part of its line. */
  isStacked?: true;
};

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
  /** The table that stands here, which has been read already; its words are the text. */
  table?: Table;
};

/** Everything that stands at one height, from left to right. */
export type Row = { y: number; size: number; lines: readonly Line[] };

export type Cell = readonly Line[];

export type Table = {
  kind: 'table';
  rows: readonly (readonly Cell[])[];
  /** The row with which each page begins that begins in it, one entry for each page. */
  pageLines: readonly number[];
  /** Where its columns begin, if lines are drawn between them. */
  edges?: readonly number[];
  /** Whether it is the first of a column or page, so that it may go on with the one before. */
  opensPart?: boolean;
  /** Its first row is known to name the columns. */
  hasHead?: boolean;
};

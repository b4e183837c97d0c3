/** Code or a formula inside a line, which stays whole whatever is in it. */
export type Unit = {
  readonly kind: 'code' | 'formula';
  /** What is between its marks. */
  readonly content: string;
  readonly start: number;
  readonly end: number;
};

/** Code or a formula inside a line, which stays whole whatever stands in it. */
export type Unit = {
  readonly kind: 'code' | 'formula';
  /** What stands between its marks. */
  readonly content: string;
  readonly start: number;
  readonly end: number;
};

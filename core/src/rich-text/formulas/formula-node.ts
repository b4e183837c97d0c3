/** A formula as a tree; what only says how it looks is not in it. */
export type FormulaNode =
  | { readonly kind: 'sign'; readonly sign: string }
  /** 'sin', 'lim' */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'chemistry'; readonly text: string }
  | { readonly kind: 'group'; readonly row: FormulaRow }
  | { readonly kind: 'fraction'; readonly top: FormulaRow; readonly bottom: FormulaRow }
  | { readonly kind: 'root'; readonly degree: FormulaRow; readonly of: FormulaRow }
  | {
      readonly kind: 'scripts';
      readonly base: FormulaRow;
      readonly low: FormulaRow;
      readonly high: FormulaRow;
    }
  /** Something over, under or around what it holds; also what is not known. */
  | { readonly kind: 'command'; readonly name: string; readonly rows: readonly FormulaRow[] }
  | {
      readonly kind: 'grid';
      readonly shape: GridShape;
      readonly lines: readonly (readonly FormulaRow[])[];
    };

export type FormulaRow = readonly FormulaNode[];

/** Cells in brackets or without, cases behind a brace, and lines under each other. */
export type GridShape = 'matrix' | 'cases' | 'lines';

/** What goes beyond is not read as a tree but taken as it is written. */
export const formulaLimits = { length: 2_000, depth: 24 } as const;

export function sign(written: string): FormulaNode {
  return { kind: 'sign', sign: written };
}

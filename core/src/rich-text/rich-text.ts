import type { Cover } from '../pictures/cover.ts';

/** What a rich text is read as: blocks under each other, and in their lines the inlines. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: Inlines }
  | { readonly kind: 'heading'; readonly level: number; readonly inlines: Inlines }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      /** The number of the first item, where they are numbered. */
      readonly start: number;
      readonly items: readonly Inlines[];
    }
  | { readonly kind: 'formula'; readonly latex: string }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | {
      readonly kind: 'table';
      /** Empty where no row is known to name the columns. */
      readonly header: readonly Inlines[];
      /** Each as long as the header and as each other. */
      readonly rows: readonly (readonly Inlines[])[];
    };

/** A line break in a text is one on the screen too. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly latex: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly inlines: Inlines }
  | { readonly kind: 'subscript' | 'superscript'; readonly inlines: Inlines }
  | ({ readonly kind: 'picture' } & ShownPicture);

export type ShownPicture = {
  readonly id: string;
  readonly alternative: string;
  readonly cover?: Cover;
};

export type Inlines = readonly Inline[];

/** What goes beyond stays as it is written. */
export const richLimits = {
  /** Inlines of one line or paragraph. */
  inlines: 4_000,
  /** Blocks, items and cells of one text together. */
  blocks: 20_000,
  /** Of one list; what follows is the next one. */
  items: 2_000,
  /** Of one table. */
  rows: 2_000,
  columns: 20,
  formulaLength: 2_000,
  formulaLines: 40,
  scriptLength: 60,
  scriptDepth: 3,
  alternativeLength: 500,
} as const;

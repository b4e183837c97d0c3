import { materialLimits } from '@engram/core/limits.ts';
import { documentKinds } from '@engram/core/materials/kinds.ts';

/**
 * What was read out of a document: its text as rich text. Blocks are apart by a blank line; headings
 * begin with '# ' to '###### ', items with '- ' or '1. ' (two spaces deeper a level), a label is
 * '**Term**', a row of a table is '| a | b |' with a ruler after a row that is known to name the
 * columns, a footnote is '[^1]: words', a formula is '$x$' or '$$x$$', code is fenced. Words that
 * would be taken for such marks are escaped by the readers that write formulas.
 */
export type Reading = {
  text: string;
  /** As a page of the web calls itself. */
  title?: string;
  /** Where each page begins in the text, for what has pages. */
  pageStarts?: readonly number[];
  /** Numbers, from 1, of the pages on which nothing could be read. */
  pagesWithoutText: readonly number[];
  /** The document goes on, but we stopped. */
  isCut: boolean;
};

/** What a reader can be given: documents, and pages of the web, of which only the main text is read. */
export const readableKinds = [...documentKinds, 'web'] as const;
export type ReadableKind = (typeof readableKinds)[number];

export const refusals = [
  'damaged',
  'empty',
  'locked',
  'password',
  'scanned',
  'too-complex',
  'unclear',
  'wrong-type',
] as const;
export type Refusal = (typeof refusals)[number];

/** What came of a document. */
export type Outcome = { reading: Reading } | { refusal: Refusal };

/** Nothing can be read, and we know why. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}

/**
 * A reader of one kind of document, and how long its process lives, which is usual unless said.
 * Throws Unreadable, or anything at all when the file is broken.
 */
export type ReadDocument = (bytes: Uint8Array, timeoutMs?: number) => Promise<Reading>;

export const readingLimits = {
  characters: materialLimits.maxExtractedCharacters,
  titleCharacters: 300,
  pages: materialLimits.maxPages,
  timeoutMs: 15_000,
} as const;

import { materialLimits } from '@engram/core/limits.ts';

/**
 * What was read out of a document: its text as light Markdown. Blocks stand apart by a blank line;
 * headings begin with '# ' to '###### ', items with '- ' or '1. ' (two spaces deeper a level), a
 * label is '**Term**', a row of a table is '| a | b |', a footnote is '[^1]: words'. Nothing else is
 * marked, and nothing is escaped.
 */
export type Reading = {
  text: string;
  /** Where each page begins in the text, for what has pages. */
  pageStarts?: readonly number[];
  /** Numbers, from 1, of the pages on which nothing could be read. */
  pagesWithoutText: readonly number[];
  /** The document goes on, but we stopped. */
  isCut: boolean;
};

export const refusals = [
  'damaged',
  'empty',
  'password',
  'scanned',
  'too-complex',
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
  pages: materialLimits.maxPages,
  timeoutMs: 15_000,
} as const;

import type { MarkRefusal } from '@engram/core/marks/refusals.ts';
import type { Range } from '../structure/document.ts';

/** What is asked around the marked words. */
export type Frame = {
  /** As it is in the text, with a hole in the place of the marked words. */
  sentence: string;
  /** The title, the headings and the points above it, from the outermost. */
  under: readonly string[];
  /** What the text says right before it. */
  before: Range | null;
  /** A word and its meaning, where one of them is marked as a whole. */
  pair?: { term: string; meaning: string };
  /** What is left says of itself what is wanted: a row with names, a term beside its meaning. */
  isNamed: boolean;
  source: Range;
};

export type Framed = { ok: true; frame: Frame } | { ok: false; reason: MarkRefusal };

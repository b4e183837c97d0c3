import type { MarkRefusal } from '@engram/core/marks/refusals.ts';
import type { Range } from '../structure/document.ts';

/** What is asked around the marked words. */
export type Frame = {
  /**
   * What the sentence needs before it to be understood, with the space after it: the first that does
   * not tell the answer.
   */
  leads: readonly string[];
  /** As it is in the text, with a hole in the place of the marked words. */
  sentence: string;
  /** A word and its meaning, where one of them is marked as a whole. */
  pair?: { term: string; meaning: string };
  source: Range;
};

export type Framed = { ok: true; frame: Frame } | { ok: false; reason: MarkRefusal };

import type { CoveredSentence } from '@engram/core/materials/material-page.ts';
import type { Stretch } from '../../marks/rules/contract.ts';

export type CoveredPiece = Stretch & {
  sentence?: CoveredSentence;
  /** Whether the sentence ends with it, so that what is said about it comes behind. */
  isEnd?: boolean;
};

/** A part of a text as what was asked about and what was not, in its order. */
export function cutCovered(
  text: string,
  { start, end }: Stretch,
  covered: readonly CoveredSentence[],
): CoveredPiece[] {
  const pieces: CoveredPiece[] = [];
  let at = start;
  for (const sentence of covered) {
    const from = Math.max(at, sentence.start);
    const until = Math.min(end, sentence.end);
    if (from >= until) continue;
    if (from > at) pieces.push({ start: at, end: from });
    // A row of a table goes on in the next cell, and may end in the rule behind its last one.
    const isEnd = /^[\s|]*$/.test(text.slice(until, sentence.end));
    pieces.push({ start: from, end: until, sentence, isEnd });
    at = until;
  }
  if (at < end) pieces.push({ start: at, end });
  return pieces;
}

import { cutText } from '@engram/core/cut-text.ts';

export type CutMaterial = { text: string; usedCharacters: number; totalCharacters: number };

/** As much of a text as a plan allows, up to the end of a sentence; and how much that is. */
export function cutMaterial(text: string, maxCharacters: number): CutMaterial {
  const used = text.length <= maxCharacters ? text : cutAtEnd(text, maxCharacters);
  return { text: used, usedCharacters: used.length, totalCharacters: text.length };
}

function cutAtEnd(text: string, maxCharacters: number): string {
  // A little of what follows shows whether a sentence ends exactly at the limit.
  const seen = cutText(text, maxCharacters + 20);
  for (const border of [sentenceEnd, /(?=\n)/g, /(?=\s)/g]) {
    const ends = Array.from(seen.matchAll(border), ({ index, 0: { length } }) => index + length);
    const end = ends.findLast((place) => place <= maxCharacters);
    // A single early end is no place to stop: half of what is allowed would be lost.
    if (end !== undefined && end >= maxCharacters / 2) return text.slice(0, end).trimEnd();
  }
  return cutText(text, maxCharacters);
}

// A stop before a small letter belongs to an abbreviation.
const sentenceEnd = /[.!?؟।]["'”’»)\]]*(?=\s+[^\p{Ll}\s]|\s*\n|\s*$)|[。！？][”’」』）]*/gu;

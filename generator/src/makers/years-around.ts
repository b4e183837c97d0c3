import type { Analysis } from '../analysis/analyse-text.ts';
import type { Sentence } from '../analysis/sentence.ts';

/** The years of the paragraph: a wrong one that lies beyond them contradicts what it tells. */
export function yearsAround({ material }: Analysis, { block }: Sentence): number[] {
  const found = material.slice(block.start, block.end).match(/\b(?:1\d{3}|20\d\d)\b/g) ?? [];
  return found.map(Number);
}

import type { Source, Span } from './question.ts';

/** Every stretch of the material that proves a question, in the order they were quoted. */
export function spansOf({ also = [], ...first }: Source): Span[] {
  return [first, ...also];
}

/** All that a question quotes, a stretch a line. */
export function proofOf(source: Source): string {
  return spansOf(source)
    .map(({ quote }) => quote)
    .join('\n');
}

import type { Fact } from '../../facts/fact.ts';
import { plainText, withoutStop } from '../../facts/plain-text.ts';
import type { Document } from '../../structure/document.ts';

/** Both sides of the line that a fact was found in, as they are written. */
export function findLine(
  document: Document,
  { proof }: Fact,
): { term: string; said: string } | null {
  const start = proof[0]?.start;
  for (const block of document.blocks) {
    if (block.kind !== 'list') continue;
    const item = block.items.find((other) => other.start === start);
    if (item === undefined || item.term === null || item.meaning === null) continue;
    // A bracket behind bold letters belongs to the term, too.
    const written = document.text.slice(item.term.start, item.meaning.start);
    const bracket = /\([^()]*\)/u.exec(written)?.[0] ?? '';
    const term = plainText(document, item.term);
    return {
      term: term.includes('(') ? term : `${term} ${bracket}`.trim(),
      said: withoutStop(plainText(document, item.meaning)),
    };
  }
  return null;
}

import type { WrittenItem } from '@engram/core/generation/model-contract.ts';
import type { Fact, SetFact } from '../../study-texts/study-text.ts';
import type { FactWindow } from './find-facts.ts';

/** An item with what it was made of. */
export type Idea = { item: WrittenItem; facts: Fact[]; set?: SetFact; window?: FactWindow };

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that carry meaning, by their first letters, so that 'cell' and 'cells' are one. */
export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(
    words.filter((word) => !small.has(word)).map((word) => word.replace(/s$/, '').slice(0, 6)),
  );
}

const small = new Set(
  'which what when where that this with from into does have been were their there these those than then they called between other some most more such also only'.split(
    ' ',
  ),
);

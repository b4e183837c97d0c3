import { type Source, textLimits } from '@engram/core/questions/question.ts';
import type { Fact } from '../facts/fact.ts';
import type { Document, Range } from '../structure/document.ts';

/** What proves a question of these facts, or null where it is too long to be shown. */
export function sourceOf({ text }: Document, facts: readonly Fact[]): Source | null {
  const places = facts.flatMap(({ proof }) => proof);
  const firsts = new Map(places.map((place) => [place.start, place]));
  const spans = [...firsts.values()].map((place) => quote(text, place));
  const [first, ...also] = spans;
  const isLong =
    spans.length > textLimits.quoteCount ||
    spans.some(({ quote: { length } }) => length === 0 || length > textLimits.quote);
  if (first === undefined || isLong) return null;
  return also.length === 0 ? first : { ...first, also };
}

function quote(text: string, { start, end }: Range) {
  return { quote: text.slice(start, end), start, end, page: null };
}

import { type QuotedPart, quoteOf } from '../materials/quote-of.ts';
import type { Source } from '../questions/question.ts';
import type { CardSource } from './card.ts';

/** A source as a card carries it: with its neighbours, and the file and page they stand on. */
export function citeSource(
  source: Source,
  material: string,
  parts: readonly QuotedPart[],
): CardSource {
  const { highlighted, before, after, title, page, moment } = quoteOf(source, material, parts);
  return {
    quote: highlighted,
    before,
    after,
    title: title ?? null,
    page: page ?? null,
    ...(moment && { moment }),
  };
}

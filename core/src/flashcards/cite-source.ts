import { type QuotedPart, quoteOf } from '../materials/quote-of.ts';
import type { Source } from '../questions/question.ts';
import type { CardSource } from './card.ts';

/** What was made of a sentence, and the topic of the part that it is in. */
type Cited = { source: Source; topic?: string | null };

/** A source as a card carries it: with its neighbours, and the file, page and topic they stand under. */
export function citeSource(
  { source, topic }: Cited,
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
    ...(topic && { topic }),
  };
}

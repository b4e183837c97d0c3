import type { Question } from '@engram/core/questions/question.ts';
import { type Part, splitParts } from './split-parts.ts';

/** Enough for the questions of one call that nobody has asked yet. */
const partLength = 3_000;

/**
 * So many parts of the material, those that the fewest questions are about, in the order of the
 * text; all of them where it is short.
 */
export function listBarestParts(
  text: string,
  count: number,
  before: readonly Pick<Question, 'source'>[],
): Part[] {
  const parts = splitParts(text, Math.max(count, Math.ceil(text.length / partLength)));
  const starts = before.flatMap(({ source }) => (source ? [source.start] : []));
  const density = ({ start, end }: Part) =>
    starts.filter((at) => at >= start && at < end).length / (end - start);
  return parts
    .toSorted((one, other) => density(one) - density(other))
    .slice(0, count)
    .toSorted((one, other) => one.start - other.start);
}

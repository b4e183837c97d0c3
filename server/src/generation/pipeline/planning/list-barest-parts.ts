import type { Question } from '@engram/core/questions/question.ts';
import { hasAnswers } from './share-by-weakness.ts';
import { type Part, splitParts } from './split-parts.ts';
import { type Spot, weighParts } from './weigh-parts.ts';

/** Enough for the questions of one call that nobody has asked yet. */
const partLength = 3_000;

type Asked = {
  before: readonly Pick<Question, 'source'>[];
  /** What is known of it, where it is to be asked by weakness. */
  spots?: readonly Spot[];
};

/**
 * So many parts of the material, those that the fewest questions are about, in the order of the
 * text; all of them where it is short. By weakness, the less is known of a part the more questions it
 * may have before others are barer.
 */
export function listBarestParts(
  text: string,
  count: number,
  { before, spots = [] }: Asked,
): Part[] {
  const parts = splitParts(text, Math.max(count, Math.ceil(text.length / partLength)));
  const starts = before.flatMap(({ source }) => (source ? [source.start] : []));
  const weaknesses = hasAnswers(spots) ? weighParts(parts, spots) : [];
  return parts
    .map((part, no) => {
      const { start, end } = part;
      const asked = starts.filter((at) => at >= start && at < end).length;
      const weakness = weaknesses[no];
      // By weakness, parts without a question are not all alike.
      const fullness = weakness === undefined ? asked : (asked + 0.5) / weakness;
      return { part, density: fullness / (end - start) };
    })
    .toSorted((one, other) => one.density - other.density)
    .slice(0, count)
    .map(({ part }) => part)
    .toSorted((one, other) => one.start - other.start);
}

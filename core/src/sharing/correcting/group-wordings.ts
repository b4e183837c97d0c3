import type { TypedQuestion } from '../../questions/grading/describe-question.ts';
import { formOfWording } from '../../questions/grading/form-of-wording.ts';

/** What so many wrote, by some of their names. */
export type Written = { wording: string; count: number; writers: readonly string[] };

/**
 * Written answers by what they say, the one that most gave first. A group is shown as most of it
 * wrote it.
 */
export function groupWordings(question: TypedQuestion, written: readonly Written[]): Written[] {
  const groups = Map.groupBy(written, ({ wording }) => formOfWording(question, wording));
  return [...groups.values()].map(join).toSorted(mostFirst);
}

function join(group: readonly Written[]): Written {
  const [most] = group.toSorted(mostFirst);
  return {
    wording: most?.wording ?? '',
    count: group.reduce((sum, { count }) => sum + count, 0),
    writers: group.flatMap(({ writers }) => writers),
  };
}

function mostFirst(one: Written, other: Written): number {
  return other.count - one.count || (one.wording < other.wording ? -1 : 1);
}

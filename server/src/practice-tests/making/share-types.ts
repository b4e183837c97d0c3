import type { TypeCount } from '@engram/core/generation/api.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';

type Sharing = {
  types: readonly QuestionType[];
  /** What the test was to be mixed of; evenly where it says nothing. */
  mix: TestConfig['typeCounts'];
  /** Of the questions that it has. */
  present: readonly QuestionType[];
};

/** So many more questions, one after the other of the type that the test has too few of. */
export function shareTypes(count: number, { types, mix, present }: Sharing): TypeCount[] {
  const shares = types.map((type) => ({
    type,
    had: present.filter((one) => one === type).length,
    count: 0,
    weight: mix[type] ?? 1,
  }));
  const fullness = ({ had, count: more, weight }: (typeof shares)[number]) =>
    (had + more + 1) / weight;
  for (let no = 0; no < count; no += 1) {
    const [first, ...others] = shares;
    if (!first) return [];
    const next = others.reduce(
      (least, one) => (fullness(one) < fullness(least) ? one : least),
      first,
    );
    next.count += 1;
  }
  return shares.flatMap(({ type, count: more }) => (more > 0 ? [{ type, count: more }] : []));
}

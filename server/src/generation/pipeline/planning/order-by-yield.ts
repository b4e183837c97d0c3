import { spotsOf } from './had.ts';
import type { Plan } from './plan.ts';
import { hasAnswers, shareByWeakness, splitByWeakness } from './share-by-weakness.ts';
import type { Part } from './split-parts.ts';

/**
 * The parts of a plan, those that gave the fewest questions first: for their share, where some are
 * weak.
 */
export function orderByYield(text: string, plan: Plan, starts: readonly number[]): Part[] {
  const spots = spotsOf(plan.had);
  const wanted = { items: plan.slots.length, calls: plan.calls.length };
  const parts: readonly Part[] = hasAnswers(spots)
    ? splitByWeakness(text, wanted, spots)
    : plan.calls;
  const shares = shareByWeakness(parts, spots);
  const ranked = parts.map(({ start, end }, no) => {
    const given = starts.filter((at) => at >= start && at < end).length;
    return { part: { start, end }, fullness: (given + 1) / (shares[no] ?? 1) };
  });
  return ranked.toSorted((one, other) => one.fullness - other.fullness).map(({ part }) => part);
}

import type { ItemType } from '../items/item.ts';
import type { PipelineRequest } from '../pipeline-request.ts';
import { addSurplus, type PlannedCall } from './plan.ts';

type Progress = Pick<PipelineRequest, 'plan' | 'kept' | 'doneCalls'>;

/**
 * What is left of a plan: calls that are done are left out, and the others are asked only for what
 * they did not deliver before their worker died, and for no more than the test still needs.
 */
export function listOwedCalls({ plan, kept, doneCalls }: Progress): PlannedCall[] {
  const done = new Set(doneCalls);
  const isDone = ({ call }: PlannedCall) => done.has(call);
  const calls = [...plan.calls.filter(isDone), ...plan.calls.filter((call) => !isDone(call))];
  const left = new Map(calls.map((call) => [call.call, new Map(countsOf(call))]));
  for (const { question, card } of kept) {
    const start = question.source?.start;
    const type = card?.type ?? question.type;
    const owner = calls.find(
      (call) =>
        start !== undefined &&
        call.start <= start &&
        start < call.end &&
        (left.get(call.call)?.get(type) ?? 0) > 0,
    );
    const counts = owner && left.get(owner.call);
    counts?.set(type, (counts.get(type) ?? 0) - 1);
  }
  const taken = new Set(kept.map(({ slot }) => slot));
  const needed = countNeeded(plan.slots.filter(({ slot }) => !taken.has(slot)));
  return plan.calls.flatMap((call) => {
    if (isDone(call)) return [];
    const write = call.write.flatMap(({ type }) => {
      const need = needed.get(type) ?? 0;
      const count = Math.min(left.get(call.call)?.get(type) ?? 0, need);
      needed.set(type, need - count);
      return count > 0 ? [{ type, count }] : [];
    });
    return write.length > 0 ? [{ ...call, write }] : [];
  });
}

function countsOf({ write }: PlannedCall): [ItemType, number][] {
  return write.map(({ type, count }) => [type, count]);
}

function countNeeded(slots: readonly { type: ItemType }[]): Map<ItemType, number> {
  const missing = Array.from(
    Map.groupBy(slots, ({ type }) => type),
    ([type, ofType]) => ({ type, count: ofType.length }),
  );
  return new Map(addSurplus(missing).map(({ type, count }) => [type, count]));
}

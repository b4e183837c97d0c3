import type { ExamItem, ExamPlan } from './plan-exam.ts';

/** Why something that is due or new is not asked before an exam. */
export const uncoveredReasons = ['no-room', 'not-needed', 'let-go'] as const;
export type UncoveredReason = (typeof uncoveredReasons)[number];

type Asking = {
  /** What is left of today. */
  left: ReadonlySet<string>;
  /** The days after it. */
  plan: ExamPlan;
  /** From 0 to 1. */
  goal: number;
};

/** Every thing that is due today or new, and that neither today nor a later day asks. */
export function listUncovered<T extends ExamItem & { isDue: boolean }>(
  items: readonly T[],
  { left, plan, goal }: Asking,
): { item: T; reason: UncoveredReason }[] {
  return items.flatMap((item) => {
    const { id, memory, isDue, isLetGo = false } = item;
    const wants = memory === null || isDue;
    if (!wants || left.has(id) || plan.firstAsked.has(id)) return [];
    const known = plan.recallThen < goal ? 'no-room' : 'not-needed';
    return [{ item, reason: memory === null ? 'no-room' : isLetGo ? 'let-go' : known }];
  });
}

import { classLimits } from '@engram/core/limits.ts';

/** When a class ends that nobody uses any more (D41). */
export function findUnusedEnd(lastUsedAt: Date): Date {
  return addMonths(lastUsedAt, classLimits.unusedMonths);
}

/** When its teacher is told that it will. */
export function findWarning(lastUsedAt: Date): Date {
  return addMonths(lastUsedAt, classLimits.unusedMonths - classLimits.warnMonths);
}

/** The same day of a month, or its last where it has no such day. */
export function addMonths(moment: Date, count: number): Date {
  const moved = new Date(moment);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(moment.getUTCDate(), last));
  return moved;
}

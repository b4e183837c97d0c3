import type { Exam } from '@engram/core/exams/exam.ts';

export function isRestDay({ restDays }: Pick<Exam, 'restDays'>, number: number): boolean {
  return restDays.includes(weekdayOf(number));
}

/** 1 is Monday; the first numbered day was a Thursday. */
function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}

import fc from 'fast-check';
import type { ExamItem } from '../plan-exam.ts';
import type { PlanTerms } from '../plan-terms.ts';

const Memory = fc.record({
  stability: fc.double({ min: 0.1, max: 400, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  day: fc.integer({ min: 20, max: 100 }),
});

export const Items = fc
  .array(fc.option(Memory), { maxLength: 60 })
  .map((memories): ExamItem[] => memories.map((memory, no) => ({ id: `${no}`, memory })));

export const Terms = fc
  .record({
    daysLeft: fc.integer({ min: 0, max: 20 }),
    goal: fc.constantFrom(0.7, 0.8, 0.9, 0.97),
    perDay: fc.integer({ min: 1, max: 50 }),
    rest: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ daysLeft, goal, perDay, rest }): PlanTerms => ({
    began: 97,
    today: 100,
    examDay: 100 + daysLeft,
    goal,
    perDay,
    isRestDay: (day) => day % 7 === rest,
  }));

/** Reviewed of late, of different strength; most of it would be gone by the exam. */
export function fading(length: number): ExamItem[] {
  return Array.from({ length }, (_, no) => ({
    id: `${no}`,
    memory: { stability: 2 + (no % 9), difficulty: 3 + (no % 5), day: 90 + (no % 10) },
  }));
}

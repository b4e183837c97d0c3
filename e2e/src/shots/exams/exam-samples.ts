import type { getExamPlan, PlanDay } from '@engram/core/exams/api.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import type { Reply } from '@engram/core/endpoint.ts';

export type ExamPlan = Reply<typeof getExamPlan>;

const day = 24 * 60 * 60_000;
const idOf = (number: number) =>
  `0190a5a0-0000-7000-8000-${String(700 + number).padStart(12, '0')}`;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

export function makeExam(daysLeft: number, facts: Partial<Exam> = {}): Exam {
  return {
    id: idOf(1),
    name: 'Biology midterm',
    heldOn: inDays(daysLeft),
    heldAt: '09:00',
    goal: 90,
    minutesPerDay: 15,
    restDays: [3],
    goesOn: false,
    things: [],
    ...facts,
  };
}

export function makePlan(): ExamPlan {
  return {
    exam: makeExam(4),
    daysLeft: 4,
    items: 96,
    recallNow: 78,
    recallThen: 90,
    days: [
      { day: inDays(0), kind: 'study', back: 23, fresh: 0, minutes: 8 },
      { day: inDays(1), kind: 'study', back: 26, fresh: 12, minutes: 12 },
      { day: inDays(2), kind: 'rest', back: 0, fresh: 0, minutes: 0 },
      { day: inDays(3), kind: 'study', back: 14, fresh: 0, minutes: 5 },
      { day: inDays(4), kind: 'exam', back: 10, fresh: 0, minutes: 3 },
    ],
    withoutRoom: 0,
    things: [
      { kind: 'material', id: idOf(11), name: 'Cell respiration', items: 31, recall: 74 },
      { kind: 'material', id: idOf(12), name: 'Membranes and transport', items: 24, recall: 76 },
      { kind: 'set', id: idOf(13), name: 'DNA replication', items: 22, recall: 70 },
      { kind: 'material', id: idOf(14), name: 'Photosynthesis', items: 19, recall: 91 },
      { kind: 'material', id: idOf(15), name: 'Functional groups', items: 0, recall: null },
    ],
  };
}

/** Forty days, more cards than minutes. */
export function makeFarPlan(): ExamPlan {
  const days = Array.from({ length: 41 }, (_, no): PlanDay => {
    if (no === 40) return { day: inDays(no), kind: 'exam', back: 10, fresh: 0, minutes: 3 };
    if (no % 7 === 5) return { day: inDays(no), kind: 'rest', back: 0, fresh: 0, minutes: 0 };
    const fresh = no < 20 ? 14 : 0;
    return { day: inDays(no), kind: 'study', back: 22 + (no % 5), fresh, minutes: 15 };
  });
  return {
    ...makePlan(),
    exam: makeExam(40, { id: idOf(2), name: 'Anatomy final', heldAt: null, restDays: [] }),
    daysLeft: 40,
    recallNow: 31,
    recallThen: 84,
    days,
    withoutRoom: 12,
  };
}

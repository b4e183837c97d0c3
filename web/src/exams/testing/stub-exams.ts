import type { Exam } from '@engram/core/exams/exam.ts';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import type { ExamPlan } from '../queries.ts';

export const material = makeMaterial(1, { title: 'Cell respiration' });

export function makeExam(facts: Partial<Exam> = {}): Exam {
  return {
    id: '0b0e7c52-7a4f-4d0c-9f0e-000000000031',
    name: 'Biology midterm',
    heldOn: '2026-03-18',
    heldAt: '09:00',
    goal: 90,
    minutesPerDay: 15,
    restDays: [2],
    goesOn: false,
    things: [{ kind: 'material', id: material.id }],
    ...facts,
  };
}

/** Four days from a Saturday on, with a rest day among them. */
export function makePlan(facts: Partial<ExamPlan> = {}): ExamPlan {
  return {
    exam: makeExam(),
    daysLeft: 4,
    items: 40,
    recallNow: 78,
    recallThen: 90,
    days: [
      { day: '2026-03-14', kind: 'study', back: 23, fresh: 0, minutes: 8 },
      { day: '2026-03-15', kind: 'study', back: 26, fresh: 12, minutes: 12 },
      { day: '2026-03-16', kind: 'study', back: 0, fresh: 0, minutes: 0 },
      { day: '2026-03-17', kind: 'rest', back: 0, fresh: 0, minutes: 0 },
      { day: '2026-03-18', kind: 'exam', back: 10, fresh: 0, minutes: 3 },
    ],
    withoutRoom: 0,
    things: [
      { kind: 'material', id: material.id, name: 'Cell respiration', items: 40, recall: 74 },
    ],
    ...facts,
  };
}

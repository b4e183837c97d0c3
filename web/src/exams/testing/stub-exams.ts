import type { Exam } from '@engram/core/exams/exam.ts';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import type { PlanDay } from '@engram/core/exams/api.ts';
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

export function makeDay(facts: Partial<PlanDay> = {}): PlanDay {
  return {
    day: '2026-03-14',
    kind: 'study',
    back: 0,
    fresh: 0,
    caughtUp: 0,
    test: null,
    minutes: 0,
    ...facts,
  };
}

/** Two days before that Saturday were missed, and it is to be chosen how to catch up. */
export function makeMissedPlan(facts: Partial<ExamPlan> = {}): ExamPlan {
  const offer = { until: '2026-03-14', days: 1, letGo: 0, notAsked: 0 };
  return makePlan({
    recallNow: 70,
    exam: makeExam({ heldOn: '2026-03-24', restDays: [7] }),
    daysLeft: 10,
    days: [
      makeDay({ day: '2026-03-14', back: 12, fresh: 4, caughtUp: 16, minutes: 4 }),
      makeDay({ day: '2026-03-15', kind: 'rest' }),
      makeDay({ day: '2026-03-16', back: 35, caughtUp: 15, minutes: 9 }),
      makeDay({ day: '2026-03-17', back: 15, caughtUp: 15, minutes: 9 }),
      makeDay({ day: '2026-03-18', back: 31, caughtUp: 15, minutes: 8 }),
      makeDay({ day: '2026-03-19', back: 20, minutes: 5 }),
    ],
    missed: [
      { day: '2026-03-12', items: 18 },
      { day: '2026-03-13', items: 21 },
    ],
    cost: { points: 4, backOn: '2026-03-18' },
    catchUp: {
      waiting: 61,
      way: null,
      canUndo: false,
      offers: [
        {
          ...offer,
          way: 'spread',
          today: 16,
          minutes: 4,
          recallThen: 90,
          days: 4,
          until: '2026-03-18',
        },
        { ...offer, way: 'drop', today: 42, minutes: 11, recallThen: 89, letGo: 19 },
        { ...offer, way: 'all', today: 61, minutes: 16, recallThen: 91 },
      ],
    },
    ...facts,
  });
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
      makeDay({ day: '2026-03-14', back: 23, minutes: 8 }),
      makeDay({ day: '2026-03-15', back: 26, fresh: 12, minutes: 12 }),
      makeDay({ day: '2026-03-16' }),
      makeDay({ day: '2026-03-17', kind: 'rest' }),
      makeDay({ day: '2026-03-18', kind: 'exam', back: 10, minutes: 3 }),
    ],
    past: null,
    weakTopic: null,
    missed: [],
    cost: null,
    catchUp: null,
    withoutRoom: 0,
    uncovered: [],
    things: [
      { kind: 'material', id: material.id, name: 'Cell respiration', items: 40, recall: 74 },
    ],
    ...facts,
  };
}

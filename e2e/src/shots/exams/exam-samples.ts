import type { getExamPlan, PlanDay, PlannedTest } from '@engram/core/exams/api.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { topics } from '../progress/progress-sample.ts';

export type ExamPlan = Reply<typeof getExamPlan>;

const [weakest] = topics;
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

function makeDay(no: number, facts: Partial<PlanDay> = {}): PlanDay {
  const nothing = { back: 0, fresh: 0, caughtUp: 0, test: null, minutes: 0 };
  return { day: inDays(no), kind: 'study', ...nothing, ...facts };
}

function makeTest(facts: Partial<PlannedTest> = {}): PlannedTest {
  const name = 'Cell respiration and membranes';
  return { testId: idOf(16), materialId: null, name, questions: 15, isDone: false, ...facts };
}

/** Two study days before today were missed. */
export function makeMissedPlan(): ExamPlan {
  const offer = { days: 1, until: inDays(0), letGo: 0, notAsked: 0 };
  return {
    ...makePlan(),
    exam: makeExam(10, { restDays: [weekdayIn(1)] }),
    daysLeft: 10,
    recallNow: 70,
    missed: [
      { day: inDays(-2), items: 18 },
      { day: inDays(-1), items: 21 },
    ],
    past: makePast({ studiedDays: 4, minutes: 66 }),
    cost: { points: 4, backOn: inDays(4) },
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
          until: inDays(4),
        },
        { ...offer, way: 'drop', today: 42, minutes: 11, recallThen: 89, letGo: 19 },
        { ...offer, way: 'all', today: 61, minutes: 16, recallThen: 91 },
      ],
    },
    days: [
      makeDay(0, { back: 16, caughtUp: 16, minutes: 4 }),
      makeDay(1, { kind: 'rest' }),
      makeDay(2, { back: 35, caughtUp: 15, minutes: 9 }),
      makeDay(3, { back: 33, caughtUp: 15, minutes: 9 }),
      makeDay(4, { back: 31, caughtUp: 15, minutes: 8 }),
      makeDay(5, { back: 18, minutes: 5 }),
      makeDay(6, { back: 14, minutes: 15, test: makeTest() }),
      makeDay(7, { back: 20, minutes: 5 }),
      makeDay(8, { kind: 'rest' }),
      makeDay(9, { back: 12, minutes: 3 }),
      makeDay(10, { kind: 'exam', back: 10, minutes: 3 }),
    ],
  };
}

function makePast(studied: { studiedDays: number; minutes: number }): ExamPlan['past'] {
  return { from: inDays(-7), to: inDays(-1), studyDays: 6, restDays: 1, ...studied };
}

/** 1 is Monday. */
function weekdayIn(days: number): number {
  return ((new Date(inDays(days)).getUTCDay() + 6) % 7) + 1;
}

export function makePlan(): ExamPlan {
  return {
    exam: makeExam(4),
    daysLeft: 4,
    items: 96,
    recallNow: 78,
    recallThen: 90,
    days: [
      makeDay(0, { back: 23, minutes: 8 }),
      makeDay(1, { back: 14, minutes: 15, test: makeTest() }),
      makeDay(2, { kind: 'rest' }),
      makeDay(3, { back: 26, fresh: 12, minutes: 12 }),
      makeDay(4, { kind: 'exam', back: 10, minutes: 3 }),
    ],
    past: makePast({ studiedDays: 6, minutes: 99 }),
    weakTopic: weakest ?? null,
    missed: [],
    cost: null,
    catchUp: null,
    withoutRoom: 0,
    uncovered: [],
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
    if (no === 40) return makeDay(no, { kind: 'exam', back: 10, minutes: 3 });
    if (no % 7 === 5) return makeDay(no, { kind: 'rest' });
    const test = no === 20 || no === 37 ? makeTest() : null;
    return makeDay(no, { back: 22 + (no % 5), fresh: no < 20 ? 14 : 0, minutes: 15, test });
  });
  return {
    ...makePlan(),
    exam: makeExam(40, { id: idOf(2), name: 'Anatomy final', heldAt: null, restDays: [] }),
    daysLeft: 40,
    recallNow: 31,
    recallThen: 84,
    days,
    withoutRoom: 12,
    uncovered: [
      {
        kind: 'set',
        groupId: idOf(13),
        name: 'DNA replication',
        reason: 'no-room',
        items: 12,
        fresh: 12,
        names: ['Okazaki fragment', 'Primase', 'Leading strand'],
      },
      {
        kind: 'test',
        groupId: idOf(16),
        name: 'Photosynthesis',
        reason: 'let-go',
        items: 3,
        fresh: 0,
        names: [
          'Where does the Calvin cycle take place?',
          'What splits water?',
          'What is NADPH for?',
        ],
      },
    ],
  };
}

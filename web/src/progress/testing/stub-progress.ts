import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { Progress } from '@engram/core/progress/api.ts';
import type { OwnParameters } from '@engram/core/reviews/own-parameters/api.ts';
import type { Topic } from '@engram/core/progress/topic.ts';

export function makeTopic(name: string, facts: Partial<Topic> = {}): Topic {
  return {
    key: `m ${name}`,
    name,
    of: 'Cells',
    mastery: 60,
    certainty: 'good',
    change: null,
    asked: 12,
    items: 14,
    cards: 4,
    answers: 20,
    right: 12,
    reviews: 31,
    toPractise: 6,
    ...facts,
  };
}

/** Of somebody who has begun. */
export const usualMemory: OwnParameters = {
  isOn: true,
  standing: { kind: 'waiting', reviews: 132, needed: 400 },
};

/** Thirteen weeks up to Monday 16 March 2026, with Wednesdays for rest. */
export function makeAllProgress(facts: Partial<Progress> = {}): Progress {
  const from = '2025-12-22';
  const week = (no: number) => addDays(from, 7 * no);
  return {
    hasBegun: true,
    subjects: ['Biology', 'Spanish'],
    exams: [{ id: '0b0e7c52-7a4f-4d0c-9f0e-000000000031', name: 'Biology midterm' }],
    step: 'week',
    recall: {
      goal: 90,
      reviews: 240,
      percent: 88,
      steps: Array.from({ length: 13 }, (_, no) => ({
        from: week(no),
        reviews: no < 2 ? 0 : 20 + no,
        percent: no < 2 ? null : 77 + no,
      })),
    },
    days: Array.from({ length: 85 }, (_, no) => {
      const isRest = no % 7 === 2;
      return { day: addDays(from, no), minutes: isRest || no < 14 ? 0 : no % 24, isRest };
    }),
    since: '2026-01-05',
    studiedDays: 48,
    studyDays: 66,
    topics: [
      makeTopic('Electron transport chain', { mastery: 54, change: -4 }),
      makeTopic('Osmosis', { mastery: 61, change: 6, asked: 14 }),
      makeTopic('Active transport', { mastery: 83, change: 0, certainty: 'first-guess', asked: 3 }),
      makeTopic('Bones', {
        of: 'Bones',
        mastery: null,
        asked: 0,
        items: 9,
        cards: 9,
        answers: 0,
        right: 0,
        reviews: 0,
        toPractise: 9,
      }),
    ],
    forecast: {
      total: 160,
      most: 26,
      days: Array.from({ length: 14 }, (_, no) => ({
        day: addDays('2026-03-16', no),
        due: no % 7 === 2 ? 0 : 23 - no,
        isRest: no % 7 === 2,
        isExam: no === 4,
      })),
    },
    activity: Array.from({ length: 13 }, (_, no) => ({
      from: week(no),
      reviews: no < 2 ? 0 : 40 + 10 * no,
      tests: no % 4,
    })),
    time: {
      minutes: 578,
      bySubject: [
        { subject: 'Biology', minutes: 324 },
        { subject: 'Spanish', minutes: 180 },
        { subject: null, minutes: 74 },
      ],
    },
    ...facts,
  };
}

import { addDays, startOfWeek } from '@engram/core/attempts/calendar-days.ts';
import type { Progress } from '@engram/core/progress/api.ts';
import type { Topic } from '@engram/core/progress/topic.ts';

const today = new Date().toISOString().slice(0, 10);
const from = addDays(startOfWeek(today), -84);
const weeks = Array.from({ length: 13 }, (_, no) => addDays(from, 7 * no));
const dayCount = (Date.parse(today) - Date.parse(from)) / 86_400_000 + 1;

const topicFacts: readonly (readonly [string, number, number])[] = [
  ['Electron transport chain', 54, -4],
  ['Osmosis and water potential', 61, 6],
  ['Leading and lagging strand', 67, 3],
  ['Calvin cycle', 71, 9],
  ['Krebs cycle', 78, 2],
  ['Active transport', 83, 0],
  ['Glycolysis', 91, 5],
  ['Light reactions', 93, 1],
  ['Membrane proteins', 95, 0],
];

export const topics = topicFacts.map(([name, mastery, change]): Topic => ({
  key: name,
  name,
  of: 'Cell biology',
  mastery,
  certainty: 'good',
  change,
  asked: 12,
  items: 14,
  cards: 5,
  answers: 18,
  right: 11,
  reviews: 40,
  toPractise: 8,
}));

const recalled = [79, 81, 80, 84, 83, 86, 85, 84, 87, 86, 88, 87, 88];
const reviewed = [45, 72, 94, 109, 84, 160, 115, 68, 129, 148, 152, 140, 207];
const tested = [1, 1, 1, 0, 1, 2, 1, 0, 1, 1, 0, 1, 3];
const coming = [23, 26, 0, 14, 10, 12, 9, 15, 11, 0, 13, 8, 12, 7];

/** Of somebody who has studied for thirteen weeks. */
export const sample: Progress = {
  hasBegun: true,
  subjects: ['Biology', 'Chemistry', 'History', 'Spanish'],
  exams: [{ id: '0190a5a0-0000-7000-8000-000000000701', name: 'Biology midterm' }],
  step: 'week',
  recall: {
    goal: 90,
    reviews: 640,
    percent: 88,
    steps: weeks.map((week, no) => ({
      from: week,
      reviews: reviewed[no] ?? 0,
      percent: recalled[no] ?? null,
    })),
  },
  days: Array.from({ length: dayCount }, (_, no) => {
    const isRest = no % 7 === 2;
    const minutes = isRest || no % 5 === 0 ? 0 : (no * 7) % 27;
    return { day: addDays(from, no), minutes, isRest };
  }),
  since: from,
  studiedDays: 58,
  studyDays: 74,
  topics,
  forecast: {
    total: 160,
    most: 26,
    days: coming.map((due, no) => ({
      day: addDays(today, no),
      due,
      isRest: due === 0,
      isExam: no === 4,
    })),
  },
  activity: weeks.map((week, no) => ({
    from: week,
    reviews: reviewed[no] ?? 0,
    tests: tested[no] ?? 0,
  })),
  time: {
    minutes: 578,
    bySubject: [
      { subject: 'Biology', minutes: 324 },
      { subject: 'Chemistry', minutes: 127 },
      { subject: 'History', minutes: 75 },
      { subject: 'Spanish', minutes: 52 },
    ],
  },
};

/** As everybody sees it without premium. */
export const twoWeeks: Progress = {
  ...sample,
  step: 'day',
  recall: {
    ...sample.recall,
    steps: Array.from({ length: 14 }, (_, no) => ({
      from: addDays(today, no - 13),
      reviews: reviewed[no % 13] ?? 0,
      percent: no % 6 === 2 ? null : (recalled[no % 13] ?? null),
    })),
  },
  activity: Array.from({ length: 14 }, (_, no) => ({
    from: addDays(today, no - 13),
    reviews: no % 6 === 2 ? 0 : 10 + ((no * 5) % 17),
    tests: no % 5 === 1 ? 1 : 0,
  })),
};

/** After one test. */
export const firstDay: Progress = {
  ...twoWeeks,
  subjects: [],
  exams: [],
  recall: {
    goal: 90,
    reviews: 0,
    percent: null,
    steps: twoWeeks.recall.steps.map(({ from: day }) => ({ from: day, reviews: 0, percent: null })),
  },
  days: sample.days.map(({ day }) => ({ day, minutes: day === today ? 6 : 0, isRest: false })),
  since: today,
  studiedDays: 1,
  studyDays: 1,
  topics: topics.slice(0, 3).map((topic, no) => ({
    ...topic,
    mastery: [33, 50, 100][no] ?? null,
    certainty: 'first-guess',
    change: null,
    asked: 2,
    items: 4,
    answers: 2,
    right: 1,
    reviews: 0,
  })),
  forecast: {
    total: 4,
    most: 3,
    days: sample.forecast.days.map((day, no) => ({ ...day, due: [3, 1][no] ?? 0 })),
  },
  activity: twoWeeks.activity.map(({ from: day }, no) => ({
    from: day,
    reviews: 0,
    tests: no === 13 ? 1 : 0,
  })),
  time: { minutes: 6, bySubject: [{ subject: null, minutes: 6 }] },
};

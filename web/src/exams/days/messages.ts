import { countOf, writeLimit } from '../../plan-words.ts';

export const dayMessages = {
  dayByDay: 'Day by day',
  today: 'Today',
  minutes: (minutes: number) => `${writeLimit(minutes)} min`,
  past: 'Last 7 days',
  soFar: 'So far',
  studied: (studied: number, studyDays: number, restDays: number) =>
    [
      `Studied on ${studied} of ${countOf(studyDays, 'study day')}`,
      ...(restDays > 0 ? [countOf(restDays, 'rest day')] : []),
    ].join(', '),
  practise: (count: number) => `Practise ${count}: `,
  review: (count: number) => `Review ${writeLimit(count)}`,
  reviewOf: (count: number, waiting: number) =>
    `Review ${writeLimit(count)} of the ${writeLimit(waiting)}`,
  reviewParts: (count: number, caughtUp: number) =>
    `Review ${writeLimit(count)}: ${writeLimit(count - caughtUp)} planned, ${writeLimit(caughtUp)} caught up`,
  caughtUp: (count: number) => `Review ${writeLimit(count)} to catch up`,
  ofThemNew: (count: number) => `${countOf(count, 'new card')} among them`,
  backOnPlan: 'Back on plan',
  fresh: (count: number) => countOf(count, 'new card'),
  start: 'Start review',
  doneToday: 'Done for today.',
  free: 'Nothing to do: what you know lasts.',
  rest: 'Rest day. Nothing is due.',
  leastSure: (count: number) => `Before it: the ${count} you are least sure of`,
  missedOne: (items: number) => `Missed: ${countOf(items, 'review')} moved`,
  missedTwo: (one: number, other: number) =>
    `Missed: ${writeLimit(one)} and ${countOf(other, 'review')} moved`,
  missedMany: (days: number, items: number) =>
    `${countOf(days, 'day')} missed: ${countOf(items, 'review')} moved`,
} as const;

export const testMessages = {
  test: 'Practice test: ',
  questions: (count: number) => `, ${countOf(count, 'question')}`,
  times: (times: number) => (times === 1 ? '' : times === 2 ? ', twice' : `, ${times} times`),
  done: 'Done: practice test ',
  make: 'Make a practice test',
  from: ' from ',
} as const;

/** Of an exam that asks nothing yet. */
export const emptyExamMessages = {
  nothingIn: {
    title: 'Nothing is in this exam yet.',
    text: 'Add your notes, and the days fill up.',
  },
  nothingMade: {
    title: 'There is nothing to review for this exam yet.',
    text: 'Make flashcards or take a test of what is in it, and the days fill up.',
  },
  choose: 'Choose what is in it',
  addNotes: 'Add notes',
} as const;

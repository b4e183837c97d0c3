import { examLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { countOf, writeCount, writeLimit } from '../plan-words.ts';

export const planMessages = {
  documentTitle: `Study plan · ${product.name}`,
  loading: 'Loading your study plan',
  today: 'Today',
  tomorrow: 'Tomorrow',
  addAnother: 'Add another exam',
  yourExams: 'Your exams',
  when: (day: string, hour: string | null, daysLeft: number) =>
    `${day}${hour === null ? '' : ` at ${hour}`}, ${inDays(daysLeft)}`,
  inDays,
  moves: 'Miss a day and the plan moves with you. Nothing is lost.',
  notLoaded: "We couldn't load your study plan",
  unknownFailure: 'Please try again.',
  retry: 'Try again',
} as const;

export const recallMessages = {
  title: 'On exam day',
  percent: (recall: number) => `${recall}%`,
  nothing: 'This exam asks nothing yet. Choose what is in it, and the plan begins.',
  now: 'As things stand you would recall about ',
  withPlan: '. Follow the plan and it is about ',
  holds: '. That is your goal already.',
  end: '.',
  short: (minutes: number, goal: number) =>
    `${countOf(minutes, 'minute')} a day won't reach ${goal}%. A few more minutes or fewer rest days help most.`,
  cost: (days: number, points: number) =>
    `${writeCount(days)} missed days cost about ${countOf(points, 'point')}.`,
  winBack: (day: string) => ` You can win them back by ${day}.`,
  withoutRoom: (count: number) => `${countOf(count, 'new card')} won't fit into the days left.`,
  notAsked: (open: number, sentences: number) =>
    `This counts your cards and missed questions. ${writeLimit(open)} of ${countOf(sentences, 'sentence')} of your materials ${open === 1 ? 'has' : 'have'} no question yet.`,
  bar: (now: number, goal: number) => `${now}% now, your goal is ${goal}%`,
  nowLabel: (now: number) => `Now ${now}%`,
  goalLabel: (goal: number) => `Goal ${goal}%`,
  over: 'This exam is over, so its cards and questions rest.',
  goesOn: 'This exam is over. Its cards and questions go on coming back, so that you keep them.',
  goOn: 'Keep reviewing them',
  letRest: 'Let them rest',
} as const;

/** What is due or new and not asked before the exam. */
export const uncoveredMessages = {
  title: "Won't come up before the exam",
  titleOf: {
    'no-room': 'No room for them',
    'not-needed': 'Not needed for your goal',
    'let-go': 'Let go until the exam',
  },
  textOf: {
    'no-room': 'More minutes a day or fewer rest days make room.',
    'not-needed': 'You get there without them.',
    'let-go': 'You would most likely still recall them.',
  },
  count: (kind: 'set' | 'test', items: number, fresh: number) =>
    countOf(items, kind === 'test' ? 'question' : fresh === items ? 'new card' : 'card'),
  of: ' of ',
  names: (names: readonly string[], more: number) =>
    [...names, ...(more > 0 ? [`${writeLimit(more)} more`] : [])].join(' · '),
} as const;

export const asideMessages = {
  inExam: 'In this exam',
  recallHint: 'What you would recall on the day, as things stand.',
  change: 'Change',
  empty: 'Nothing yet.',
  nothingMade: 'no cards yet',
  settings: 'Settings of the plan',
  percent: (recall: number) => `${recall}%`,
  goal: 'Goal',
  goalValue: (goal: number) => `${goal}% recalled`,
  time: 'Time',
  timeValue: (minutes: number) => `${minutes} min a day`,
  restDays: (count: number) => (count === 1 ? 'Rest day' : 'Rest days'),
  noRest: 'None',
  edit: 'Edit plan',
  delete: 'Delete exam',
} as const;

export const emptyMessages = {
  title: 'What are you preparing for?',
  text: 'We plan your reviews so that you remember most on that day. You can change it any time.',
  add: 'Add an exam',
} as const;

export const formMessages = {
  addTitle: 'Add an exam',
  editTitle: 'Edit plan',
  close: 'Close',
  cancel: 'Cancel',
  add: 'Add exam',
  save: 'Save',
  name: 'Exam or course',
  namePlaceholder: 'Biology midterm',
  day: 'Day',
  hour: 'Time',
  optional: '(optional)',
  more: 'More',
  moreSet: (minutes: number, goal: number) => `${countOf(minutes, 'minute')} a day, goal ${goal}%`,
  moreThings: (count: number) =>
    count === 0
      ? ''
      : `, ${writeLimit(count)} ${count === 1 ? 'material or set' : 'materials and sets'} in it`,
  minutes: 'Minutes a day',
  reviewsIn: (minutes: number, reviews: number) =>
    `${minutes} minutes is about ${countOf(reviews, 'review')}.`,
  goal: 'Goal',
  goalHint: 'How much you want to recall on the day. A higher goal takes more reviews.',
  percent: (goal: number) => `${goal}%`,
  restDays: 'Rest days',
  things: 'What is in it',
  materials: 'Materials, with all cards and missed questions made from them',
  sets: 'Sets of flashcards',
  nothingToChoose:
    'Nothing to choose from yet. Make a test or flashcards first; you can add them here later.',
  nameMissing: 'Give it a name.',
  nameTooLong: `Use up to ${examLimits.maxNameLength} characters.`,
  dayMissing: 'Choose the day.',
  dayPast: 'Choose today or a later day.',
  dayFar: 'Choose a day within a year.',
  allRest: 'Leave at least one day to study.',
  notSaved: (reason: string) => `We couldn't save your exam. ${reason}`,
} as const;

/** Where something was just made, and one exam is to come. */
export const joinMessages = {
  add: (name: string, daysLeft: number) => `Add to ${name}, ${inDays(daysLeft)}`,
  part: (name: string, daysLeft: number) => `Part of ${name}, ${inDays(daysLeft)}`,
} as const;

export const deletionMessages = {
  title: (name: string) => `Delete “${name}”?`,
  text: 'Its plan goes. Your materials, cards and tests stay, and come back as without an exam.',
  confirm: 'Delete exam',
  cancel: 'Cancel',
  deleted: (name: string) => `“${name}” was deleted.`,
  notDeleted: (name: string, reason: string) => `We couldn't delete “${name}”. ${reason}`,
} as const;

/** Of the next exam on Today. */
export const examCardMessages = {
  inDays,
  offerRegion: 'Your exam',
  offer: 'When is your exam? Tell us the day, and we plan your reviews up to it.',
  offerAction: 'Add your exam',
  offerRefusal: 'No exam',
  seePlan: 'See plan',
  percent: (recall: number) => `${recall}%`,
  nothing: 'It asks nothing yet. Choose what is in it, and the plan begins.',
  now: 'You would recall about ',
  onTheDay: (day: string) => ` on ${day}.`,
  track: (left: number, then: number, goal: number) =>
    `${left === 1 ? 'Today’s review keeps' : `Today’s ${writeLimit(left)} keep`} you on track for ${then}%${then > goal ? ', more than your goal' : ''}.`,
  missed: (days: number, waiting: number) =>
    `You missed ${countOf(days, 'day')}: ${writeLimit(waiting)} waiting. Your plan has ways to catch up.`,
} as const;

/** Monday is the first. */
export const weekdays = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const;

function inDays(days: number): string {
  if (days < 0) return 'over';
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${writeLimit(days)} days`;
}

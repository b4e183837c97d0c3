import { product } from '@engram/core/product.ts';

export const progressMessages = {
  documentTitle: `Progress · ${product.name}`,
  title: 'Progress',
  loading: 'Loading your progress',
  notLoaded: "We couldn't load your progress",
  unknownFailure: 'Please try again.',
  retry: 'Try again',
  lookAt: 'Show',
  everything: 'Everything',
  subjects: 'Subjects',
  exams: 'Exams',
} as const;

export const cardTitles = {
  recall: 'Recall',
  days: 'Days',
  topics: 'Topics, weakest first',
  forecast: 'Next 14 days',
  activity: 'Reviews and tests',
  time: 'Time',
} as const;

export const chartMessages = {
  goal: 'Goal',
  percent: (percent: number) => `${percent}%`,
  nothing: '–',
  exam: 'Exam',
  reviews: 'Reviews',
  oneTest: 'One test',
  tests: 'Tests',
  week: 'Week from',
  day: 'Day',
  due: 'Due',
  remembered: 'Remembered',
  minutes: 'Minutes',
  rest: 'Rest',
  restDay: 'Rest day',
  weekdays: ['Mo', '', 'We', '', 'Fr', '', 'Su'],
  levels: ['0', 'under 10 min', '10 to 19', '20 or more'],
} as const;

export const topicMessages = {
  arrows: 'Arrows: last 2 weeks',
  mastery: (percent: number, goal: number) => `${percent}%, your goal is ${goal}%`,
  up: (points: number) => `${points} up in 2 weeks`,
  down: (points: number) => `${points} down in 2 weeks`,
  same: 'No change in 2 weeks',
  notAsked: 'Not asked yet',
  firstGuess: 'first guess',
  madeOf: (asked: number, items: number, from: string) =>
    `${asked} of ${items} asked${from === '' ? '' : `: ${from}`}`,
  practise: (count: number) =>
    count === 1 ? 'Practise the weakest' : `Practise the ${count} weakest`,
  how: 'Half-known things come first, so that about 8 of 10 answers are right. What you surely know is left out.',
  all: (count: number) => `Show all ${count} topics`,
  fewer: 'Show fewer',
} as const;

export const weakMessages = {
  title: 'Weak topics',
  all: 'All topics',
  practise: (count: number) => `Practise ${count}`,
  practiseOf: (count: number, topic: string) => `Practise ${count} of ${topic}`,
  share: (percent: number) => `${percent}%`,
  bar: (topic: string) => `How well you know ${topic}`,
} as const;

export const timeMessages = {
  noSubject: 'No subject',
} as const;

export const premiumMessages = {
  text: 'Premium shows twelve weeks instead of two.',
  link: 'See the plans',
} as const;

export const emptyMessages = {
  title: 'Nothing to measure yet',
  text: 'Take one test. Your first numbers appear here right after it.',
  action: 'Make a test',
  coming: [
    { title: 'Days', text: 'When you studied. After your first test.' },
    { title: 'Recall', text: 'How much you still know when it comes back. After 20 reviews.' },
    { title: 'Topics', text: 'Where you are strong and weak. After your first test.' },
    { title: 'Next 14 days', text: 'What comes back, and when. After your first test.' },
  ],
} as const;

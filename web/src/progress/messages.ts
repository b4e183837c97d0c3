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
  cameBack: 'Reviews after a day or more',
  remembered: 'Remembered',
  minutes: 'Minutes',
  rest: 'Rest',
  restDay: 'Rest day',
  weekdays: ['Mo', '', 'We', '', 'Fr', '', 'Su'],
  levels: ['0', 'under 10 min', '10 to 19', '20 or more'],
} as const;

export const topicMessages = {
  arrows: 'Arrows: last 2 weeks',
  means:
    'Each percentage is what you would recall today of what was asked. A good review makes up for a wrong answer.',
  mastery: (percent: number, goal: number) => `${percent}%, your goal is ${goal}%`,
  up: (points: number) => `${points} up in 2 weeks`,
  down: (points: number) => `${points} down in 2 weeks`,
  same: 'No change in 2 weeks',
  notAsked: 'Not asked yet',
  fewAnswers: 'from few answers',
  partAsked: (asked: number, items: number) => `${asked} of ${items} asked`,
  madeOf: (what: string, from: string) => (from === '' ? what : `${what}: ${from}`),
  right: (right: number, answers: number) => `${right} of ${answers} right in tests`,
  practise: (count: number, topics: number) => `Practise ${count} of the ${topics} weakest topics`,
  how: 'Half-known things come first. What you surely know is left out.',
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
  text: 'Take a test or review some cards. Your first numbers appear here right after.',
  action: 'Make a test',
  coming: [
    { title: 'Days', text: 'When you studied. After your first test or review.' },
    {
      title: 'Recall',
      text: 'How much you remember of what comes back after a day or more. After 20 such reviews.',
    },
    { title: 'Topics', text: 'Where you are strong and weak. After your first test or review.' },
    { title: 'Next 14 days', text: 'What comes back, and when. After your first test or review.' },
  ],
} as const;

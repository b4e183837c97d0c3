import { countOf, writeLimit } from '../../plan-words.ts';

export const offerMessages = {
  title: (days: number, waiting: number) =>
    `You missed ${countOf(days, 'day')}: ${writeLimit(waiting)} waiting`,
  titleOfWeeks: (weeks: number, waiting: number) =>
    `You missed ${weeks} weeks: ${writeLimit(waiting)} waiting`,
  text: 'It happens. There is time: pick how to catch up.',
  spread: (days: number) => `Spread them over ${countOf(days, 'day')}`,
  /** What the days do not reach is said beside it. */
  keep: 'Keep to your minutes',
  drop: 'Drop what you know well',
  all: (waiting: number) => `Do all ${writeLimit(waiting)} now`,
  minutes: (minutes: number) => `${writeLimit(minutes)} min today`,
  onTheDay: (recall: number) => `${recall}% on the day`,
  comma: ', ',
  chooseSpread: (days: number) => `Spread over ${countOf(days, 'day')}`,
  chooseDrop: (count: number) => `Drop ${writeLimit(count)}`,
  today: (today: number) => `${writeLimit(today)} today`,
  other: (other: number, day: string) => `, the other ${writeLimit(other)} on ${day}`,
  more: (perDay: number) => `, then about ${writeLimit(perDay)} more each study day`,
  end: '.',
  free: (days: readonly string[]) =>
    days.length === 1 ? ` ${days.join('')} stays free.` : ` ${days.join(' and ')} stay free.`,
  allFree: ' Rest days stay free.',
  notAsked: (count: number) => ` ${writeLimit(count)} won't come up before the exam.`,
  letGo: (count: number) =>
    `${writeLimit(count)} you would still recall ${count === 1 ? 'goes' : 'go'} after the exam.`,
  left: (count: number) => ` ${writeLimit(count)} ${count === 1 ? 'is' : 'are'} left.`,
  leftFrom: (count: number, today: number) =>
    ` ${writeLimit(count)} are left, ${writeLimit(today)} of them today.`,
  tonight: 'Back on plan tonight.',
  beyond: (minutes: number) => `Back on plan tonight, with more than your ${minutes} minutes.`,
  gone: 'Nothing is waiting any more.',
  notChosen: (reason: string) => `We couldn't change today's reviews. ${reason}`,
} as const;

export const chosenMessages = {
  region: 'Catching up',
  spread: (days: number) => `Spread over ${countOf(days, 'day')}`,
  keep: 'Within your minutes',
  drop: 'What you know well is dropped until the exam',
  all: (waiting: number) => `All ${writeLimit(waiting)} today`,
  waiting: (today: number, waiting: number) =>
    `${writeLimit(today)} of the ${writeLimit(waiting)} today. Nothing is lost.`,
  doneToday: (waiting: number) =>
    `Done for today: ${writeLimit(waiting)} more on the days that follow.`,
  done: 'Caught up',
  back: 'You are back on plan.',
  undo: 'Undo',
} as const;

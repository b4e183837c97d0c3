import { product } from '@engram/core/product.ts';
import { countOf } from '../../plan-words.ts';

export const liveMessages = {
  documentTitle: `Live · ${product.name}`,
  loading: 'Loading the assignment',
  notLoaded: "We couldn't load the assignment",
  missing: 'This assignment does not exist',
  missingText: 'It may have been deleted, or it belongs to someone else.',
  backToTests: 'My tests',
  retry: 'Try Again',
  unknownFailure: 'Something went wrong. Please try again.',
  states: { 'not-open': 'Not open yet', open: 'Open', late: 'Late work', closed: 'Closed' },
  opens: (moment: string) => `Opens ${moment}`,
  closes: (moment: string) => `Closes ${moment}`,
  closed: (moment: string) => moment,
  takesLate: (moment: string) => `Closed ${moment}`,
  code: 'Code',
  showCode: 'Show the code',
  report: 'See the report',
  changeClosing: 'Change closing time',
  closeNow: 'Close now',
  reopen: 'Reopen',
  stale: "We couldn't update the page. It shows how things were a moment ago.",
} as const;

export const countMessages = {
  region: 'In numbers',
  done: 'Done',
  doneOf: (started: number) => `of ${started} who have started`,
  answering: 'Answering',
  atLeast: (answered: number, of: number) => `Each at least ${answered} of ${of}`,
  oneAt: (answered: number, of: number) => `${answered} of ${of} answered`,
  noneAnswering: 'No one right now',
  last: 'Last handed in',
  nothingYet: 'Nothing yet',
  none: 'None',
  left: 'Time left',
  until: (moment: string) => `Until ${moment}`,
  ended: 'Ended',
} as const;

export const takerListMessages = {
  title: 'Takers',
  live: 'Updates live',
  answering: (count: number) => `Answering, ${count}`,
  done: (count: number) => `Done, ${count}`,
  handedIn: 'Handed in',
  progress: (answered: number, of: number) => `${answered} of ${of}`,
  progressOf: (name: string) => `Answered by ${name}`,
  unnamed: (place: number) => `Taker ${place}`,
  minutesLeft: (minutes: number) => `${minutes} min left`,
  lessThanMinute: 'Less than 1 min left',
  timeUp: 'Time is up',
  tryNumber: (number: number) => `Try ${number}`,
  late: 'Late',
  collected: 'Time ran out',
  sameDevice: 'Same device under another name',
  sameName: 'Same name on another device',
  empty: 'No one has started yet',
  emptyText: 'Show the code or send the link. Names appear here as they start.',
  emptyOver: 'No one took this test',
  emptyOverText: 'You can reopen it and send the link again.',
} as const;

export const closeMessages = {
  stillAnswering: (count: number) =>
    count === 1 ? '1 person is still answering' : `${count} people are still answering`,
  title: 'Close the test now?',
  text: 'No one is answering right now. You can reopen it later.',
  textLate: 'No one is answering right now. From now on, answers are marked as late.',
  progress: (name: string, answered: number, of: number) => `${name}, ${answered} of ${of}`,
  others: (count: number) => `${count} more`,
  choice: 'What happens to their answers',
  giveMinutes: (minutes: number) => `Give ${countOf(minutes, 'more minute')}`,
  giveMinutesText: (clock: string) => `They see a clock. The test closes by itself at ${clock}.`,
  collect: 'Collect their answers',
  collectText: 'What they have written counts. Open questions get no points.',
  closeLate: 'Close now',
  closeLateText: 'They can go on, and what they hand in is marked as late.',
  cancel: 'Cancel',
  closeLabel: 'Close',
} as const;

export const momentMessages = {
  changeTitle: 'Change closing time',
  changeText: 'Everyone who is answering sees the new time.',
  save: 'Save',
  reopenTitle: 'Reopen the test',
  reopenText: 'Anyone with tries left can take it. Those who have used theirs cannot go again.',
  reopen: 'Reopen',
  until: 'Until',
  day: 'Until, day',
  time: 'Until, time',
  inTime: (time: string) => `In ${time}.`,
  hiddenAgain: (done: number, moment: string) =>
    done === 1
      ? `1 person can see the score and the answers now. Both are hidden again until ${moment}.`
      : `${done} people can see their scores and the answers now. Both are hidden again until ${moment}.`,
  itCloses: 'it closes',
  stayShown: 'Those who have handed in can still see the answers while it is open.',
  cancel: 'Cancel',
  close: 'Close',
} as const;

export const changeMessages = {
  closed: 'The test is closed.',
  changed: (moment: string) => `The test now closes ${moment}.`,
  reopened: (moment: string) => `The test is open until ${moment}.`,
  failed: (reason: string) => `We couldn't change the closing time. ${reason}`,
} as const;

/** Of one test, and in the list of all tests. */
export const assignmentListMessages = {
  title: 'Given to classes',
  notLoaded: "We couldn't load where this test was given",
  retry: 'Try Again',
  unknownFailure: 'Something went wrong. Please try again.',
  watch: 'Watch live',
  watchOf: (code: string) => `Watch ${code} live`,
  report: 'Report',
  reportOf: (code: string) => `Report of ${code}`,
  noneStarted: 'no one has started yet',
  doneOf: (done: number, started: number) => `${done} of ${started} done`,
  states: {
    'not-open': 'Given, opens later',
    open: 'Given, open',
    late: 'Given, late work',
    closed: 'Given, closed',
  },
  given: (state: string, done: string) => `${state}: ${done}`,
} as const;

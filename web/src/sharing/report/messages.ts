import { product } from '@engram/core/product.ts';
import { formatCount } from '@engram/core/format-count.ts';
import { countOf } from '../../plan-words.ts';

export const reportMessages = {
  documentTitle: `Report · ${product.name}`,
  backToTests: 'My tests',
  loading: 'Loading the report',
  notLoaded: "We couldn't load the report",
  retry: 'Try Again',
  unknownFailure: 'Something went wrong. Please try again.',
  missing: 'This report does not exist',
  missingText: 'It may have been deleted, or it belongs to someone else.',
  more: 'More for this report',
  openTest: 'Open the test',
  tabs: 'Report',
  perQuestion: 'Per question',
  perTaker: 'Per taker',
  empty: 'No one has taken this test yet',
  emptyOpen: 'Send the link or show the code. Answers will appear here.',
  emptyAssigned: 'No one has handed in yet',
  emptyAssignedText: 'Scores and answers appear here as they hand in.',
  emptyOver: 'The link has ended. Share the test again to get answers.',
} as const;

export const statMessages = {
  region: 'In numbers',
  taken: 'Taken',
  answering: (count: number) =>
    count === 0 ? 'No one is answering now' : `${count} still answering`,
  score: 'Median score',
  scoreRange: (lowest: number, highest: number) => `Lowest ${lowest}%, highest ${highest}%`,
  time: 'Median time',
  limit: (minutes: number) => `Limit ${countOf(minutes, 'minute')}`,
  noLimit: 'No limit',
  toCheck: 'To check',
  questions: (count: number) => countOf(count, 'question'),
  keysMayBeWrong: (count: number) =>
    count === 1 ? 'The key may be wrong' : 'The keys may be wrong',
  nothingToCheck: 'No key looks wrong',
  none: 'None',
  nothingYet: 'No answers yet',
} as const;

export const questionMessages = {
  list: 'Questions',
  order: (people: number) =>
    `Worst question first. ${people === 1 ? '1 person' : `${people} people`} answered.`,
  latest: (analysed: number) =>
    `Wrong answers, times and checks are from the latest ${formatCount(analysed)}.`,
  commonWrong: 'Most common wrong answer: ',
  percent: (percent: number) => `, ${percent}%`,
  leftOut: (percent: number) => `${percent}% skipped it`,
  key: 'Correct answer: ',
  time: (time: string) => `Median time ${time}`,
  right: 'Points earned',
  percentRight: (percent: number) => `${percent}%`,
  noAnswers: 'No answers',
  partly: (count: number) => `${count} partly right`,
  toBeJudged: (count: number) => `${count} to be judged`,
  checkKey: 'Check the key',
  fates: { drop: 'Left out for everyone', give: 'Everyone got the points' },
} as const;

type Share = { count: number; of: number };

/** What the answers tell against a question; the answers that are meant stand between the words. */
export const flagMessages = {
  region: 'To check',
  title: {
    miskeyed: (number: number) => `Question ${number}: the key may be wrong`,
    'narrow-key': (number: number) => `Question ${number}: the key may be too narrow`,
    ambiguous: (number: number) => `Question ${number}: two answers may be right`,
  },
  missed: 'Your strongest takers got it wrong.',
  betterElsewhere: 'Takers who gave another answer did better in the rest of the test.',
  split: 'Your strongest takers were split.',
  took: ({ taken, isLeftOut }: { taken: Share; isLeftOut: boolean }, isTyped: boolean) =>
    `${taken.count} of ${taken.of} ${isLeftOut ? 'left out' : isTyped ? 'wrote' : 'chose'}`,
  keySays: ', the key says',
  tookKey: (count: number) => `, ${count} chose the key:`,
  end: '.',
  wrote: (count: number) => `${count} takers wrote`,
  amongStrongest: (count: number) => `${count} of them are among your strongest.`,
  tooEasy: ({ count, of }: Share) =>
    count === of
      ? `Maybe too easy: all ${of} got it right.`
      : `Maybe too easy: ${count} of ${of} got it right.`,
  untaken: ({ count, of }: Share) =>
    count === 0 ? 'No one chose' : `Only ${count} of ${of} chose`,
  drawsStrong: ({ strong }: { strong: Share }) =>
    `${strong.count} of your ${strong.of} strongest takers chose`,
  thanWeak: ({ count, of }: Share) => `, but only ${count} of your ${of} weakest.`,
} as const;

export const toDoMessages = {
  region: 'To do',
  waiting: (count: number) =>
    count === 1 ? '1 answer waits for you' : `${count} answers wait for you`,
  where: (numbers: readonly number[]) =>
    `Question${numbers.length === 1 ? '' : 's'} ${numbers.join(', ')}. Written answers that no rule could judge count 0 points until you do.`,
  grade: (count: number) => `Grade ${countOf(count, 'answer')}`,
} as const;

export const takerMessages = {
  list: 'Takers',
  loading: 'Loading the takers',
  notLoaded: "We couldn't load the takers",
  columns: {
    name: 'Name',
    score: 'Score',
    time: 'Time',
    questions: (count: number) => (count === 1 ? 'Question 1' : `Questions 1 to ${count}`),
    actions: 'Actions',
  },
  noName: 'No name',
  took: (duration: string) => `, ${duration}`,
  view: 'View',
  viewOf: (name: string, moment: string) => `View ${name}, ${moment}`,
  more: 'Show more',
  backToTakers: 'All takers',
  correct: (correct: number, of: number) => `${correct} of ${of} correct`,
  partly: (count: number) => `${count} partly right`,
  toBeJudged: (count: number) => `${count} to be judged`,
  in: (time: string) => `in ${time} minutes`,
  facts: (facts: readonly string[]) => facts.join(', '),
  came: (count: number) => (count === 1 ? '1 more taker' : `${count} more takers`),
  loadingOne: 'Loading the answers',
  loadedOne: (name: string) => `Answers of ${name}`,
  oneNotLoaded: "We couldn't load the answers",
  oneMissing: 'These answers do not exist',
  oneMissingText: 'They may have been deleted, or they belong to another report.',
} as const;

/** Read out instead of the squares, so that one hears which question it was. */
export const markMessages = {
  partly: (numbers: string) => `Partly right: ${numbers}.`,
  incorrect: (numbers: string) => `Wrong: ${numbers}.`,
  unanswered: (numbers: string) => `Not answered: ${numbers}.`,
  'needs-review': (numbers: string) => `To be judged: ${numbers}.`,
  dropped: (numbers: string) => `Not counted: ${numbers}.`,
  restRight: 'The rest correct.',
  allRight: 'All correct.',
} as const;

export const exportMessages = {
  label: 'Export CSV',
  failed: (reason: string) => `We couldn't export the report. ${reason}`,
  fileName: (code: string) => `${code}-report.csv`,
  columns: [
    'Name',
    'Submitted',
    'Score (%)',
    'Correct',
    'Partly right',
    'To be judged',
    'Questions',
    'Time (seconds)',
  ],
  assignedColumns: ['Try', 'Marks'],
  verdict: (number: number) => `Result ${number}`,
  question: (number: number, text: string) => `${number}. ${text}`,
} as const;

export const deletionMessages = {
  label: 'Delete report',
  title: 'Delete this report?',
  text: (code: string) =>
    `The link with the code ${code} stops working, and all submitted answers are deleted. This cannot be undone.`,
  cancel: 'Cancel',
  deleted: 'The report was deleted.',
  notDeleted: (reason: string) => `We couldn't delete the report. ${reason}`,
} as const;

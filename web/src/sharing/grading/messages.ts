import type { JudgedShare } from '@engram/core/sharing/correcting/correction.ts';
import { formatPoints } from '@engram/core/attempts/messages.ts';
import type { KeyList } from '../../keys/key-lists.ts';
import { countOf } from '../../plan-words.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const answers = (count: number) => countOf(count, 'answer');

export const gradingMessages = {
  documentTitle: 'Grading',
  title: 'Grading',
  intro: 'Written answers that no rule could judge.',
  loading: 'Loading what waits for you',
  notLoaded: "We couldn't load what waits for you",
  retry: 'Try Again',
  unknownFailure: 'Something went wrong. Please try again.',
  shared: 'Tests you shared',
  own: 'Your own answers',
  waiting: answers,
  grade: 'Grade',
  gradeOf: (title: string, count: number) => `Grade ${answers(count)} to ${title}`,
  review: 'Judge',
  reviewOf: (name: string, count: number) => `Judge ${answers(count)} of yours to ${name}`,
  sharedOn: (moment: string) => `shared ${moment}`,
  takenOn: (moment: string) => `taken ${moment}`,
  empty: 'Nothing waits for you',
  emptyText: 'Written answers that no rule can judge will appear here, as soon as there are any.',
  dashboard: 'Back to Today',
} as const;

export const deskMessages = {
  documentTitle: 'Grade answers',
  title: 'Grade answers',
  report: 'Report',
  loading: 'Loading the answers',
  notLoaded: "We couldn't load the answers",
  missing: 'This test does not exist',
  missingText: 'It may have been deleted, or it belongs to someone else.',
  progress: (done: number, all: number) => `${done} of ${all}`,
  progressLabel: 'Answers graded',
  question: (number: number, points: number) => `Question ${number} · ${countOf(points, 'point')}`,
  answer: 'Answer',
  wrote: (count: number) => [people(count), ' wrote'] as const,
  writers: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', '),
  accept: 'Accept this wording for everyone',
  acceptHint: 'Adds it to the key of this test',
  keyFull: 'The key has as many answers as it can hold',
  tooLong: 'It is too long for a key',
  acceptKey: 'A',
  judge: 'Judge this answer',
  undo: 'Undo',
  undoKey: 'U',
  undone: (wording: string) => `Undone: ${wording}`,
  judged: (count: number) => ` for ${people(count)}: `,
  accepted: ' Accepted from now on.',
  next: (count: number, wording: string) => `Next: ${people(count)} wrote ${wording}`,
  key: 'Key',
  alsoAccepted: (accepted: readonly string[]) => `Also accepted: ${accepted.join(', ')}`,
  highlighted: 'highlighted: ',
  wordings: (count: number, all: number) => `${countOf(count, 'wording')}, ${answers(all)}`,
  times: (count: number) => `× ${count}`,
  timesRead: (count: number) => people(count),
  notSaved: (wording: string, reason: string) => `We couldn't save “${wording}”. ${reason}`,
  notUndone: (reason: string) => `We couldn't undo it. ${reason}`,
  done: 'All graded',
  doneText: (count: number) =>
    count === 1
      ? 'The score of 1 person counts it now.'
      : `${answers(count)} count now. Scores change within moments.`,
  moreWait: 'More answers wait',
  goOn: 'Go on',
  nothing: 'Nothing to grade',
  nothingText: 'Every written answer to this test has been judged.',
  toReport: 'Back to the report',
  toGrading: 'All grading',
  keys: {
    title: 'Grading',
    lines: [
      ['Right, Half, Wrong', '1 to 3'],
      ['Accept the wording for everyone', 'A'],
      ['Undo the last judgement', 'U'],
    ],
  } satisfies KeyList,
} as const;

/** What an answer earns, by the words on the button. */
export const shareNames: Readonly<Record<JudgedShare, string>> = {
  1: 'Right',
  0.5: 'Half',
  0: 'Wrong',
};

/** '½ point'. */
export function writeEarned(share: JudgedShare, points: number): string {
  const earned = share * points;
  if (earned === 0.5) return '½ point';
  return `${formatPoints(earned)} ${earned === 1 ? 'point' : 'points'}`;
}

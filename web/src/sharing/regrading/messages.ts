import type { JudgedShare } from '@engram/core/sharing/correcting/correction.ts';
import { formatCount } from '@engram/core/format-count.ts';
import { formatPoints } from '@engram/core/attempts/messages.ts';
import { countOf } from '../../plan-words.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`);

export const regradeMessages = {
  open: 'Correct and regrade',
  openOf: (number: number) => `Correct and regrade: question ${number}`,
  title: (number: number) => `Correct question ${number}`,
  close: 'Close',
  way: 'What to change',
  ways: { key: 'The key', give: 'Give points', drop: 'Leave out' },
  giveHint: 'Everyone earns all points of this question, whatever they answered.',
  dropHint: 'This question counts for no one.',
  key: 'Correct answer',
  accepted: 'Accepted answers',
  added: 'added',
  removed: 'removed',
  remove: (answer: string) => `Remove ${answer}`,
  putBack: (answer: string) => `Put ${answer} back`,
  add: 'Add',
  addLabel: 'Another answer that is right',
  full: 'The key has as many answers as it can hold.',
  noneLeft: 'Keep at least one answer.',
  unfinished: 'Choose an answer for every part.',
  points: 'Points',
  fewer: 'Fewer points',
  more: 'More points',
  looking: 'Counting whose score changes',
  notCounted: "We couldn't count whose score changes",
  changes: (changed: number, counted: number, taken: number) =>
    counted < taken
      ? `Changes ${formatCount(changed)} of the latest ${formatCount(counted)} scores. All ${formatCount(taken)} are graded again.`
      : `Changes ${formatCount(changed)} of ${countOf(counted, 'score')}`,
  noChange: 'No score changes',
  by: (points: number) => `${points > 0 ? '+' : '−'}${formatPoints(Math.abs(points))}`,
  up: 'Higher',
  down: 'Lower',
  forPeople: (count: number) => `for ${people(count)}`,
  same: '=',
  stay: (count: number) =>
    count === 1 ? '1 stays the same' : `${formatCount(count)} stay the same`,
  who: 'Who changes',
  noName: 'No name',
  fromTo: (before: number, after: number) => `${before}% to ${after}%`,
  andMore: (count: number) => `And ${formatCount(count)} more`,
  note: (changed: number, isAll: boolean) =>
    isAll
      ? `Note to ${changed === 1 ? 'this person' : `these ${people(changed)}`}`
      : 'Note to those whose score changes',
  noteHint: 'Optional. They read it with their result.',
  cancel: 'Cancel',
  save: (changed: number, isAll: boolean) =>
    isAll && changed > 0 ? `Regrade ${countOf(changed, 'score')}` : 'Save and regrade',
  notSaved: (reason: string) => `We couldn't save it. ${reason}`,
  unknownFailure: 'Something went wrong. Please try again.',
  done: 'Done',
  doneTitle: (changed: number) =>
    changed === 0
      ? 'Saved'
      : changed === 1
        ? '1 score changes'
        : `${formatCount(changed)} scores change`,
  doneText: 'Everyone is graded again within moments.',
  doneNote: 'The note is with their results.',
  back: 'Back to the report',
  regrading: (done: number, of: number) =>
    `Regrading: ${formatCount(done)} of ${formatCount(of)} done`,
  regradingLabel: 'Regrading',
} as const;

export const historyMessages = {
  title: (number: number) => `History of question ${number}`,
  open: (count: number) => `History, ${countOf(count, 'change')}`,
  kinds: {
    key: 'Key changed',
    accept: 'Answer accepted',
    points: 'Points changed',
    drop: 'Left out for everyone',
    give: 'Points given to all',
    judge: 'Answer judged',
    undo: 'Taken back',
  },
  added: (answers: readonly string[]) => `Added ${answers.join(', ')}.`,
  removed: (answers: readonly string[]) => `Removed ${answers.join(', ')}.`,
  fromTo: (before: string, after: string) => `${before} → ${after}.`,
  points: (before: number, after: number) => `${before} → ${countOf(after, 'point')}.`,
  wording: (wording: string) => `${wording}.`,
  judged: (wording: string, share: string) => `${wording}: ${share}.`,
  undid: (what: string) => `${what}.`,
  note: (note: string) => `Note: ${note}`,
  isUndone: 'taken back',
  undo: 'Take this back',
  undoOf: (what: string, moment: string) => `Take back: ${what}, ${moment}`,
  undone: 'Taken back. Everyone is graded again.',
  notUndone: (reason: string) => `We couldn't take it back. ${reason}`,
  shared: 'Test shared',
  loading: 'Loading the history',
  notLoaded: "We couldn't load the history",
} as const;

export const judgedNames: Readonly<Record<JudgedShare, string>> = {
  1: 'right',
  0.5: 'half',
  0: 'wrong',
};

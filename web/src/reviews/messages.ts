import { formatCount } from '@engram/core/format-count.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type { Rating } from '@engram/core/reviews/schedule.ts';
import type { KeyList } from '../keys/key-lists.ts';
import { countOf } from '../plan-words.ts';

export const reviewMessages = {
  documentTitle: "Today's review",
  title: "Today's review",
  aheadTitle: 'Review ahead',
  missedTitle: 'Missed questions',
  practiceTitle: 'Practice',
  dashboard: 'Back to Today',
  results: 'Back to results',
  toProgress: 'Back to Progress',
  loading: 'Loading your review...',
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} done`,
  /** After how much is done. */
  again: (count: number) => `, ${formatCount(count)} to see again`,
  progressLabel: 'Progress',
  left: 'left',
  minutes: (minutes: number) => `, about ${formatCount(minutes)} min`,
  showAnswer: 'Show answer',
  space: 'Space',
  bookmark: 'Bookmark card',
  thinkFirst: 'Think of the answer first, then show it.',
  answerFirst: 'Answer it first, then say how hard it was.',
  whenBack: 'The time below each word is when the card comes back.',
  questionBack: 'The time below each word is when the question comes back.',
  rate: 'How well did you remember it?',
  /** Said before the time on a rating. */
  comesBackIn: 'comes back in ',
  comesBack: 'comes back ',
  /** In place of a time, where nothing else is left to ask. */
  waits: { now: 'now', soon: 'soon' },
  leaveRest: 'Finish for now',
  undo: 'Undo',
  undoKey: 'U',
  undone: 'Last answer undone.',
  cardKeys: {
    title: 'Reviewing',
    lines: [
      ['Show the answer, then Good', 'Space or Enter'],
      ['Again, Hard, Good, Easy', '1 to 4'],
      ['Undo the last answer', 'U'],
      ['Bookmark', 'B'],
      ['Leave', 'Esc'],
    ],
  } satisfies KeyList,
  questionKeys: {
    title: 'Reviewing',
    lines: [
      ['Choose an answer', 'A to F'],
      ['Again, Hard, Good, Easy', '1 to 4'],
      ['Press the filled button', 'Enter'],
      ['Undo the last answer', 'U'],
      ['Leave', 'Esc'],
    ],
  } satisfies KeyList,
  missed: 'Missed question',
  missedOn: (day: string, isRearranged: boolean) =>
    isRearranged ? `Missed on ${day}, new order` : `Missed on ${day}`,
  correct: 'Correct! Well done. How hard was it?',
  rightToo: 'My answer is right too',
  failed: {
    title: "We couldn't load your review",
    unknown: 'Please try again in a moment.',
    retry: 'Try Again',
  },
  nothing: {
    title: 'Nothing to review yet',
    text: 'Cards you make and questions you miss come back here, just before you would forget them.',
    cards: 'Create Flashcards',
    test: 'Create a Test',
  },
} as const;

export const ratingNames: Record<Rating, string> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
};

export const doneMessages = {
  title: 'Done for today',
  titleForNow: 'Done for now',
  titlePractised: 'Practice done',
  toSeeAgain: (count: number) => `${formatCount(count)} to see again today`,
  stillHard: 'Still hard',
  moreHard: (count: number) => `And ${formatCount(count)} more.`,
  titleMissed: 'You cleared these questions',
  more: (left: number) => `Review ${formatCount(left)} more`,
  ahead: `Review ${reviewLimits.ahead} ahead`,
  nothingMissed: 'Nothing you missed there is left to review.',
  nothingToPractise: 'There is nothing of this to practise: you know it.',
  nothingAhead: 'There is nothing left to review ahead.',
  undo: 'Undo last answer',
  sum: (reviews: number, minutes: number) =>
    `${countOf(reviews, 'review')} in ${countOf(minutes, 'minute')}.`,
  noneDue: 'Nothing is due today.',
  next: (count: number, day: string) =>
    `The next ${formatCount(count)} ${count === 1 ? 'comes' : 'come'} back ${day}.`,
  tomorrow: 'tomorrow',
  onDay: (day: string) => `on ${day}`,
  numbers: 'Your reviews in numbers',
  reviewed: 'Reviewed today',
  kinds: (cards: number, questions: number) =>
    `${countOf(cards, 'card')}, ${countOf(questions, 'missed question')}`,
  remembered: 'Remembered',
  share: (part: number, whole: number) => `${formatCount(part)} of ${formatCount(whole)}`,
  again: (count: number) => `Again on ${formatCount(count)}`,
  recall: `Recall, ${reviewLimits.retentionDays} days`,
  noRecall: 'Not yet',
  goal: (percent: number) => `Your goal is ${percent}%`,
  streak: 'Streak',
  days: (count: number) => countOf(count, 'day'),
  best: (count: number) => `Best: ${formatCount(count)}`,
  forecast: `Next ${reviewLimits.forecastDays} days`,
  forecastNote: (total: number, perDay: number) =>
    `Reviews due each day, ${formatCount(total)} in total. At most ${formatCount(perDay)} a day.`,
  forecastImage: (least: number, most: number) =>
    `Reviews due on each of the next ${reviewLimits.forecastDays} days, between ${formatCount(least)} and ${formatCount(most)}`,
  day: 'Day',
  due: 'Reviews due',
  bySet: 'Recall',
  bySetNone: `Shown for each set after ${reviewLimits.fewestForShare} reviews after a day or more.`,
  setRecall: (name: string) => `Recall of ${name}`,
  goalMark: (percent: number) => `The mark is your goal, ${percent}%.`,
  change: 'Change goal',
  loading: 'Loading your progress',
  failed: "We couldn't load your progress.",
  retry: 'Try Again',
} as const;

export const goalMessages = {
  title: 'Change goal',
  lead: 'A higher goal brings cards back sooner, so there is more to review.',
  recall: 'Recall goal, percent',
  recallHint: `How much of what is due you want to remember, ${reviewLimits.minRetention} to ${reviewLimits.maxRetention}.`,
  newPerDay: 'New per day',
  newHint: 'Cards you have never studied.',
  duePerDay: 'Reviews per day',
  dueHint: 'What comes back. The rest waits for the next day.',
  less: 'Less',
  more: 'More',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Your goal is saved.',
  notSaved: "We couldn't save your goal. Please try again.",
  close: 'Close',
} as const;

import { reviewLimits } from '@engram/core/limits.ts';
import { countOf, writeLimit } from '../../plan-words.ts';

export const dueMessages = {
  review: (due: number) => `Review ${writeLimit(due)}`,
  minutes: (minutes: number) => `About ${writeLimit(minutes)} min`,
  cards: (cards: number) => (cards === 1 ? 'card' : 'cards'),
  questions: (questions: number) => (questions === 1 ? 'missed question' : 'missed questions'),
  /** What was answered before, and is not done yet. */
  again: (again: number, due: number) =>
    again === due
      ? `${writeLimit(again)} to see again today`
      : `${writeLimit(again)} of them to see again`,
  start: 'Start review',
  group: (name: string, due: number) => `${writeLimit(due)} from ${name}`,
  onlyGroup: (name: string) => `From ${name}`,
  others: (count: number) => `and ${writeLimit(count)} more`,
  notLoaded: 'Your reviews could not be loaded',
  notLoadedText: 'They are safe. Try again, or start your review anyway.',
  retry: 'Try Again',
  done: 'That’s it for today',
  nothingDue: 'Nothing is due today',
  reviewed: (reviews: number, minutes: number) =>
    `${countOf(reviews, 'review')} in ${countOf(minutes, 'minute')}.`,
  remembered: (remembered: number, reviews: number) =>
    remembered === reviews
      ? 'You remembered all of them.'
      : `You remembered ${writeLimit(remembered)}.`,
  noneYet: 'Cards you make and questions you miss come back here, just before you forget them.',
  coming: 'What comes back',
  tomorrow: 'Tomorrow',
  reviews: (count: number) => countOf(count, 'review'),
  none: 'Nothing',
  comingMinutes: (minutes: number) => `About ${writeLimit(minutes)} min`,
  rest: 'A day off',
  test: 'Practice test',
  forExam: 'For your exam',
  andTest: ', and a practice test',
  stop: 'You can stop here.',
  goOn: 'You can stop here. If you have a few more minutes:',
  ahead: `Review ${reviewLimits.ahead} ahead`,
  aheadText: 'What comes back next',
  makeTest: 'Make another test',
  makeTestText: 'From notes, files or pasted text',
} as const;

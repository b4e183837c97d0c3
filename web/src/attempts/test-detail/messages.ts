import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import { product } from '@engram/core/product.ts';
import { countOf } from '../../plan-words.ts';

export const detailMessages = {
  documentTitle: `Test · ${product.name}`,
  titleOf: (name: string) => `${name} · ${product.name}`,
  backToTests: 'My tests',
  loading: 'Loading your test',
  loadingAttempts: 'Loading your attempts',
  notLoaded: "We couldn't load your test",
  retry: 'Try Again',
  describe: (preset: string, questions: number, day: string, materials: readonly string[]) =>
    [
      preset,
      countOf(questions, 'question'),
      ['made', day, ...(materials.length > 0 ? ['from', materials.join(', ')] : [])].join(' '),
    ].join(', '),
  retake: 'Retake',
  take: 'Take Test',
  resume: 'Resume',
  editQuestions: 'Edit questions',
} as const;

export const chartMessages = {
  title: 'Attempts over time',
  since: {
    up: (points: number) => `${countOf(points, 'point')} since the first`,
    down: (points: number) => `${countOf(points, 'point')} since the first`,
    upWord: 'Up',
    downWord: 'Down',
    same: 'As at first',
  },
  goal: 'The dotted line marks 70%, the level to aim for.',
  lastOnes: (shown: number, all: number) => `The last ${shown} of ${all} attempts.`,
  scores: (scores: readonly number[]) =>
    `Scores of ${countOf(scores.length, 'attempt')}: ${formatList(scores.map(String))} percent`,
  none: 'No attempts yet',
  noneHint: 'Take the test. Your scores and your hardest questions will be shown here.',
  notLoaded: "We couldn't load your attempts",
} as const;

export const attemptListMessages = {
  region: 'Attempts',
  title: (attempts: number) => countOf(attempts, 'attempt'),
  best: (score: number) => `Best ${score}%`,
  took: (duration: string) => `, ${duration}`,
  view: 'View',
  viewOf: (score: number, day: string) => `View the attempt of ${day} with ${score}%`,
  showAll: (attempts: number) => `Show all ${countOf(attempts, 'attempt')}`,
  showLast: (attempts: number) => `Show the last ${countOf(attempts, 'attempt')}`,
} as const;

export const difficultyMessages = {
  title: 'Per-question difficulty',
  hints: {
    hardest: 'Hardest for you first. Squares are your attempts, oldest on the left.',
    'test-order': 'In the order of the test. Squares are your attempts, oldest on the left.',
  },
  ofLast: (shown: number, all: number) => `Of the last ${shown} of ${all} attempts.`,
  order: 'Order',
  orders: { hardest: 'Hardest', 'test-order': 'Test order' },
  right: (right: number, of: number) => `${right} of ${of}`,
  rightMeaning: 'Right answers',
  ungraded: 'Not graded',
  neverAsked: 'Not asked yet',
  showAll: (questions: number) => `Show all ${countOf(questions, 'question')}`,
  reviewMissed: (questions: number) => `Review ${countOf(questions, 'missed question')}`,
} as const;

export const markNames: Readonly<Record<OutcomeMark, string>> = {
  correct: 'right',
  partly: 'partly right',
  incorrect: 'wrong',
  unanswered: 'not answered',
  'needs-review': 'to be judged',
  dropped: 'not counted',
};

function formatList(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}

import type { OutcomeVerdict } from './attempt.ts';

const marks = {
  correct: 'Correct',
  incorrect: 'Incorrect',
  'needs-review': 'Needs review',
} as const;

/** How a question is marked [RES-22]: what was not answered counts as incorrect (N56). */
export function writeMark(verdict: OutcomeVerdict): string {
  return marks[verdict === 'unanswered' ? 'incorrect' : verdict];
}

/** Words of results that do not depend on the screen they stand on (N26, N27, N33). */
export const resultMessages = {
  notAnswered: 'Not answered',
  needReview: (count: number) =>
    count === 1 ? '1 question needs manual review' : `${count} questions need manual review`,
  groupScore: (name: string, correct: number, total: number) => `${name}: ${correct} of ${total}.`,
  reread: (pages: readonly number[]) =>
    pages.length === 1 ? `Reread page ${pages.join()}.` : `Reread pages ${listInWords(pages)}.`,
  noStrengths: 'Nothing has reached 70% yet.',
  noAreas: 'Nothing is below 70%.',
} as const;

/** What a score means, in a few words and one sentence. */
export const meaningMessages = {
  all: 'You know all of it',
  well: 'You know this well',
  outline: 'You have the outline',
  begun: 'You have made a start',
  fresh: 'This is still new to you',
  blank: 'Nothing was answered',
  open: 'No score yet',
  allRight: (total: number) =>
    total === 1 ? 'Your one answer was right.' : `All ${total} answers were right.`,
  readFirst: 'Read your material once more, then try again.',
  toBeJudged: (waiting: number) =>
    waiting === 1
      ? 'One answer needs your eye before there is a score.'
      : `${waiting} answers need your eye before there is a score.`,
  bestAndWorst: (best: string, worst: string) =>
    `You did best on ${best} and lost the most points on ${worst}.`,
  worst: (worst: string) => `You lost the most points on ${worst}.`,
  missed: (missed: number, total: number) =>
    `You missed ${missed} of ${total} ${total === 1 ? 'question' : 'questions'}.`,
  questionsOf: (type: string) => `${type.charAt(0).toLowerCase()}${type.slice(1)} questions`,
} as const;

/** Tips below 70%, at it and above it, and with everything right [RES-20]. */
export const tipMessages = {
  readSources: 'Read the sources of the questions you missed, then close them.',
  retakeTomorrow: 'Take the test again tomorrow: aim for 70%.',
  pastMark: 'You are past 70%. Try again tomorrow, without notes.',
  allCorrect: 'All correct. Come back in a week to see what has stayed.',
} as const;

function listInWords(numbers: readonly number[]): string {
  return [numbers.slice(0, -1).join(', '), numbers.at(-1)].join(' and ');
}

import type { Question } from '../questions/question.ts';
import type { Credit, OutcomeMark } from './attempt.ts';

const marks = {
  correct: 'Correct',
  partly: 'Partly right',
  incorrect: 'Incorrect',
  'needs-review': 'Needs review',
  dropped: 'Not counted',
} as const;

/** How a question is marked: what was not answered counts as incorrect (N56). */
export function writeMark(mark: OutcomeMark): string {
  return marks[mark === 'unanswered' ? 'incorrect' : mark];
}

/** In a shared test it waits for the teacher, and counts nothing until then (D38). */
export function writeSharedMark(mark: OutcomeMark): string {
  return mark === 'needs-review' ? resultMessages.toBeJudged : writeMark(mark);
}

/**
 * Why an answer of several parts earned what it earned: '2 of 3 pairs right, less 1 wrong: 0.33 of 1
 * point'. Nothing where it is right as a whole, or in no part.
 */
export function writeCredit(type: Question['type'], credit: Credit): string | undefined {
  const { parts, earned, possible } = credit;
  if (!parts || parts.right === 0 || earned === possible) return undefined;
  // Words have no parts: somebody judged that they earn some of the points.
  if (type === 'short-answer' || type === 'fill-in-blank') return writePoints(credit);
  const { right, wrong, of } = parts;
  const what = (type === 'matching' ? 'pair' : 'answer') + (of === 1 ? '' : 's');
  const less = wrong > 0 ? `, less ${wrong} wrong` : '';
  return `${right} of ${of} ${what} right${less}: ${writePoints({ earned, possible })}`;
}

/** '2.67 of 3 points'. */
export function writePoints({ earned, possible }: Pick<Credit, 'earned' | 'possible'>): string {
  return `${formatPoints(earned)} of ${formatPoints(possible)} ${possible === 1 ? 'point' : 'points'}`;
}

/** With two decimals at most. */
export function formatPoints(points: number): string {
  return String(Math.round(points * 100) / 100);
}

/** Words of results that do not depend on the screen they stand on (N26, N27, N33). */
export const resultMessages = {
  notAnswered: 'Not answered',
  toBeJudged: 'To be judged',
  waitForTeacher: (count: number) =>
    count === 1
      ? '1 answer is to be judged by the teacher and counts 0 points until then'
      : `${count} answers are to be judged by the teacher and count 0 points until then`,
  partlyRight: (count: number) => `${count} partly right`,
  needReview: (count: number) =>
    count === 1 ? '1 question needs manual review' : `${count} questions need manual review`,
  groupScore: (name: string, correct: number, total: number) => `${name}: ${correct} of ${total}.`,
  /** Where it is not told by the count, because something is partly right. */
  groupPoints: (name: string, correct: number, total: number, percent: number) =>
    correct === 0
      ? `${name}: ${percent}% of the points.`
      : `${name}: ${correct} of ${total}, ${percent}% of the points.`,
  reread: (pages: readonly number[]) =>
    pages.length === 1 ? `Reread page ${pages.join()}.` : `Reread pages ${listInWords(pages)}.`,
  noStrengths: 'Nothing has reached 70% yet.',
  noAreas: 'Nothing is below 70%.',
} as const;

/** What a score means, in a few words and one sentence. */
export const meaningMessages = {
  all: 'You know all of it',
  well: 'You know this well',
  most: 'You know most of this',
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

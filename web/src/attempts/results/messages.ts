import { product } from '@engram/core/product.ts';
import type { KeyList } from '../../keys/key-lists.ts';
import { missedMessages } from '../missed-messages.ts';

export const resultsMessages = {
  title: 'Test Results', // [RES-01]
  endlessTitle: 'Endless Practice Results', // [RES-02]
  documentTitle: `Test Results · ${product.name}`,
  loading: 'Loading results...', // [RES-06]
  notFound: 'Results not found',
  notFoundText: 'They were deleted with their test, or belong to another account.',
  allTests: 'All tests',
  backToTests: 'My tests',
  notLoaded: 'Failed to load results',
  notLoadedText: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
  timeOver: 'Time ran out, so we submitted what you had.',
  answeredAs: (name: string) => `answered as ${name}`,
  inHistory: 'This result is in your history.',
  yourTests: 'Your tests',
  takenOn: (parts: readonly string[]) => parts.join(', '),
  rescored: (score: number, correct: number, of: number) =>
    `Your score is now ${score}%, ${correct} of ${of} correct.`,
} as const;

export const actionMessages = {
  more: 'More',
  premium: 'Premium',
  newTest: 'New Test', //
  sameMaterial: 'With Same Material',
  newMaterial: 'With New Material',
  createNewTest: 'Create New Test', // [RES-31]
  practiceAgain: 'Practice Again',
  retake: 'Retake',
  details: 'View Detailed Results', // [RES-33]
  summary: 'Back to Summary',
  dashboard: 'Return to Dashboard', // [RES-35]
  reviewIncorrect: 'Review Incorrect', // [RES-41]
  reviewPremium: (missed: number) =>
    `Turn the ${missed === 1 ? 'question' : `${missed} questions`} you missed into a short study session.`,
  nothingMissed: missedMessages.none,
  studyFailed: 'Failed to start study session. Please try again.', // [BERR-25]
  createAccount: 'Create account',
  logIn: 'Sign in',
  keepTitle: 'Keep this result',
  keepText: (days: number) =>
    `It stays on this device for ${days} days. With a free account you keep it.`,
  keepAndReview: (days: number, missed: number) =>
    `It stays on this device for ${days} days. With a free account you keep it, and ${missed === 1 ? 'the question you missed comes' : `the ${missed} questions you missed come`} back at the right time.`,
  unstored: 'This browser has no room to keep it. With a free account you keep it.',
  unstoredHere: 'This browser has no room to keep it. Keep it in your history.',
  keepHere: (days: number) => `It stays on this device for ${days} days. Keep it in your history.`,
  freePlan: 'Free forever plan',
  noCard: 'No credit card',
} as const;

/** Of what a visitor's device keeps. */
export const removalMessages = {
  remove: 'Not you? Remove it from this device',
  title: 'Remove this result?',
  text: "It isn't in an account, so it can't be recovered.",
  cancel: 'Cancel',
  confirm: 'Remove',
} as const;

export const scoreMessages = {
  section: 'Score',
  checking: 'Checking your typed answers…',
  percent: (score: number) => `${score}%`,
  ofCorrect: (correct: number, of: number) => `${correct} of ${of} correct`, // [RES-12]
  donut: (correct: number, partly: number, incorrect: number) =>
    [
      `${correct} correct`,
      ...(partly > 0 ? [`${partly} partly right`] : []),
      `${incorrect} incorrect`,
    ].join(', '),
  needEye: (count: number) =>
    count === 1 ? '1 answer needs your eye' : `${count} answers need your eye`,
  judgeNow: (count: number) => `Judge ${count === 1 ? 'it' : 'them'} now`,
  unanswered: (count: number) =>
    count === 1 ? '1 question was not answered' : `${count} questions were not answered`,
  middle: (people: number, score: number, isSame: boolean) =>
    `The middle score of ${people} people is ${isSame ? 'also ' : ''}${score}%.`,
  overall: 'Overall Score', // [RES-16]
  passMark: 'The line marks 70%, the level to aim for.',
  timeEfficiency: 'Time Efficiency', // [RES-17]
  timeLeft: (taken: string, limit: string) => `Done in ${taken} of ${limit}.`,
  allTime: 'Full time used',
  timeLimit: (limit: string) => `The limit was ${limit}.`,
  strengths: 'Strengths', // [RES-19]
  areas: 'Areas to Improve',
  tip: 'Tip',
  tips: 'Tips',
  switches: (count: number) =>
    count === 1
      ? 'You left the test window once. This does not change the score.'
      : `You left the test window ${count} times. This does not change the score.`,
  attempted: 'Attempted',
  firstTry: 'Correct on first try',
  accuracy: 'Accuracy',
  nothingAttempted: 'No questions attempted yet.', // [END-17]
} as const;

export const reviewMessages = {
  title: 'Questions',
  wrongTitle: 'Questions to look at again',
  filter: 'Filter',
  all: (count: number) => `All ${count}`,
  missed: (count: number) => `Missed ${count}`,
  waiting: (count: number) => `To judge ${count}`,
  toBeJudged: (count: number) => `To be judged ${count}`,
  openAll: 'Open all',
  closeAll: 'Close all',
  nothingMissed: 'Nothing was missed.',
  nothingWaits: 'Nothing needs review.',
  nothingToReview: 'There are no questions to review.',
  given: { answer: 'Your answer', correctAnswer: 'Your answer, correct' },
  givenByOther: { answer: 'Their answer', correctAnswer: 'Their answer, correct' },
  correctAnswer: 'Correct answer',
  ownVerdict: 'Judged by you',
  modelVerdict: 'Checked by AI',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  highlighted: 'highlighted',
  explain: 'Explain Answer', // [RES-27]
  generating: 'Generating...', // [RES-28]
  explanation: 'Explanation',
  explainFailed: 'Failed to generate explanation. Please try again.', // [BERR-27]
  judgeWaiting: "We can't grade this answer automatically. Compare it with the correct one.",
  judgeModel: 'AI compared your answer with the correct one. Do you see it differently?',
  judgeIncorrect: 'Does your answer mean the same?',
  keyList: {
    title: 'Judging your answers',
    lines: [
      ['I was right', '1'],
      ['I was wrong', '2'],
    ],
  } satisfies KeyList,
  wasRight: 'I was right',
  wasWrong: 'I was wrong',
} as const;

export const regradedMessages = {
  corrected: 'This test was corrected after you took it.',
  score: (from: number, to: number) => `Your score went from ${from}% to ${to}%.`,
} as const;

import { product } from '@engram/core/product.ts';

export const exportMessages = {
  menu: 'Export PDF', // [EXP-02]
  withKey: 'With Answer Key',
  questionsOnly: 'Questions Only',
  csvCaption: 'Export CSV',
  csvWithAnswers: 'CSV With Answers',
  csvWithoutAnswers: 'CSV Without Answers',
  failed: 'Failed to export results. Please try again.', // [EXP-16]
} as const;

/** In the order of the columns [EXP-12] [EXP-13]. */
export const csvColumns = {
  number: 'Question #',
  text: 'Question Text',
  given: 'Your Answer',
  wanted: 'Correct Answer',
  result: 'Result',
} as const;

export const printMessages = {
  answerKey: 'Answer key',
  summary: 'Performance summary',
  score: (score: number, correct: number, of: number) => `${score}%, ${correct} of ${of} correct`,
  counts: (correct: number, incorrect: number, unanswered: number) =>
    `Correct: ${correct}. Incorrect: ${incorrect}. Of these not answered: ${unanswered}.`,
  timeTaken: (time: string) => `Time taken: ${time}`,
  name: 'Name',
  date: 'Date',
  number: (number: number) => `${number}.`,
  chooseAll: 'Choose all that apply.',
  yourAnswer: 'Your answer',
  yourCorrectAnswer: 'Your answer, correct',
  correctAnswer: 'Correct answer',
  correct: '✓',
  wrong: '✗',
  explanation: 'Explanation',
  answerLine: 'Answer',
  footer: `Made with ${product.name}`,
} as const;

/** Beside the controls of every question. */
export const answerMessages = {
  chooseAll: 'Choose all that apply.',
  matchFor: 'Match for',
  chooseMatch: 'Choose a match',
  notAnswered: 'Not answered',
  used: 'used',
  usedTwice: 'You chose this one twice.',
  blank: 'Blank',
  yourAnswer: 'Your answer',
  correctAnswer: 'Correct answer',
  correct: 'Correct',
  incorrect: 'Incorrect',
} as const;

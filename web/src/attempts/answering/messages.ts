/** What is said at once of an answer; those with an id stand so in the specification. */
export const answeringMessages = {
  correct: 'Correct! Well done.', // [END-03]
  /** The answer stands after it. */
  incorrect: 'Incorrect. The correct answer is:', // [END-05]
  partly: 'Partly right. The correct answer is:',
  chooseRight: 'Choose the correct answer to continue.',
  writeRight: 'Change your answer and check it again to continue.',
  check: 'Check', // N18
  next: 'Next Question', // [END-04]
  feedback: 'Feedback',
  yourAnswer: 'Your answer',
  isRight: 'Correct',
  correctAnswer: 'Correct answer',
  review: "We can't grade this answer automatically. Compare it with the expected one.",
  expected: 'Expected answer',
  wasRight: 'Was your answer right?',
  iWasRight: 'I was right',
  iWasWrong: 'I was wrong',
  rightToo: 'My answer is right too',
} as const;

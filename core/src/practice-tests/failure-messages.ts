/** Words of the error table, which pages without test creation load too. */
export const testFailures = {
  testsFull: 'You have 5,000 tests. Delete some to make more.',
  questionLimit: 'This test has as many questions as it can have.',
  tooFewQuestions: 'A test needs at least 3 questions.',
  nothingMore: "That's all the questions your text can support.",
} as const;

/** What is wrong with a question that its owner wrote (D26). */
export const editMessages = {
  textMissing: 'Write the question.',
  tooLong: 'This is too long. Use fewer words.',
  optionMissing: 'Fill in each option, or remove it.',
  sameOptions: 'Two options are the same. Change one of them.',
  keyMissing: 'Mark the correct answer.',
  allRight: 'Leave at least one option that is wrong.',
  pairMissing: 'Fill in both sides of each pair, or remove it.',
  sameTerms: 'Two pairs begin with the same words. Change one of them.',
  oneBlank: 'Write _____ once, where the answer belongs.',
  answerMissing: 'Write the answer.',
  pointsInvalid: 'Choose from 1 to 100 points.',
  acceptedInvalid: 'Add at most 12 other answers, each up to 300 characters.',
} as const;

/** Of the heading above the questions of a test, for what leads to it. */
export const reviewTitleId = 'questions-of-test';

/** Why a shared test could not be made, read or submitted [BERR-22] [BERR-33] to [BERR-38]. */
export const sharingFailures = {
  incomplete: 'Title and questions are required',
  emailUnverified: 'Please confirm your email address first. Use the link we emailed you.',
  sharesFull: 'This test has too many share links. Delete a report you no longer need.',
  notCreated: 'Failed to create shared test',
  idMissing: 'Test ID is required',
  missing: 'Test not found or has been removed',
  notRead: 'Failed to fetch shared test',
  notFound: 'Test not found',
  over: 'Test has expired',
  correctionsFull: 'This question already has as many accepted answers as it can hold.',
  notSubmitted: 'Failed to submit test results',
} as const;

/** Why an assignment could not be given, begun or handed in (D40). */
export const assignmentFailures = {
  closingTime:
    'Choose a closing time that is still to come, after the test opens and within a year of it.',
  headerMissing: 'We could not tell which attempt this is. Please open the link again.',
  nameMissing: 'Please enter your name.',
  membersOnly: 'This test is for a class. Please join the class first.',
  withRules: 'This test has rules of its own. Please reload the page to take it.',
  notOpen: 'This test is not open yet.',
  closed: 'This test is closed.',
  noTriesLeft: 'You have no tries left.',
  timeUp: 'Time is up. What was saved until then counts.',
  handedIn: 'You have already handed this in.',
  resultNotOpen: 'Your result is not open yet. You can keep it as soon as it is.',
} as const;

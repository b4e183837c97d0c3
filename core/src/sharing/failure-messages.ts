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
  notSubmitted: 'Failed to submit test results',
} as const;

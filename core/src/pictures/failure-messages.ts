/** Words of the error table, which pages without pictures load too. */
export const pictureFailures = {
  full: 'There is no room for another picture.',
  missing: 'A picture here is not one of yours or is gone. Add it again.',
} as const;

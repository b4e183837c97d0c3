/** What is wrong with a time that somebody chose. */
export const momentProblems = {
  missing: 'Choose a day and a time.',
  opensPast: 'This time has passed. Choose Now, or a later one.',
  closesPast: 'This time has passed. Choose a later one.',
  closesEarly: 'It has to close after it opens.',
  closesFar: 'Choose a day within a year.',
} as const;

/** What is said of a test or a set that was made of marks. */
export const markMessages = {
  planAllows: (asked: number, made: number) =>
    `Your plan has room for ${asked} questions in a test, so it has the first ${asked} of the ${made} that your marks make.`,
  notAsked: (count: number) =>
    count === 1
      ? 'One mark is left out, because nothing could be asked about it.'
      : `${count} marks are left out, because nothing could be asked about them.`,
} as const;

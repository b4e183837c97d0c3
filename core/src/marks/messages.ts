/** What is said of a test or a set that was made of marks. */
export const markMessages = {
  planAllows: (asked: number, made: number) =>
    `Your plan allows ${asked} questions in a test, so this one has the first ${asked} of the ${made} from your marks.`,
  notAsked: (count: number) =>
    count === 1
      ? "One mark was left out, because we couldn't ask anything about it."
      : `${count} marks were left out, because we couldn't ask anything about them.`,
} as const;

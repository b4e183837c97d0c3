/** Carries the key of a taker's attempt, which never stands in an address. */
export const attemptHeader = 'engram-attempt';

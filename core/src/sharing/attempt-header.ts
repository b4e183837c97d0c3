/** Carries the key of a taker's attempt, which is never part of an address. */
export const attemptHeader = 'engram-attempt';

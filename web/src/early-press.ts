/**
 * Between its first paint and the arrival of its code a public page looks ready and is not. What is
 * pressed then is marked by a script in the page (finish-build/paint-first.ts) and pressed again
 * once somebody can answer.
 */
export const earlyPress = {
  attribute: 'data-early-press',
  answeredEvent: 'engram-answers',
} as const;

import { attemptLimits } from '../../limits.ts';

/** What an owner changes of a shared test that people have answered. */
export const correctionLimits = {
  maxWording: attemptLimits.maxAnswerLength,
  /** Of one question. */
  maxJudged: 2_000,
  maxCorrections: 5_000,
  maxNoteLength: 500,
  /** The latest submissions that a preview is counted from. */
  previewed: 2_000,
  namesShown: 50,
  /** Different wordings of one question that are shown at once, and who wrote each. */
  wordingsShown: 500,
  writersShown: 12,
  /** Of a history, and of tests that have something to grade. */
  listed: 100,
} as const;

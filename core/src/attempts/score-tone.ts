import { scoreMarks } from '../limits.ts';

type ScoreTone = 'success' | 'accent' | 'danger';

/** The colour of a score on its results [RES-11] [BLIM-27]. */
export function scoreTone(score: number): ScoreTone {
  if (score >= scoreMarks.resultSuccess) return 'success';
  return score >= scoreMarks.resultAccent ? 'accent' : 'danger';
}

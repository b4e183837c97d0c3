import { scoreMarks } from '../limits.ts';
import { tipMessages } from './messages.ts';

/** Two below 70%, one from there on (N26) [RES-20] [BLIM-42]. */
export function chooseTips(score: number): string[] {
  if (score < scoreMarks.tips) return [tipMessages.readSources, tipMessages.retakeTomorrow];
  return [score === 100 ? tipMessages.allCorrect : tipMessages.pastMark];
}

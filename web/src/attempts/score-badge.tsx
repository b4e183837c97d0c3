import { scoreMarks } from '@engram/core/limits.ts';
import { Badge } from '../ui/badge.tsx';

/** The last score of a test in a list [DASH-16] [DASH-17] [DASH-18]. */
export function ScoreBadge({ score }: { score: number }) {
  return <Badge tone={toneOf(score)}>{`${score}%`}</Badge>;
}

function toneOf(score: number) {
  if (score >= scoreMarks.badgeGreen) return 'green';
  return score >= scoreMarks.badgeBlue ? 'blue' : 'yellow';
}

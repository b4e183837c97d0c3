import { Link } from 'react-router';
import { paths, pathsOf } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { reviewMessages as messages } from './messages.ts';
import type { Round } from './queries.ts';

/** To where the review was begun. */
export function BackLink({ round, variant }: { round: Round; variant?: 'primary' | 'secondary' }) {
  return (
    <Link to={backFrom(round)} className={buttonClass(variant ? { variant } : {})}>
      {labelOf(round)}
    </Link>
  );
}

export function backFrom(round: Round): string {
  if (round.attemptId !== undefined) return pathsOf.attempt(round.attemptId);
  return isFromProgress(round) ? paths.progress : paths.dashboard;
}

function labelOf(round: Round): string {
  if (round.attemptId !== undefined) return messages.results;
  return isFromProgress(round) ? messages.toProgress : messages.dashboard;
}

function isFromProgress({ topics, isFromToday = false }: Round): boolean {
  return topics !== undefined && !isFromToday;
}

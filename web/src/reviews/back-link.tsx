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

export function backFrom({ attemptId, topics }: Round): string {
  if (attemptId !== undefined) return pathsOf.attempt(attemptId);
  return topics === undefined ? paths.dashboard : paths.progress;
}

function labelOf({ attemptId, topics }: Round): string {
  if (attemptId !== undefined) return messages.results;
  return topics === undefined ? messages.dashboard : messages.toProgress;
}

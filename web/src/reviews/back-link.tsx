import { Link } from 'react-router';
import { paths, pathsOf } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { reviewMessages as messages } from './messages.ts';
import type { Round } from './queries.ts';

/** To where the review was begun. */
export function BackLink({ round, variant }: { round: Round; variant?: 'primary' | 'secondary' }) {
  return (
    <Link to={backFrom(round)} className={buttonClass(variant ? { variant } : {})}>
      {round.attemptId === undefined ? messages.dashboard : messages.results}
    </Link>
  );
}

export function backFrom({ attemptId }: Round): string {
  return attemptId === undefined ? paths.dashboard : pathsOf.attempt(attemptId);
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { missedQuery } from '../results/next/missed-query.ts';
import { difficultyMessages as messages } from './messages.ts';

/** The way to what the last attempt missed and nobody has cleared since (D36). */
export function ReviewMissed({ attemptId }: { attemptId: string }) {
  const { data } = useQuery(missedQuery(attemptId));
  const waiting = data?.questions.filter(({ standing }) => standing === 'waiting').length ?? 0;
  if (waiting === 0) return null;
  return (
    <Link to={pathsOf.reviewMissed(attemptId)} className={buttonClass({ size: 'small' })}>
      {messages.reviewMissed(waiting)}
    </Link>
  );
}

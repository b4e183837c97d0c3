import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { writeDone } from './assignment-list.tsx';
import { assignmentListMessages as messages } from './messages.ts';
import { assignmentsQuery } from './queries.ts';

/** Below the name of a test in a list: the last time it was given. All rows ask once together. */
export function GivenLine({ testId }: { testId: string }) {
  const { data } = useQuery(assignmentsQuery());
  const last = data?.find(({ practiceTestId }) => practiceTestId === testId);
  if (!last) return null;
  const { code, state, done, answering } = last;
  return (
    <Link
      to={state === 'closed' ? pathsOf.shareReport(code) : pathsOf.assignment(code)}
      className="inline-block tall-target py-0.5 type-xs font-semibold text-petrol-ink no-underline hover:underline focus-visible:rounded-tag focus-visible:shadow-focus"
    >
      {messages.given(messages.states[state], writeDone(done, answering))}
    </Link>
  );
}

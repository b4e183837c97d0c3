import type { Assignment } from '@engram/core/sharing/assignment.ts';
import { groupCode } from '@engram/core/sharing/share-code.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { readFailure } from '../../http/read-failure.ts';
import { pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { describeTimes } from './describe-times.ts';
import { assignmentListMessages as messages } from './messages.ts';
import { assignmentsQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

/** To whom a test was given, and how many have handed in; nothing where it never was. */
export function AssignmentList({ testId }: { testId: string }) {
  const user = useUser();
  const query = useQuery(assignmentsQuery(testId));
  const { data: assignments, error, isFetching, refetch, dataUpdatedAt } = query;
  if (!user || (!error && (assignments === undefined || assignments.length === 0))) return null;
  return (
    <Card
      as="section"
      aria-labelledby="assignments"
      header={
        <h2 id="assignments" className="type-h3">
          {messages.title}
        </h2>
      }
    >
      {assignments ? (
        <ul>
          {assignments.map((assignment) => (
            <AssignmentRow
              key={assignment.code}
              assignment={assignment}
              calendar={{ now: dataUpdatedAt, timeZone: user.timeZone }}
            />
          ))}
        </ul>
      ) : (
        <ErrorState
          title={messages.notLoaded}
          text={readFailure(error, messages.unknownFailure)}
          action={
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          }
        />
      )}
    </Card>
  );
}

type AssignmentRowProps = {
  assignment: Assignment;
  calendar: { now: number; timeZone: string };
};

function AssignmentRow({ assignment, calendar }: AssignmentRowProps) {
  const { code, state, done, answering } = assignment;
  const look = buttonClass({ variant: 'ghost', size: 'small' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-[clamp(18px,2.2vw,24px)] py-3.5 type-sm text-ink-2">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge state={state} />
        <b className="font-semibold text-ink">{groupCode(code)}</b>
        <span>{describeTimes(assignment, calendar)}</span>
        <span className="text-ink-3">{writeDone(done, answering)}</span>
      </span>
      <span className="-ms-3 flex flex-wrap gap-1 md:-me-3">
        {state !== 'closed' && (
          <Link to={pathsOf.assignment(code)} aria-label={messages.watchOf(code)} className={look}>
            {messages.watch}
          </Link>
        )}
        <Link to={pathsOf.shareReport(code)} aria-label={messages.reportOf(code)} className={look}>
          {messages.report}
        </Link>
      </span>
    </li>
  );
}

/** Those who are done, of all who have started. */
export function writeDone(done: number, answering: number): string {
  return done + answering === 0 ? messages.noneStarted : messages.doneOf(done, done + answering);
}

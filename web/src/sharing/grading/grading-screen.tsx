import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { writeShortMoment } from '../../attempts/write-time.ts';
import { readFailure } from '../../http/read-failure.ts';
import { titled } from '../../page-head.ts';
import { paths, pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { useHeldFailure } from '../use-held-failure.ts';
import { gradingMessages as messages } from './messages.ts';
import { gradingQuery } from './queries.ts';

export const meta = () => [{ title: titled(messages.documentTitle) }];

/** Everything that waits to be judged: what others wrote in shared tests, and what the user wrote. */
export default function GradingScreen() {
  const user = useUser();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(gradingQuery);
  const { failure, heir } = useHeldFailure<HTMLHeadingElement>({ error, data });
  if (!user) return null;
  const calendar = { now: dataUpdatedAt, timeZone: user.timeZone };
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h1 ref={heir} tabIndex={-1} className="type-h1">
          {messages.title}
        </h1>
        <p className="text-ink-2">{messages.intro}</p>
      </div>
      {failure && (
        <ErrorState
          title={messages.notLoaded}
          text={readFailure(failure, messages.unknownFailure)}
          action={
            <Button variant="primary" isBusy={isFetching} onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {!data && !failure && <GradingLoading />}
      {data && data.shared.length + data.own.length === 0 && <NothingWaits />}
      {data && data.shared.length > 0 && (
        <Part title={messages.shared}>
          {data.shared.map(({ testId, title, waiting, createdAt }) => (
            <Row
              key={testId}
              title={title}
              facts={[
                messages.waiting(waiting),
                messages.sharedOn(writeShortMoment(createdAt, calendar)),
              ]}
              to={pathsOf.gradeShared(testId)}
              label={messages.grade}
              name={messages.gradeOf(title, waiting)}
            />
          ))}
        </Part>
      )}
      {data && data.own.length > 0 && (
        <Part title={messages.own}>
          {data.own.map(({ attemptId, name, waiting, submittedAt }) => (
            <Row
              key={attemptId}
              title={name}
              facts={[
                messages.waiting(waiting),
                messages.takenOn(writeShortMoment(submittedAt, calendar)),
              ]}
              to={pathsOf.attempt(attemptId)}
              label={messages.review}
              name={messages.reviewOf(name, waiting)}
            />
          ))}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="overflow-hidden" header={<h2 className="type-h3">{title}</h2>}>
      <ul>{children}</ul>
    </Card>
  );
}

type RowProps = {
  title: string;
  facts: readonly string[];
  to: string;
  label: string;
  name: string;
};

function Row({ title, facts, to, label, name }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line px-[clamp(18px,2.2vw,24px)] py-3.5">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="type-sm text-ink-2">{facts.join(', ')}</p>
      </div>
      <Link to={to} aria-label={name} className={buttonClass()}>
        {label}
      </Link>
    </li>
  );
}

function GradingLoading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton shape="block" className="h-48" />
    </div>
  );
}

function NothingWaits() {
  return (
    <Card as="section">
      <EmptyState
        drawing={<EmptyPageDrawing />}
        title={messages.empty}
        text={messages.emptyText}
        action={
          <Link to={paths.dashboard} className={buttonClass()}>
            {messages.dashboard}
          </Link>
        }
      />
    </Card>
  );
}

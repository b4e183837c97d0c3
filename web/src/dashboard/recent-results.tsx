import type { User } from '@engram/core/accounts/user.ts';
import { presetNames } from '@engram/core/practice-tests/messages.ts';
import type { TestSummary } from '@engram/core/practice-tests/practice-test.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useListed } from '../attempts/deleting/use-listed.ts';
import { TestLinks } from '../attempts/history/test-table.tsx';
import { ScoreBadge } from '../attempts/score-badge.tsx';
import { useOpenAttempts } from '../attempts/use-open-attempts.ts';
import { type Calendar, writeTaken } from '../attempts/write-time.ts';
import { readFailure } from '../http/read-failure.ts';
import { paths, pathsOf } from '../paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { type DataColumn, DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { EmptyPageDrawing } from '../ui/states/trace-illustrations.tsx';
import { dashboardMessages } from './messages.ts';
import { recentTestsQuery } from './queries.ts';

const messages = dashboardMessages.recent;
const shown = 5; // NS-34

export function RecentResults({ user }: { user: User }) {
  const { data, isError, error, isFetching, refetch, dataUpdatedAt } = useQuery(recentTestsQuery);
  const listed = useListed(data);
  const taken = listed?.tests.filter(({ scores }) => scores.last !== null).slice(0, shown);
  const hasResults = taken !== undefined && taken.length > 0;
  return (
    <Card
      as="section"
      aria-label={messages.title}
      // The rows at its ends are lit up to their corners.
      className="overflow-hidden"
      header={
        <>
          <h2 className="type-h3">{messages.title}</h2>
          {hasResults && <ViewAll />}
        </>
      }
    >
      {hasResults && <ResultTable user={user} tests={taken} now={dataUpdatedAt} />}
      {taken?.length === 0 && <NoResults />}
      {!taken && !isError && <ResultsLoading />}
      {!taken && isError && (
        <ErrorState
          level={3}
          title={messages.notLoaded}
          text={readFailure(error, messages.tryLater)}
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

function ViewAll() {
  return (
    <Link
      to={paths.tests}
      className="inline-flex min-h-7 tall-target items-center gap-1.25 rounded-tag py-1 text-sm font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus"
    >
      {messages.viewAll}
      <Icon icon={ArrowRight} size="small" />
    </Link>
  );
}

type ResultTableProps = { user: User; tests: readonly TestSummary[]; now: number };

function ResultTable({ user, tests, now }: ResultTableProps) {
  const rows = useOpenAttempts(user.uid, tests);
  return (
    <DataTable
      label={messages.title}
      columns={listColumns({ now, timeZone: user.timeZone })}
      rows={rows}
      rowKey={({ id }) => id}
      actions={{
        header: messages.columns.actions,
        cell: (test) => <TestLinks test={test} viewPath={pathsOf.view(test.id)} />,
      }}
    />
  );
}

function listColumns(calendar: Calendar): DataColumn<TestSummary>[] {
  const { columns } = messages;
  return [
    {
      id: 'test',
      header: columns.test,
      place: 'name',
      cell: ({ name, preset, questionCount }) => (
        <>
          <span className="block leading-[1.55] font-semibold wrap-anywhere">{name}</span>
          <span className="block type-xs text-ink-3">
            {messages.describe(presetNames[preset], questionCount)}
          </span>
        </>
      ),
    },
    {
      id: 'taken',
      header: columns.taken,
      cell: ({ scores: { lastTakenAt } }) =>
        lastTakenAt !== null && (
          <span className="type-sm whitespace-nowrap text-ink-2 max-md:type-xs max-md:text-ink-3">
            {writeTaken(lastTakenAt, calendar)}
          </span>
        ),
    },
    {
      id: 'score',
      header: columns.score,
      place: 'score',
      cell: ({ scores }) => scores.last !== null && <ScoreBadge score={scores.last} />,
    },
  ];
}

function NoResults() {
  return (
    <EmptyState
      level={3}
      drawing={<EmptyPageDrawing />}
      title={messages.empty}
      text={messages.emptyHint}
      action={
        <Link to={paths.create} className={buttonClass()}>
          {messages.create}
        </Link>
      }
      className="pt-4"
    />
  );
}

function ResultsLoading() {
  return (
    <div role="status" className="divide-y divide-line border-t border-line">
      <span className="sr-only">{messages.loading}</span>
      {['w-44', 'w-64', 'w-56', 'w-48', 'w-40'].map((width) => (
        <div key={width} className="flex h-17 items-center justify-between gap-4 px-6">
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
            <Skeleton className={`max-w-full ${width}`} />
            <Skeleton className="h-3 w-28" />
          </div>
          <Skeleton shape="block" className="h-6 w-12" />
          <Skeleton shape="block" className="h-9 w-32 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}

import type { ShareReport, Taker } from '@engram/core/sharing/share.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ScoreBadge } from '../../attempts/score-badge.tsx';
import { HitSquares } from '../../attempts/test-detail/hit-squares.tsx';
import {
  type Calendar,
  writeDuration,
  writeMinutes,
  writeShortMoment,
} from '../../attempts/write-time.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useHeldFailure } from '../use-held-failure.ts';
import { describeMarks } from './describe-marks.ts';
import { reportMessages, takerMessages as messages } from './messages.ts';
import { takersQuery } from './queries.ts';
import { useMoreTakers } from './use-more-takers.ts';
import { takerLinkId, takerSearch } from './use-report-place.ts';

type TakerTableProps = { report: ShareReport; timeZone: string };

export function TakerTable({ report, timeZone }: TakerTableProps) {
  const query = useInfiniteQuery(takersQuery(report.share));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const { failure, heir } = useHeldFailure<HTMLDivElement>({ error, data });
  const { news, showMore } = useMoreTakers(query);
  if (!data) {
    if (!failure) return <TakersLoading />;
    return (
      <ErrorState
        title={messages.notLoaded}
        text={readFailure(failure, reportMessages.unknownFailure)}
        action={
          <Button isBusy={isFetching} onClick={() => void query.refetch()}>
            {reportMessages.retry}
          </Button>
        }
      />
    );
  }
  const calendar = { now: query.dataUpdatedAt, timeZone };
  return (
    <div ref={heir} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {news}
      </p>
      <DataTable
        label={messages.list}
        columns={listColumns(report.questionCount, calendar)}
        rows={data.pages.flatMap(({ takers }) => takers)}
        rowKey={({ attemptId }) => attemptId}
        actions={{
          header: messages.columns.actions,
          cell: (taker) => <TakerLink taker={taker} calendar={calendar} />,
        }}
      />
      {hasNextPage && (
        <div className="grid justify-items-center border-t border-line py-4">
          <Button isBusy={isFetchingNextPage} onClick={() => void showMore()}>
            {messages.more}
          </Button>
        </div>
      )}
    </div>
  );
}

function TakersLoading() {
  return (
    <div role="status" className="grid gap-4 p-6">
      <span className="sr-only">{messages.loading}</span>
      {['w-2/3', 'w-3/4', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}

function TakerLink({ taker, calendar }: { taker: Taker; calendar: Calendar }) {
  const { attemptId, name, submittedAt } = taker;
  return (
    <Link
      id={takerLinkId(attemptId)}
      to={takerSearch(attemptId)}
      aria-label={messages.viewOf(name ?? messages.noName, writeShortMoment(submittedAt, calendar))}
      className={buttonClass({ variant: 'ghost', size: 'small' })}
    >
      {messages.view}
    </Link>
  );
}

function listColumns(questionCount: number, calendar: Calendar): DataColumn<Taker>[] {
  const { columns } = messages;
  return [
    {
      id: 'name',
      header: columns.name,
      place: 'name',
      cell: ({ name, submittedAt, timeTakenSeconds }) => (
        <>
          <span className={name === null ? 'text-ink-3' : 'font-semibold wrap-anywhere'}>
            {name ?? messages.noName}
          </span>
          <span className="block type-xs text-ink-3">
            {writeShortMoment(submittedAt, calendar)}
            <span className="md:hidden">{messages.took(writeDuration(timeTakenSeconds))}</span>
          </span>
        </>
      ),
    },
    {
      id: 'score',
      header: columns.score,
      place: 'score',
      cell: ({ score }) => <ScoreBadge score={score} />,
    },
    {
      id: 'time',
      header: columns.time,
      place: 'wideOnly',
      cell: ({ timeTakenSeconds }) => writeMinutes(timeTakenSeconds),
    },
    {
      id: 'questions',
      header: columns.questions(questionCount),
      cell: ({ marks }) => (
        <span className="block max-md:py-1.5">
          <HitSquares marks={marks} label={describeMarks(marks)} />
        </span>
      ),
    },
  ];
}

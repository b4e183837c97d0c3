import type { TestSummary } from '@engram/core/practice-tests/practice-test.ts';
import { presetNames } from '@engram/core/practice-tests/messages.ts';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { ScoreBadge } from '../score-badge.tsx';
import { useSharing } from '../sharing-slot.ts';
import { type Calendar, writeTaken } from '../write-time.ts';
import { historyMessages, rowMessages as messages } from './messages.ts';
import { type TestAction, TestMenu } from './test-menu.tsx';
import { Trend } from './trend.tsx';

type TestTableProps = {
  tests: readonly TestSummary[];
  calendar: Calendar;
  onAction: (action: TestAction, test: TestSummary) => void;
};

export function TestTable({ tests, calendar, onAction }: TestTableProps) {
  return (
    <DataTable
      label={historyMessages.list}
      isDense
      columns={listColumns(calendar)}
      rows={tests}
      rowKey={({ id }) => id}
      actions={{
        header: messages.columns.actions,
        cell: (test) => (
          <>
            <TestLinks test={test} />
            <TestMenu test={test} onAction={(action) => onAction(action, test)} />
          </>
        ),
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
      cell: (test) => <TestNames test={test} calendar={calendar} />,
    },
    {
      id: 'attempts',
      header: columns.attempts,
      place: 'widestOnly',
      cell: ({ scores }) => <span className="type-sm text-ink-2">{scores.attempts}</span>,
    },
    {
      id: 'trend',
      header: columns.trend,
      cell: ({ scores }) => (
        <span className="block max-md:pt-2 max-md:pb-1">
          <Trend scores={scores.recent} />
        </span>
      ),
    },
    {
      id: 'score',
      header: columns.score,
      place: 'score',
      cell: ({ scores }) => scores.last !== null && <ScoreBadge score={scores.last} />,
    },
    {
      id: 'taken',
      header: columns.taken,
      place: 'widestOnly',
      cell: ({ scores: { lastTakenAt } }) =>
        lastTakenAt !== null && (
          <span className="type-sm whitespace-nowrap text-ink-2">
            {writeTaken(lastTakenAt, calendar)}
          </span>
        ),
    },
  ];
}

function TestNames({ test, calendar }: { test: TestSummary; calendar: Calendar }) {
  const { attempts, lastTakenAt } = test.scores;
  const sharing = useSharing();
  return (
    <>
      <Link
        to={pathsOf.test(test.id)}
        className="inline-block tall-target py-1 font-semibold wrap-anywhere text-ink no-underline hover:underline focus-visible:rounded-tag focus-visible:shadow-focus"
      >
        {test.name}
      </Link>
      <span className="block type-xs wrap-anywhere text-ink-3">
        {messages.describe(presetNames[test.preset], test.questionCount, test.materialTitle)}
      </span>
      {test.openAttemptId !== null && (
        <span className="block type-xs font-semibold text-petrol-ink">{messages.unfinished}</span>
      )}
      {sharing && <sharing.Given testId={test.id} />}
      {lastTakenAt !== null && (
        <span className="block type-xs text-ink-3 lg:hidden">
          {[messages.attempts(attempts), writeTaken(lastTakenAt, calendar)].join(', ')}
        </span>
      )}
    </>
  );
}

/** 'View', and whichever of 'Retake' and 'Resume' it can be. */
export function TestLinks({ test, viewPath }: { test: TestSummary; viewPath?: string }) {
  const { name, openAttemptId } = test;
  const hasScore = test.scores.last !== null;
  const begin = hasScore ? messages.retake : messages.take;
  return (
    <>
      <Link
        to={viewPath ?? pathsOf.test(test.id)}
        aria-label={messages.ofTest(messages.view, name)}
        className={buttonClass({ variant: 'ghost', size: 'small' })}
      >
        {messages.view}
      </Link>
      {openAttemptId === null ? (
        <Link
          to={pathsOf.retake(test.id)}
          aria-label={messages.ofTest(begin, name)}
          className={buttonClass({ size: 'small' })}
        >
          {begin}
        </Link>
      ) : (
        <Link
          to={pathsOf.goOn(openAttemptId)}
          aria-label={messages.ofTest(messages.resume, name)}
          className={buttonClass({ size: 'small' })}
        >
          {messages.resume}
        </Link>
      )}
    </>
  );
}

import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { listTests } from '@engram/core/practice-tests/api.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { useRowFocus } from '../../materials/library/use-row-focus.ts';
import { Card } from '../../ui/card.tsx';
import { testStatisticsQuery } from '../queries.ts';
import { useOpenAttempts } from '../use-open-attempts.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryFailed, HistoryLoading, NothingFound } from './history-states.tsx';
import { historyMessages as messages, unknownFailure } from './messages.ts';
import { PageTurner } from './page-turner.tsx';
import { StatisticsLine } from './statistics.tsx';
import { TestDialogs, useTestDialogs } from './test-dialogs.tsx';
import { TestTable } from './test-table.tsx';
import type { useTestView } from './use-test-view.ts';

type TestList = Reply<typeof listTests>;

type TestHistoryProps = {
  user: User;
  choice: ReturnType<typeof useTestView>;
  list: UseQueryResult<TestList>;
  /** Without what was deleted a moment ago. */
  listed: TestList | undefined;
};

export function TestHistory({ user, choice, list, listed }: TestHistoryProps) {
  const { view, typed, change, search, clearSearch } = choice;
  const input = useRef<HTMLInputElement>(null);
  const statistics = useQuery(testStatisticsQuery);

  function clear() {
    clearSearch();
    input.current?.focus();
  }

  return (
    <>
      {/* A phone has its room for the tests themselves. */}
      {!statistics.isError && (
        <div className="max-md:hidden">
          <StatisticsLine statistics={statistics.data} />
        </div>
      )}
      <HistoryFilters
        input={input}
        typed={typed}
        onSearch={search}
        onClear={clear}
        filter={view.filter}
        counts={listed?.counts}
        onFilter={(filter) => change({ filter })}
        order={view.order}
        onOrder={(order) => change({ order })}
      />
      {/* There before its words are, so that they are announced. */}
      <p role="status" className="sr-only">
        {view.search !== '' && listed && !list.isPlaceholderData
          ? messages.found(listed.total)
          : ''}
      </p>
      <FoundTests user={user} choice={choice} list={list} listed={listed} onClear={clear} />
    </>
  );
}

function FoundTests({
  user,
  choice: { view, change },
  list,
  listed: found,
  onClear,
}: TestHistoryProps & { onClear: () => void }) {
  const tests = found?.tests;
  const rows = useOpenAttempts(user.uid, tests ?? []);
  const { list: region, bequeath } = useRowFocus(tests);
  const dialogs = useTestDialogs({
    uid: user.uid,
    // The row goes at once, before the dialog has given the keyboard back to it.
    onDeleted: (deleted) =>
      bequeath({
        row: tests?.findIndex(({ id }) => id === deleted.id) ?? 0,
        part: 'menu',
        isMove: true,
      }),
  });

  const lastPage = found && Math.max(1, Math.ceil(found.total / found.pageSize));
  const isBeyond = lastPage !== undefined && view.page > lastPage && !list.isPlaceholderData;
  // The last test of the last page may be deleted, or the address be an old one.
  useEffect(() => {
    if (isBeyond) change({ page: lastPage });
  });

  if (!found || isBeyond) {
    return list.isError ? (
      <HistoryFailed
        reason={readFailure(list.error, unknownFailure)}
        isBusy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <HistoryLoading />
    );
  }
  return (
    <div ref={region} tabIndex={-1}>
      {found.tests.length === 0 ? (
        <NothingFound
          search={view.search}
          onClear={onClear}
          onShowAll={() => change({ filter: 'all' })}
        />
      ) : (
        <Card
          as="section"
          aria-label={messages.list}
          aria-busy={list.isPlaceholderData}
          // Its first row has a ground of its own.
          className="overflow-hidden"
        >
          <TestTable
            tests={rows}
            calendar={{ now: list.dataUpdatedAt, timeZone: user.timeZone }}
            onAction={dialogs.open}
          />
          <PageTurner
            page={view.page}
            pageSize={found.pageSize}
            total={found.total}
            onTurn={(page) => change({ page })}
          />
        </Card>
      )}
      <TestDialogs {...dialogs} />
    </div>
  );
}

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link, type MetaDescriptor } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { readFailure } from '../../http/read-failure.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { LibraryFilters } from '../../materials/library/library-filters.tsx';
import { LibraryFailed } from '../../materials/library/library-states.tsx';
import { MaterialDialogs, useMaterialDialogs } from '../../materials/library/material-dialogs.tsx';
import { libraryMessages } from '../../materials/library/messages.ts';
import { ShowMore } from '../../materials/library/show-more.tsx';
import { useRowFocus } from '../../materials/library/use-row-focus.ts';
import { MaterialTable } from './material-table.tsx';
import { listingMessages as messages } from './messages.ts';
import { NothingShown, NoMaterials, MaterialsLoading } from './listing-states.tsx';
import { SubjectChips } from './subject-chips.tsx';
import { useCoverage } from './use-coverage.ts';
import { useMaterialList } from './use-material-list.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Every text of a learner, by subject. */
export default function MaterialsScreen() {
  const user = useUser();
  const listed = useMaterialList();
  const { query, materials, total, subjects, found, subject, search } = listed;
  const coverage = useCoverage(listed.pages);
  const searchField = useRef<HTMLInputElement>(null);
  const { list, ...focus } = useRowFocus(query.data);
  const dialogs = useMaterialDialogs(nothingSelected);
  if (!user) return null;
  const hasNone = total === 0;

  function clear() {
    listed.setDraft('');
    if (search === '') listed.showSubject(undefined);
    searchField.current?.focus();
  }

  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="grid gap-1">
          <h1 className="type-h1">{messages.title}</h1>
          {total !== undefined && !hasNone && (
            <p className="type-sm text-ink-2">{messages.count(total, found?.total)}</p>
          )}
          {query.isPending && <Skeleton className="h-5 w-16" />}
        </div>
        {!hasNone && (
          <Link to={paths.create} className={buttonClass({ variant: 'primary' })}>
            <Icon icon={Plus} />
            {messages.add}
          </Link>
        )}
      </div>
      {total !== undefined && !hasNone && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="md:max-w-150">
            <LibraryFilters
              input={searchField}
              search={listed.draft}
              onSearch={listed.setDraft}
              onClear={clear}
              order={listed.order}
              onOrder={listed.setOrder}
            />
          </div>
          {(subjects.length > 0 || subject !== undefined) && (
            <SubjectChips
              total={total}
              subjects={subjects}
              found={found}
              shown={subject}
              onShow={listed.showSubject}
            />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {search !== '' && materials && !query.isPlaceholderData
          ? libraryMessages.found(materials.length, query.hasNextPage)
          : ''}
      </p>
      <div
        ref={list}
        role="group"
        aria-label={libraryMessages.list}
        aria-busy={query.isPlaceholderData}
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card focus-visible:shadow-none"
      >
        {listed.isWaiting && <MaterialsLoading />}
        {!materials && query.isError && (
          <LibraryFailed
            reason={readFailure(query.error, libraryMessages.notLoadedHint)}
            isBusy={query.isFetching}
            onRetry={() => {
              focus.bequeath('list');
              void query.refetch();
            }}
          />
        )}
        {listed.isEmpty && !listed.isWaiting && hasNone && <NoMaterials />}
        {listed.isEmpty && !listed.isWaiting && !hasNone && (
          <NothingShown
            search={search}
            subject={subject === '' ? messages.none : subject}
            onClear={clear}
          />
        )}
        {materials && !listed.isEmpty && (
          <Card className="overflow-hidden">
            <MaterialTable
              materials={materials}
              subjects={subjects.map(({ name }) => name)}
              coverage={coverage}
              calendar={{ now: query.dataUpdatedAt, timeZone: user.timeZone }}
              onAction={(action, material) => {
                focus.bequeath({ row: materials.indexOf(material), part: 'menu' });
                dialogs.open(action, material);
              }}
            />
          </Card>
        )}
        {materials && query.hasNextPage && (
          <ShowMore
            isBusy={query.isFetchingNextPage}
            hasFailed={query.isFetchNextPageError}
            onPress={async () => {
              focus.bequeath({ row: materials.length, part: 'menu', isMove: true });
              const { isError } = await query.fetchNextPage();
              if (isError) focus.bequeath(undefined);
            }}
          />
        )}
      </div>
      <MaterialDialogs {...dialogs} />
    </div>
  );
}

/** Nothing is chosen here; the dialogs are those of where it is. */
const nothingSelected = { selected: [], onChange: () => undefined };

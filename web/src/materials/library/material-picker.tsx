import type { MaterialOrder } from '@engram/core/materials/api.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useUser } from '../../accounts/session/session.tsx';
import { readFailure } from '../../http/read-failure.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDebounced } from '../../use-debounced.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryEmpty, LibraryFailed, LibraryLoading, NothingFound } from './library-states.tsx';
import { MaterialDialogs, useMaterialDialogs } from './material-dialogs.tsx';
import { MaterialList } from './material-list.tsx';
import { libraryMessages as messages } from './messages.ts';
import { materialsQuery } from './queries.ts';
import { ShowMore } from './show-more.tsx';
import { useFreshSelection } from './use-fresh-selection.ts';
import { useRowFocus } from './use-row-focus.ts';

const typingPauseMs = 250;

type MaterialPickerProps = {
  selected: readonly Material[];
  onChange: (materials: Material[]) => void;
};

/** The saved materials of a user, to be used again (D10). */
export function MaterialPicker({ selected, onChange }: MaterialPickerProps) {
  const [draft, setDraft] = useState('');
  const [order, setOrder] = useState<MaterialOrder>('last-used');
  const settled = useDebounced(draft, typingPauseMs);
  // A cleared field needs no pause.
  const search = draft === '' ? '' : settled.trim();
  const query = useInfiniteQuery(materialsQuery({ search, order }));
  const timeZone = useUser()?.timeZone;
  const searchField = useRef<HTMLInputElement>(null);
  const { list, ...focus } = useRowFocus(query.data);
  const dialogs = useMaterialDialogs({ selected, onChange });

  const materials = useMemo(
    () => query.data?.pages.flatMap((page) => page.materials),
    [query.data],
  );
  const isSearching = search !== '' || draft.trim() !== '';
  const isEmpty = materials?.length === 0;
  // What was found before is no answer to the next question if it was nothing.
  const isWaiting = query.isPending || (isEmpty && query.isPlaceholderData);
  useFreshSelection({
    listed: materials,
    isComplete: search === '' && !query.hasNextPage && !query.isPlaceholderData,
    selected,
    onChange,
  });

  function clearSearch() {
    setDraft('');
    searchField.current?.focus();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {(isSearching || !isEmpty) && (
        <LibraryFilters
          input={searchField}
          search={draft}
          onSearch={setDraft}
          onClear={clearSearch}
          order={order}
          onOrder={setOrder}
        />
      )}
      <p role="status" className="sr-only">
        {search !== '' && materials && !query.isPlaceholderData
          ? messages.found(materials.length, query.hasNextPage)
          : ''}
      </p>
      <div
        ref={list}
        role="group"
        aria-label={messages.list}
        aria-busy={query.isPlaceholderData}
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card focus-visible:shadow-none"
      >
        {isWaiting && <LibraryLoading />}
        {!materials && query.isError && (
          <LibraryFailed
            reason={readFailure(query.error, messages.notLoadedHint)}
            isBusy={query.isFetching}
            onRetry={() => {
              focus.bequeath('list');
              void query.refetch();
            }}
          />
        )}
        {isEmpty && !isWaiting && !isSearching && <LibraryEmpty />}
        {isEmpty && !isWaiting && isSearching && (
          <NothingFound search={search} onClear={clearSearch} />
        )}
        {materials && !isEmpty && (
          <MaterialList
            materials={materials}
            order={order}
            calendar={{ now: query.dataUpdatedAt, timeZone }}
            selected={selected}
            onChange={onChange}
            focus={focus}
            onAction={dialogs.open}
          />
        )}
        {materials && query.hasNextPage && (
          <ShowMore
            isBusy={query.isFetchingNextPage}
            hasFailed={query.isFetchNextPageError}
            onPress={async () => {
              focus.bequeath({ row: materials.length, part: 'checkbox', isMove: true });
              const { isError } = await query.fetchNextPage();
              if (isError) focus.bequeath(undefined);
            }}
          />
        )}
      </div>
      <p className="flex items-center gap-2 type-xs text-ink-3">
        <Icon icon={Lock} size="small" />
        {messages.kept}
      </p>
      <MaterialDialogs {...dialogs} />
    </div>
  );
}

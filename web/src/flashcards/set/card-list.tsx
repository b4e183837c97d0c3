import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { EmptyDeckDrawing } from '../../ui/states/trace-illustrations.tsx';
import { useDebounced } from '../../use-debounced.ts';
import { setReviewsQuery } from '../queries.ts';
import { AddForm } from './add-form.tsx';
import { CardFilters } from './card-filters.tsx';
import { CardRows } from './card-rows.tsx';
import { cardListMessages as messages } from './messages.ts';
import type { Filter } from './shown-cards.ts';

const searchAfterMs = 250;

type CardListProps = { set: CardSet; onImport: () => void };

export function CardList({ set, onImport }: CardListProps) {
  const { data: reviews } = useQuery(setReviewsQuery(set.id));
  const dueIds = reviews?.dueCardIds ?? noIds;
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [isAdding, setIsAdding] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const search = useDebounced(typed.trim(), searchAfterMs);
  const choice = useMemo(
    () => ({ setId: set.id, filter, search, dueIds }),
    [set.id, filter, search, dueIds],
  );
  const isEmpty = set.totalCards === 0;
  // What is searched or filtered is not the whole order.
  const canArrange = filter === 'all' && search === '' && set.totalCards > 1;

  function clear() {
    setTyped('');
    input.current?.focus();
  }

  return (
    <Card as="section" aria-label={messages.region} className="overflow-clip">
      {!isEmpty && (
        <CardFilters
          input={input}
          typed={typed}
          onSearch={setTyped}
          onClear={clear}
          filter={filter}
          counts={{
            all: set.totalCards,
            due: dueIds.length,
            bookmarked: set.bookmarkedCount,
          }}
          onFilter={setFilter}
          isArranging={canArrange ? isArranging : undefined}
          onArrange={setArranging}
          addButton={addButton}
          onAdd={() => setIsAdding(true)}
        />
      )}
      {isAdding && (
        <AddForm
          setId={set.id}
          onClose={() => {
            // In a set without cards the button is not there before.
            flushSync(() => setIsAdding(false));
            addButton.current?.focus();
          }}
        />
      )}
      {isEmpty && !isAdding && (
        <EmptyState
          drawing={<EmptyDeckDrawing />}
          title={messages.empty}
          text={messages.emptyHint}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button onClick={onImport}>{messages.importFile}</Button>
              <Button ref={addButton} variant="primary" onClick={() => setIsAdding(true)}>
                {messages.add}
              </Button>
            </span>
          }
        />
      )}
      {!isEmpty && (
        <CardRows
          choice={choice}
          isArranging={canArrange && isArranging}
          onClear={clear}
          onShowAll={() => setFilter('all')}
        />
      )}
    </Card>
  );
}

const noIds: readonly string[] = [];

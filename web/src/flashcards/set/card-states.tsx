import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { unknownFailure } from '../messages.ts';
import { CardRowLoading } from './card-row.tsx';
import { cardListMessages as messages } from './messages.ts';
import type { Choice } from './shown-cards.ts';

type CardsWaitingProps = { error: Error | null; isFetching: boolean; retry: () => void };

export function CardsWaiting({ error, isFetching, retry }: CardsWaitingProps) {
  if (error) {
    return (
      <ErrorState
        title={messages.notLoaded}
        text={readFailure(error, unknownFailure)}
        action={
          <Button isBusy={isFetching} onClick={retry}>
            {messages.retry}
          </Button>
        }
      />
    );
  }
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{messages.loading}</span>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <CardRowLoading key={place} />
      ))}
    </div>
  );
}

type NothingShownProps = { choice: Choice; onClear: () => void; onShowAll: () => void };

/** The search, or else the filter, leaves nothing. */
export function NothingShown({ choice, onClear, onShowAll }: NothingShownProps) {
  if (choice.search !== '') {
    return (
      <EmptyState
        title={messages.notFound(choice.search)}
        text={messages.notFoundHint}
        action={<Button onClick={onClear}>{messages.clearSearch}</Button>}
        className="wrap-anywhere"
      />
    );
  }
  const isDue = choice.filter === 'due';
  return (
    <EmptyState
      title={isDue ? messages.nothingDue : messages.nothingBookmarked}
      text={isDue ? messages.nothingDueHint : messages.nothingBookmarkedHint}
      action={<Button onClick={onShowAll}>{messages.showAll}</Button>}
    />
  );
}

import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
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

type CardRowWaitingProps = { failure: CardsWaitingProps | undefined };

/** A row whose card is on its way, or did not come. */
export function CardRowWaiting({ failure }: CardRowWaitingProps) {
  if (!failure) return <CardRowLoading />;
  return (
    <div className="flex min-h-13.5 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-1.5 type-sm">
      <span className="text-danger">{messages.notLoaded}</span>
      <Button size="small" isBusy={failure.isFetching} onClick={failure.retry}>
        {messages.retry}
      </Button>
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

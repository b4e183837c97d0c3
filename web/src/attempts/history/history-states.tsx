import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { historyMessages as messages } from './messages.ts';

export function HistoryLoading() {
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <Card className="divide-y divide-line">
        {['w-72', 'w-56', 'w-64', 'w-48', 'w-60'].map((width) => (
          <div key={width} className="flex h-19 items-center justify-between gap-4 px-6">
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2.5">
              <Skeleton className={`max-w-full ${width}`} />
              <Skeleton className="h-3 w-40 max-w-full" />
            </div>
            <Skeleton className="h-3 w-44 max-md:hidden" />
            <Skeleton shape="block" className="h-6 w-12" />
            <Skeleton shape="block" className="h-9 w-36 max-md:hidden" />
          </div>
        ))}
      </Card>
    </div>
  );
}

type HistoryFailedProps = { reason: string; isBusy: boolean; onRetry: () => void };

export function HistoryFailed({ reason, isBusy, onRetry }: HistoryFailedProps) {
  return (
    <Card>
      <ErrorState
        title={messages.notLoaded}
        text={reason}
        action={
          <Button isBusy={isBusy} onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      />
    </Card>
  );
}

export function HistoryEmpty() {
  return (
    <Card>
      <EmptyState
        drawing={<EmptyPageDrawing />}
        title={messages.empty}
        text={messages.emptyHint}
        action={
          <Link to={paths.create} className={buttonClass({ variant: 'primary' })}>
            {messages.create}
          </Link>
        }
        className="min-h-98 content-center"
      />
    </Card>
  );
}

type NothingFoundProps = { search: string; onClear: () => void; onShowAll: () => void };

/** The search, or else the filter, leaves nothing. */
export function NothingFound({ search, onClear, onShowAll }: NothingFoundProps) {
  return search === '' ? (
    <Card>
      <EmptyState
        title={messages.nothingUnder}
        text={messages.nothingUnderHint}
        action={<Button onClick={onShowAll}>{messages.showAll}</Button>}
      />
    </Card>
  ) : (
    <Card>
      <EmptyState
        title={messages.notFound(search)}
        text={messages.notFoundHint}
        action={<Button onClick={onClear}>{messages.clearSearch}</Button>}
        className="wrap-anywhere"
      />
    </Card>
  );
}

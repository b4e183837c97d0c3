import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { libraryMessages as messages } from './messages.ts';

export function LibraryLoading() {
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <Card isFlat className="divide-y divide-line">
        {['w-72', 'w-56', 'w-64'].map((width) => (
          <div key={width} className="flex h-16 items-center gap-3.5 px-4">
            <Skeleton shape="block" className="size-5" />
            <Skeleton shape="block" className="h-11 w-9.5 max-md:hidden" />
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
              <Skeleton className={`max-w-full ${width}`} />
              <Skeleton className="h-3 w-40 max-w-full" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}

type LibraryFailedProps = { reason: string; isBusy: boolean; onRetry: () => void };

export function LibraryFailed({ reason, isBusy, onRetry }: LibraryFailedProps) {
  return (
    <ErrorState
      level={2}
      title={messages.notLoaded}
      text={reason}
      action={
        <Button isBusy={isBusy} onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  );
}

export function LibraryEmpty() {
  return (
    <EmptyState drawing={<EmptyPageDrawing />} title={messages.empty} text={messages.emptyHint} />
  );
}

type NothingFoundProps = { search: string; onClear: () => void };

export function NothingFound({ search, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={messages.notFound(search)}
      text={messages.notFoundHint}
      action={<Button onClick={onClear}>{messages.clearSearch}</Button>}
      className="wrap-anywhere"
    />
  );
}

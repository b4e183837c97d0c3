import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EmptyDeckDrawing } from '../../ui/states/trace-illustrations.tsx';
import { listingMessages as messages } from './messages.ts';
import { setGridClass } from './set-grid-class.ts';

export function ListLoading() {
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <div className={setGridClass}>
        {['w-48', 'w-64', 'w-56'].map((width) => (
          <div key={width} className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
            <Skeleton shape="block" className="aspect-[16/8.6]" />
            <Skeleton className={`max-w-full ${width}`} />
            <Skeleton className="h-1.5" />
          </div>
        ))}
      </div>
    </div>
  );
}

type ListFailedProps = { reason: string; isBusy: boolean; onRetry: () => void };

/** The red banner with Try Again (N41). */
export function ListFailed({ reason, isBusy, onRetry }: ListFailedProps) {
  return (
    <Note tone="red">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <b className="font-semibold">{messages.notLoaded}</b> {reason}
        </p>
        <Button size="small" isBusy={isBusy} onClick={onRetry}>
          {messages.retry}
        </Button>
      </div>
    </Note>
  );
}

export function ListEmpty({ onImport }: { onImport: () => void }) {
  return (
    <Card>
      <EmptyState
        drawing={<EmptyDeckDrawing />}
        title={messages.empty}
        text={messages.emptyHint}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button onClick={onImport}>{messages.importFile}</Button>
            <Link to={paths.createFlashcards} className={buttonClass({ variant: 'primary' })}>
              {messages.create}
            </Link>
          </span>
        }
        className="min-h-98 content-center"
      />
    </Card>
  );
}

import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { detailMessages as messages } from './messages.ts';

/** In the shape of the chart and the attempts beside it. */
export function RecordLoading() {
  return (
    <div
      role="status"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_336px]"
    >
      <span className="sr-only">{messages.loadingAttempts}</span>
      <Card padding="normal" className="grid gap-6">
        <Skeleton className="h-5 w-44" />
        <Skeleton shape="block" className="h-56" />
      </Card>
      <Card padding="normal" className="grid content-start gap-7">
        {['w-28', 'w-40', 'w-44', 'w-36', 'w-32'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </Card>
    </div>
  );
}

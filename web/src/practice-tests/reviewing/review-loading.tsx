import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { reviewMessages as messages } from './messages.ts';

export function ReviewLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="h-8 w-72 max-w-full" />
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <Card key={width} padding="normal" className="grid gap-3">
          <Skeleton className="h-6 w-32" />
          <Skeleton className={`h-4.5 ${width}`} />
          <Skeleton className="w-1/2" />
        </Card>
      ))}
    </div>
  );
}

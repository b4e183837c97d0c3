import { Skeleton } from '../../ui/states/skeleton.tsx';
import { StatLineLoading } from '../../ui/stat-line.tsx';
import { setMessages as messages } from './messages.ts';

export function SetLoading() {
  return (
    <div
      role="status"
      className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-5 pb-16"
    >
      <span className="sr-only">{messages.loading}</span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1">
        <Skeleton className="w-32" />
        <Skeleton className="h-9 w-96 max-w-full" />
        <Skeleton className="w-80 max-w-full" />
      </div>
      <StatLineLoading />
      <Skeleton shape="block" className="h-108" />
    </div>
  );
}

import { Skeleton } from '../../ui/states/skeleton.tsx';
import { resultsMessages as messages } from './messages.ts';

/** In the shape of what will come [RES-06]. */
export function ResultsLoading() {
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="type-lead">
        {messages.loading}
      </p>
      <Skeleton shape="block" className="h-72" />
      <Skeleton shape="block" className="h-96" />
    </div>
  );
}

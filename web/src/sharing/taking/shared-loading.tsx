import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { takingMessages as messages } from './messages.ts';

/** In the shape of the card that will come [SHPG-03] (N37). */
export function SharedLoading() {
  return (
    <div className="wrap page-block grid justify-items-center">
      <Card className="w-full max-w-180 overflow-hidden rounded-dialog shadow-e2">
        <Skeleton shape="block" className="h-22 rounded-none md:h-27" />
        <div className="grid gap-6 p-[clamp(22px,4vw,36px)]">
          <p role="status" className="type-lead">
            {messages.loading}
          </p>
          <Skeleton className="h-9 w-3/4" />
          <Skeleton shape="block" className="h-20" />
          <Skeleton shape="block" className="h-13 w-36 justify-self-end" />
        </div>
      </Card>
    </div>
  );
}

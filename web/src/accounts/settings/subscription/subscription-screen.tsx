import type { Subscription } from '@engram/core/plans/subscription.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, type MetaDescriptor } from 'react-router';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useUser } from '../../session.tsx';
import { CheckoutNote } from './checkout-note.tsx';
import { CurrentPlan, CurrentPlanLoading } from './current-plan.tsx';
import { Included } from './included.tsx';
import { Invoices } from './invoices.tsx';
import { subscriptionMessages as messages } from './messages.ts';
import { MonthSoFar } from './month-so-far.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { SubscriptionNotLoaded } from './plan-parts.tsx';
import { useArrival } from './use-arrival.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The plan, what is paid for it and what is used of it (NS-12). */
export default function SubscriptionScreen() {
  const user = useUser();
  const { query, arrival } = useArrival();
  const { data, isError, refetch } = query;
  if (!user) return null;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <Link
          to={paths.settings}
          className="inline-flex min-h-7 tall-target items-center gap-1.25 justify-self-start rounded-tag py-1 text-sm font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus"
        >
          <Icon icon={ArrowLeft} size="small" />
          {messages.back}
        </Link>
        <h1 className="type-h1">{messages.title}</h1>
      </div>
      <CheckoutNote arrival={arrival} />
      {data && <Loaded subscription={data} timeZone={user.timeZone} />}
      {!data && isError && (
        <Card>
          <SubscriptionNotLoaded onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !isError && <CurrentPlanLoading />}
    </div>
  );
}

type LoadedProps = { subscription: Subscription; timeZone: string };

function Loaded({ subscription, timeZone }: LoadedProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PlanOffer subscription={subscription} />
        <CurrentPlan subscription={subscription} timeZone={timeZone} />
        {subscription.hasBilling && <Invoices timeZone={timeZone} />}
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MonthSoFar subscription={subscription} timeZone={timeZone} />
        <Included subscription={subscription} />
      </aside>
    </div>
  );
}

import type { PaidPlanId } from '@engram/core/plans/catalogue.ts';
import type { Subscription } from '@engram/core/plans/subscription.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, type MetaDescriptor } from 'react-router';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useUser } from '../../session/session.tsx';
import { CheckoutNote } from './checkout-note.tsx';
import { CurrentPlan, CurrentPlanLoading } from './current-plan.tsx';
import { Invoices } from './invoices.tsx';
import { Loadable } from './loadable.tsx';
import { monthMessages, subscriptionMessages as messages } from './messages.ts';
import { MonthSoFar } from './month-so-far.tsx';
import { PlanOffer, useOfferedPlan } from './plan-offer.tsx';
import type { Upgrade } from './subscription-actions.tsx';
import { type Arrival, isOnItsWay, useArrival } from './use-arrival.ts';
import { listFeatures } from '../../../plan-words.ts';
import { Card } from '../../../ui/card.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { planInForce } from './describe-subscription.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The plan, what is paid for it and what is used of it (NS-12). */
export default function SubscriptionScreen() {
  const user = useUser();
  const { query, arrival } = useArrival();
  if (!user) return null;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
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
      </div>
      <Loadable
        query={query}
        loading={<CurrentPlanLoading />}
        notLoaded={messages.notLoaded}
        failureClass="rounded-card border border-line bg-surface px-5.5 py-4.5 shadow-e1"
      >
        {(subscription) => (
          <Loaded subscription={subscription} timeZone={user.timeZone} arrival={arrival} />
        )}
      </Loadable>
    </div>
  );
}

type LoadedProps = { subscription: Subscription; timeZone: string; arrival: Arrival };

function Loaded({ subscription, timeZone, arrival }: LoadedProps) {
  const named = useOfferedPlan();
  const offered = isOnItsWay(arrival) ? undefined : named;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div>
          <PlanOffer subscription={subscription} planId={offered} />
          <CurrentPlan
            subscription={subscription}
            timeZone={timeZone}
            upgrade={chooseUpgrade(arrival, offered)}
          />
        </div>
        {subscription.hasBilling && <Invoices timeZone={timeZone} />}
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MonthSoFar subscription={subscription} timeZone={timeZone} />
        <Included subscription={subscription} />
      </aside>
    </div>
  );
}

function chooseUpgrade(arrival: Arrival, offered: PaidPlanId | undefined): Upgrade {
  if (isOnItsWay(arrival)) return 'none';
  return offered ? 'secondary' : 'primary';
}

/** What the plan brings [SET-19]. */
function Included({ subscription }: { subscription: Subscription }) {
  return (
    <Card as="section" padding="small" aria-label={monthMessages.included} className="grid gap-3">
      <h2 className="type-h3">{monthMessages.included}</h2>
      <TickList
        lines={listFeatures(planInForce(subscription).features)}
        className="gap-2 type-sm"
      />
      {/* On a plan that is paid for (CF-27) [LIM-34]. */}
      {subscription.isPremium && subscription.price !== null && (
        <p className="type-xs text-ink-3">{monthMessages.guarantee}</p>
      )}
    </Card>
  );
}

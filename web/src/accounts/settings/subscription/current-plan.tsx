import type { Subscription } from '@engram/core/plans/subscription.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SettingRow } from '../setting-row.tsx';
import { describeState, findPrice, isPaidFor, namePlan } from './describe-subscription.ts';
import { paymentMessages, subscriptionMessages as messages } from './messages.ts';
import { LargePrice, PastDueNote, RenewalRow, StateBadge } from './plan-parts.tsx';
import { PortalButton } from './portal-button.tsx';
import { SubscriptionActions, type Upgrade } from './subscription-actions.tsx';

type CurrentPlanProps = { subscription: Subscription; timeZone: string; upgrade: Upgrade };

/** What the user has and pays [ACC-09], and what can be done about it. */
export function CurrentPlan({ subscription, timeZone, upgrade }: CurrentPlanProps) {
  const price = findPrice(subscription);
  return (
    <Card as="section" aria-label={messages.planCard} className="divide-y divide-line">
      <div className="flex flex-wrap items-start justify-between gap-4 p-6">
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <div className="flex flex-wrap items-center gap-2.5">
            <h2 className="type-h2">{namePlan(subscription)}</h2>
            <StateBadge subscription={subscription} />
          </div>
          <p className="type-sm text-ink-2">{describeState(subscription, timeZone)}</p>
        </div>
        {price && <LargePrice price={price} />}
      </div>
      <PastDueNote subscription={subscription} timeZone={timeZone} />
      <RenewalRow subscription={subscription} />
      <PaymentRow subscription={subscription} />
      <SubscriptionActions subscription={subscription} upgrade={upgrade} />
    </Card>
  );
}

/** Only of what is paid for. */
function PaymentRow({ subscription }: { subscription: Subscription }) {
  const { cardEnding, state, canPay } = subscription;
  if (!isPaidFor(subscription)) return null;
  const noCard = state === 'trial' ? paymentMessages.addHint : paymentMessages.none;
  const label = cardEnding === null ? paymentMessages.add : paymentMessages.change;
  return (
    <SettingRow
      label={paymentMessages.label}
      // An unpaid one has its button with the note that asks for it.
      action={canPay && state !== 'past-due' && <PortalButton label={label} />}
    >
      {cardEnding === null ? (
        <p className="type-sm text-ink-2">{noCard}</p>
      ) : (
        <p className="font-semibold">{paymentMessages.card(cardEnding)}</p>
      )}
    </SettingRow>
  );
}

/** In the shape of what comes. */
export function CurrentPlanLoading() {
  return (
    <div
      role="status"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]"
    >
      <span className="sr-only">{messages.loading}</span>
      <Card className="divide-y divide-line">
        <div className="grid gap-4 p-6">
          <Skeleton className="h-7 w-44" />
          <Skeleton className="w-72 max-w-full" />
        </div>
        <div className="px-5.5 py-6">
          <Skeleton className="w-64 max-w-full" />
        </div>
        <div className="px-5.5 py-3.5">
          <Skeleton shape="block" className="h-11 w-44" />
        </div>
      </Card>
      <Card padding="small" className="grid gap-4">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="w-full" />
        <Skeleton className="w-full" />
      </Card>
    </div>
  );
}

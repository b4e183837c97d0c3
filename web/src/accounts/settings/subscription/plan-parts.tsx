import type { Subscription } from '@engram/core/plans/subscription.ts';
import { type Price, planWords } from '../../../plan-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Note } from '../../../ui/note.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { SettingRow } from '../setting-row.tsx';
import { writeDay } from '../write-time.ts';
import { describeRenewal, isActive, isRenewing } from './describe-subscription.ts';
import { paymentMessages, renewalMessages, subscriptionMessages as messages } from './messages.ts';
import { PortalButton } from './portal-button.tsx';

export function StateBadge({ subscription }: { subscription: Subscription }) {
  const isOn = isActive(subscription);
  return (
    <Badge tone={isOn ? 'green' : 'neutral'}>{isOn ? messages.active : messages.inactive}</Badge>
  );
}

type PriceWithListProps = { price: Price; listClass: string };

/** The price with the list price struck beside it, where that is another (D3). */
export function PriceWithList({ price, listClass }: PriceWithListProps) {
  return (
    <>
      {price.amount}
      {price.listAmount !== undefined && (
        <>
          {' '}
          <s className={classNames('text-ink-3', listClass)}>
            <span className="sr-only">{planWords.listPrice} </span>
            {price.listAmount}
          </s>
        </>
      )}
    </>
  );
}

/** Nobody can press it: it shows whether the plan renews, and cancelling ends that [ROLE-20] (CF-21). */
export function RenewalRow({ subscription }: { subscription: Subscription }) {
  return (
    <SettingRow
      label={renewalMessages.label}
      action={
        <Switch aria-label={renewalMessages.label} checked={isRenewing(subscription)} disabled />
      }
    >
      <p className="type-sm text-ink-2">{describeRenewal(subscription)}</p>
    </SettingRow>
  );
}

type PastDueProps = { subscription: Subscription; timeZone: string };

/** Money is missing: what happened, how long premium lasts, what to do. */
export function PastDueNote({ subscription, timeZone }: PastDueProps) {
  if (subscription.state !== 'past-due') return null;
  const { accessUntil } = subscription;
  return (
    <div className="grid justify-items-start gap-3 px-5.5 py-3.5">
      <Note tone="yellow" className="w-full">
        {accessUntil === null
          ? paymentMessages.failedUndated
          : paymentMessages.failed(writeDay(accessUntil, timeZone))}
      </Note>
      <PortalButton label={paymentMessages.update} />
    </div>
  );
}

export function SubscriptionNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 px-5.5 py-4.5">
      <Note tone="red" className="w-full">
        {messages.notLoaded}
      </Note>
      <Button size="small" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}

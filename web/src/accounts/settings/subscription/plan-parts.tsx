import type { Subscription } from '@engram/core/plans/subscription.ts';
import { type Price, planWords } from '../../../plan-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Note } from '../../../ui/states/note.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { SettingRow } from '../setting-row.tsx';
import { writeDay } from '../write-time.ts';
import {
  describeRenewal,
  isActive,
  isLapsed,
  isPaidFor,
  isRenewing,
} from './describe-subscription.ts';
import { paymentMessages, renewalMessages, subscriptionMessages as messages } from './messages.ts';
import { PortalButton } from './portal-button.tsx';

/** Of a plan that was paid for: 'Inactive' on Free reads as if something were broken. */
export function StateBadge({ subscription }: { subscription: Subscription }) {
  if (subscription.state === 'free') return null;
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

export function LargePrice({ price }: { price: Price }) {
  const perMonth = price.listAmount === undefined ? messages.perMonth : messages.perMonthInBeta;
  return (
    <div className="md:text-end">
      <p className="text-4xl leading-none font-bold tracking-[-0.04em]">
        <PriceWithList price={price} listClass="text-xl font-[560]" />
      </p>
      <p className="type-xs text-ink-3">{perMonth}</p>
    </div>
  );
}

/**
 * Nobody can press it: it shows whether a plan that is paid for renews, and cancelling ends that
 * [ROLE-20] (CF-21).
 */
export function RenewalRow({ subscription }: { subscription: Subscription }) {
  if (!isPaidFor(subscription)) return null;
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
  return (
    <div className="grid justify-items-start gap-3 px-5.5 py-3.5">
      <Note tone="yellow" className="w-full">
        {describeDebt(subscription, timeZone)}
      </Note>
      <PortalButton label={paymentMessages.update} />
    </div>
  );
}

function describeDebt(subscription: Subscription, timeZone: string): string {
  const { accessUntil } = subscription;
  if (isLapsed(subscription)) return paymentMessages.lapsed;
  if (accessUntil === null) return paymentMessages.failedUndated;
  return paymentMessages.failed(writeDay(accessUntil, timeZone));
}

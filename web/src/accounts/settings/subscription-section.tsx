import type { User } from '@engram/core/accounts/user.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { listFeatures, writePrice } from '../../plan-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TickList } from '../../ui/tick-list.tsx';
import { subscriptionMessages as messages } from './messages.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingSection } from './setting-section.tsx';

/** What the server says of the user's plan; a plan that is paid for comes with payment. */
export function SubscriptionSection({ user }: { user: User }) {
  const plan = plans[user.plan];
  const { isPremium } = user;
  return (
    <SettingSection
      title={messages.title}
      text={isPremium ? messages.premiumText : messages.freeText}
    >
      <SettingRow
        label={messages.plan}
        action={!isPremium && <p className="font-semibold">{writePrice(plan).amount}</p>}
      >
        <p className="flex flex-wrap items-center gap-2.5">
          <span className="font-semibold">{plan.name}</span>
          <Badge tone={isPremium ? 'green' : 'neutral'}>
            {isPremium ? messages.active : messages.inactive}
          </Badge>
        </p>
      </SettingRow>
      <SettingRow
        label={messages.autoRenewal}
        action={<Switch aria-label={messages.autoRenewal} checked={false} disabled />}
      >
        <p className="type-sm text-ink-2">
          {isPremium ? messages.renewalPremium : messages.renewalFree}
        </p>
      </SettingRow>
      <TickList
        lines={listFeatures(plan.features)}
        className="gap-x-6 gap-y-2 px-5.5 py-4.5 type-sm md:grid-cols-2"
      />
      <div className="flex flex-wrap justify-between gap-3 px-5.5 py-3.5 max-md:*:w-full max-md:*:whitespace-normal">
        {!isPremium && (
          <Link to={paths.pricing} className={buttonClass({ variant: 'primary' })}>
            {messages.upgrade}
          </Link>
        )}
        <Link to={paths.pricing} className={buttonClass({ className: 'ms-auto' })}>
          {messages.viewPlans}
        </Link>
      </div>
    </SettingSection>
  );
}

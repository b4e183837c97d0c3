import type { Subscription } from '@engram/core/plans/subscription.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { listFeatures } from '../../../plan-words.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { useUser } from '../../session/session.tsx';
import { SettingRow } from '../setting-row.tsx';
import { SettingSection } from '../setting-section.tsx';
import { describeState, findPrice, namePlan, planInForce } from './describe-subscription.ts';
import { Loadable } from './loadable.tsx';
import { renewalMessages, subscriptionMessages as messages } from './messages.ts';
import { PastDueNote, PriceWithList, RenewalRow, StateBadge } from './plan-parts.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { useSubscription } from './use-subscription.ts';

/** The plan in the settings, as the server says it (CF-14, SM-09). */
export function SubscriptionSection({ timeZone }: { timeZone: string }) {
  const query = useSubscription();
  const { data } = query;
  return (
    <SettingSection title={messages.title} {...(data && { text: describeState(data, timeZone) })}>
      <Loadable
        query={query}
        loading={<SectionLoading />}
        notLoaded={messages.notLoaded}
        className="divide-y divide-line"
        failureClass="px-5.5 py-4.5"
      >
        {(subscription) => <SectionRows subscription={subscription} timeZone={timeZone} />}
      </Loadable>
    </SettingSection>
  );
}

type SectionRowsProps = { subscription: Subscription; timeZone: string };

function SectionRows({ subscription, timeZone }: SectionRowsProps) {
  const price = findPrice(subscription);
  return (
    <>
      <PastDueNote subscription={subscription} timeZone={timeZone} />
      <SettingRow
        label={messages.plan}
        action={
          price && (
            <p>
              <span className="font-semibold">
                <PriceWithList price={price} listClass="font-normal" />
              </span>{' '}
              <span className="type-sm text-ink-2">{messages.perMonth}</span>
            </p>
          )
        }
      >
        <p className="flex flex-wrap items-center gap-2.5">
          <span className="font-semibold">{namePlan(subscription)}</span>
          <StateBadge subscription={subscription} />
        </p>
      </SettingRow>
      <RenewalRow subscription={subscription} />
      <TickList
        lines={listFeatures(planInForce(subscription).features)}
        className="gap-x-6 gap-y-2 px-5.5 py-4.5 type-sm md:grid-cols-2"
      />
      <SubscriptionActions subscription={subscription}>
        {subscription.state !== 'granted' && (
          <Link to={paths.subscription} className={buttonClass()}>
            {messages.manage}
          </Link>
        )}
      </SubscriptionActions>
    </>
  );
}

/** In the shape of what comes. */
function SectionLoading() {
  const isPremium = useUser()?.isPremium === true;
  return (
    <>
      <SettingRow label={messages.plan}>
        <div role="status">
          <span className="sr-only">{messages.loading}</span>
          <Skeleton className="w-32" />
        </div>
      </SettingRow>
      {isPremium && (
        <SettingRow label={renewalMessages.label}>
          <Skeleton className="w-52 max-w-full" />
        </SettingRow>
      )}
      <div className="grid gap-x-6 gap-y-4 px-5.5 py-5 md:grid-cols-2">
        <Skeleton className="w-44" />
        <Skeleton className="w-36" />
        <Skeleton className="w-40" />
        <Skeleton className="w-44" />
      </div>
      <div className="flex justify-between gap-3 px-5.5 py-3.5">
        <Skeleton shape="block" className="h-11 w-44" />
        <Skeleton shape="block" className="h-11 w-36" />
      </div>
    </>
  );
}

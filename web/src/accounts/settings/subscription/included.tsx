import type { Subscription } from '@engram/core/plans/subscription.ts';
import { listFeatures } from '../../../plan-words.ts';
import { Card } from '../../../ui/card.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { planInForce } from './describe-subscription.ts';
import { monthMessages as messages } from './messages.ts';

/** What the plan brings [SET-19]. */
export function Included({ subscription }: { subscription: Subscription }) {
  return (
    <Card as="section" padding="small" aria-label={messages.included} className="grid gap-3">
      <h2 className="type-h3">{messages.included}</h2>
      <TickList
        lines={listFeatures(planInForce(subscription).features)}
        className="gap-2 type-sm"
      />
      {/* On a plan that is paid for (CF-27) [LIM-34]. */}
      {subscription.isPremium && subscription.price !== null && (
        <p className="type-xs text-ink-3">{messages.guarantee}</p>
      )}
    </Card>
  );
}

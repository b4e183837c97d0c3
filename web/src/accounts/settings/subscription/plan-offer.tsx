import { changePlan, startCheckout } from '@engram/core/plans/api.ts';
import { type PaidPlanId, paidPlanIds, plans } from '@engram/core/plans/catalogue.ts';
import type { Subscription } from '@engram/core/plans/subscription.ts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { writePrice } from '../../../plan-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import { offerMessages as messages, subscriptionMessages } from './messages.ts';
import { LargePrice } from './plan-parts.tsx';
import { usePaymentPage } from './use-payment-page.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

type PlanOfferProps = { subscription: Subscription; planId: PaidPlanId | undefined };

/** The plan that the address names, if it does (CF-17, NS-12). */
export function useOfferedPlan(): PaidPlanId | undefined {
  const [search] = useSearchParams();
  return paidPlanIds.find((id) => id === search.get('plan'));
}

export function PlanOffer({ subscription, planId }: PlanOfferProps) {
  const [, setSearch] = useSearchParams();
  const [switchedTo, setSwitchedTo] = useState<PaidPlanId>();
  const box = useLostFocus({ isExpected: switchedTo !== undefined, change: subscription });

  function noteSwitch(id: PaidPlanId) {
    setSwitchedTo(id);
    setSearch({}, { replace: true, preventScrollReset: true });
  }

  return (
    <div ref={box} tabIndex={-1} className="focus-visible:shadow-none">
      {/* There before its words, because screen readers announce changes only. */}
      <div role="status">
        {switchedTo && (
          <Note tone="green" className="mb-5">
            {messages.switched(plans[switchedTo].name)}
          </Note>
        )}
      </div>
      {planId && planId !== switchedTo && (
        <div className="mb-5">
          <Offered planId={planId} subscription={subscription} onSwitched={noteSwitch} />
        </div>
      )}
    </div>
  );
}

type OfferedProps = {
  subscription: Subscription;
  planId: PaidPlanId;
  onSwitched: (id: PaidPlanId) => void;
};

function Offered({ planId, subscription, onSwitched }: OfferedProps) {
  const { state, isPremium, plan, canPay } = subscription;
  const { name } = plans[planId];
  if (!canPay) return <Note>{messages.paymentsOff}</Note>;
  if (state === 'past-due') return <Note tone="yellow">{messages.payFirst}</Note>;
  if (state === 'cancelled') return <Note>{messages.resumeFirst}</Note>;
  if (isPremium && plan === planId) return <Note>{messages.isYours(name)}</Note>;
  if (state === 'active' || state === 'trial') {
    const text = state === 'trial' ? messages.nothingCharged : messages.prorated;
    return <SwitchOffer planId={planId} text={text} onSwitched={onSwitched} />;
  }
  return <StartOffer planId={planId} subscription={subscription} />;
}

type StartOfferProps = { planId: PaidPlanId; subscription: Subscription };

function StartOffer({ planId, subscription: { canTry, trialNeedsCard } }: StartOfferProps) {
  const { open, isOpening, error } = usePaymentPage(() =>
    call(startCheckout, { body: { plan: planId } }),
  );
  const { amount } = writePrice(plans[planId]);
  const label = canTry ? messages.startTrial : messages.subscribe;
  const trial = trialNeedsCard ? messages.trialWithCard : messages.trial;
  return (
    <OfferCard
      planId={planId}
      title={messages.start(plans[planId].name)}
      text={canTry ? trial(amount) : messages.billed}
      error={error}
    >
      <Button variant="primary" isBusy={isOpening} onClick={open}>
        {isOpening ? messages.opening : label}
      </Button>
    </OfferCard>
  );
}

type SwitchOfferProps = {
  planId: PaidPlanId;
  text: string;
  onSwitched: (id: PaidPlanId) => void;
};

function SwitchOffer({ planId, text, onSwitched }: SwitchOfferProps) {
  const { name } = plans[planId];
  const switching = useSubscriptionChange({
    ask: () => call(changePlan, { body: { plan: planId } }),
    onDone: () => onSwitched(planId),
  });
  return (
    <OfferCard planId={planId} title={messages.change(name)} text={text} error={switching.error}>
      <Button variant="primary" isBusy={switching.isPending} onClick={() => switching.mutate()}>
        {switching.isPending ? messages.switching : messages.switchTo(name)}
      </Button>
    </OfferCard>
  );
}

type OfferCardProps = {
  planId: PaidPlanId;
  title: string;
  text: string;
  error: Error | null;
  children: ReactNode;
};

function OfferCard({ planId, title, text, error, children }: OfferCardProps) {
  return (
    <Card as="section" aria-label={title} padding="normal" className="grid gap-4 border-petrol">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <h2 className="type-h2">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
        <LargePrice price={writePrice(plans[planId])} />
      </div>
      {error && <Note tone="red">{readFailure(error, subscriptionMessages.failed)}</Note>}
      <div className="flex max-md:*:w-full">{children}</div>
    </Card>
  );
}

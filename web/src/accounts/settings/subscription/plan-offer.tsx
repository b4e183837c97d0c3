import { changePlan, startCheckout } from '@engram/core/plans/api.ts';
import { type PaidPlanId, paidPlanIds, plans } from '@engram/core/plans/catalogue.ts';
import type { Subscription } from '@engram/core/plans/subscription.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { planWords, writePrice } from '../../../plan-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/note.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import { offerMessages as messages, subscriptionMessages } from './messages.ts';
import { PriceWithList } from './plan-parts.tsx';
import { subscriptionQuery } from './queries.ts';
import { usePaymentPage } from './use-payment-page.ts';

type PlanOfferProps = { subscription: Subscription };

/** Offers the plan of the address, if it names one (CF-17, NS-12). */
export function PlanOffer({ subscription }: PlanOfferProps) {
  const [search, setSearch] = useSearchParams();
  const [switchedTo, setSwitchedTo] = useState<string>();
  const box = useLostFocus({ isExpected: switchedTo !== undefined, change: switchedTo });
  const planId = paidPlanIds.find((id) => id === search.get('plan'));

  function noteSwitch(name: string) {
    setSwitchedTo(name);
    setSearch({}, { replace: true, preventScrollReset: true });
  }

  return (
    <div ref={box} tabIndex={-1} className="empty:hidden focus-visible:shadow-none">
      {switchedTo !== undefined && (
        <div role="status">
          <Note tone="green">{messages.switched(switchedTo)}</Note>
        </div>
      )}
      {planId && <Offered planId={planId} subscription={subscription} onSwitched={noteSwitch} />}
    </div>
  );
}

type OfferedProps = PlanOfferProps & { planId: PaidPlanId; onSwitched: (name: string) => void };

function Offered({ planId, subscription, onSwitched }: OfferedProps) {
  const { state, isPremium, plan, canPay, canTry } = subscription;
  const { name } = plans[planId];
  if (!canPay) return <Note>{messages.paymentsOff}</Note>;
  if (state === 'past-due') return <Note tone="yellow">{messages.payFirst}</Note>;
  if (state === 'cancelled') return <Note>{messages.resumeFirst}</Note>;
  if (isPremium && plan === planId) return <Note>{messages.isYours(name)}</Note>;
  if (state === 'active' || state === 'trial') {
    return <SwitchOffer planId={planId} onSwitched={onSwitched} />;
  }
  return <StartOffer planId={planId} canTry={canTry} />;
}

type StartOfferProps = { planId: PaidPlanId; canTry: boolean };

function StartOffer({ planId, canTry }: StartOfferProps) {
  const { open, isOpening, error } = usePaymentPage(() =>
    call(startCheckout, { body: { plan: planId } }),
  );
  const { amount } = writePrice(plans[planId]);
  const label = canTry ? messages.startTrial : messages.subscribe;
  return (
    <OfferCard
      planId={planId}
      title={messages.start(plans[planId].name)}
      text={canTry ? messages.trial(amount) : messages.billed}
      error={error}
    >
      <Button variant="primary" isBusy={isOpening} onClick={open}>
        {isOpening ? messages.opening : label}
      </Button>
    </OfferCard>
  );
}

type SwitchOfferProps = { planId: PaidPlanId; onSwitched: (name: string) => void };

function SwitchOffer({ planId, onSwitched }: SwitchOfferProps) {
  const client = useQueryClient();
  const { name } = plans[planId];
  const switching = useMutation({
    mutationFn: () => call(changePlan, { body: { plan: planId } }),
    onSuccess: (subscription) => {
      client.setQueryData(subscriptionQuery.queryKey, subscription);
      onSwitched(name);
    },
  });
  return (
    <OfferCard
      planId={planId}
      title={messages.change(name)}
      text={messages.prorated}
      error={switching.error}
    >
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
  const price = writePrice(plans[planId]);
  return (
    <Card as="section" aria-label={title} padding="normal" className="grid gap-4 border-petrol">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <h2 className="type-h2">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
        <div className="md:text-end">
          <p className="text-4xl leading-none font-bold tracking-[-0.04em]">
            <PriceWithList price={price} listClass="text-xl font-[560]" />
          </p>
          <p className="type-xs text-ink-3">
            {price.listAmount === undefined
              ? planWords.perMonth
              : subscriptionMessages.perMonthInBeta}
          </p>
        </div>
      </div>
      {error && <Note tone="red">{readFailure(error, subscriptionMessages.failed)}</Note>}
      <div className="flex max-md:*:w-full">{children}</div>
    </Card>
  );
}

import type { Subscription } from '@engram/core/plans/subscription.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { arrivalSeconds } from './messages.ts';
import { useSubscription } from './use-subscription.ts';

export type Arrival = 'waiting' | 'late' | 'done' | 'cancelled' | undefined;

const askAgainMs = 1_000;

/** Whoever comes from paying waits here until the payment service has told the server. */
export function useArrival() {
  const [search, setSearch] = useSearchParams();
  const [isLate, setIsLate] = useState(false);
  const [hasArrived, setHasArrived] = useState(false);
  const checkout = search.get('checkout');
  const isAwaited = checkout === 'done' && !hasArrived;
  const query = useSubscription({ askAgainMs: isAwaited && !isLate && askAgainMs });
  const { data } = query;

  if (isAwaited && isBought(data)) setHasArrived(true);

  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLate(true), arrivalSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [isAwaited]);

  // A reload would wait again for what is there.
  const forgetCheckout = useEffectEvent(() =>
    setSearch(withoutCheckout, { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (hasArrived) forgetCheckout();
  }, [hasArrived]);

  return { query, arrival: readArrival({ checkout, hasArrived, isLate }) };
}

type Known = { checkout: string | null; hasArrived: boolean; isLate: boolean };

function readArrival({ checkout, hasArrived, isLate }: Known): Arrival {
  if (hasArrived) return 'done';
  if (checkout === 'cancelled') return 'cancelled';
  if (checkout !== 'done') return undefined;
  return isLate ? 'late' : 'waiting';
}

function isBought(subscription: Subscription | undefined): boolean {
  if (!subscription?.isPremium) return false;
  return subscription.state === 'trial' || subscription.state === 'active';
}

function withoutCheckout(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('checkout');
  after.delete('plan');
  return after;
}

import type { Subscription } from '@engram/core/plans/subscription.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { arrivalSeconds } from './messages.ts';
import { invoicesQuery } from './queries.ts';
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
  const client = useQueryClient();
  const isThere = isBought(query.data);

  if (isAwaited && isThere) setHasArrived(true);

  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLate(true), arrivalSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [isAwaited]);

  const arrive = useEffectEvent(() => {
    // A reload would wait again for what is there.
    setSearch(withoutCheckout, { replace: true, preventScrollReset: true });
    void client.invalidateQueries({ queryKey: invoicesQuery.queryKey });
  });
  useEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived]);

  return { query, arrival: readArrival({ checkout, hasArrived, isThere, isLate }) };
}

/** It is paid for, and buying it again would pay twice. */
export function isOnItsWay(arrival: Arrival): boolean {
  return arrival === 'waiting' || arrival === 'late';
}

type Known = { checkout: string | null; hasArrived: boolean; isThere: boolean; isLate: boolean };

function readArrival({ checkout, hasArrived, isThere, isLate }: Known): Arrival {
  // It may have been cancelled since.
  if (hasArrived) return isThere ? 'done' : undefined;
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

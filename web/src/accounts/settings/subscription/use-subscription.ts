import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@engram/core/plans/subscription.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSession, useUser } from '../../session/session.tsx';
import { subscriptionQuery, usageQuery } from './queries.ts';

type Options = { askAgainMs?: number | false };

/** What the server says of the plan; the session hears of a change, so that all screens have it (CF-14). */
export function useSubscription({ askAgainMs = false }: Options = {}) {
  const query = useQuery({ ...subscriptionQuery, refetchInterval: askAgainMs });
  const { data } = query;
  const { updateUser } = useSession();
  const user = useUser();
  const client = useQueryClient();

  // An event: only what the server has just said counts, not what the session hears later.
  const tellSession = useEffectEvent(({ plan, isPremium }: Subscription) => {
    if (!user || (plan === user.plan && isPremium === user.isPremium)) return;
    updateUser({ ...user, plan, isPremium });
    // Another plan has other limits.
    void client.invalidateQueries({ queryKey: usageQuery.queryKey });
  });
  useEffect(() => {
    if (data) tellSession(data);
  }, [data]);

  return query;
}

import type { Platform } from '../../platform/start.ts';
import { allBuckets } from '../../platform/sweep.ts';
import { askStripe, requirePayments } from './ask-stripe.ts';
import { listOpenSubscriptions } from './store.ts';
import { type Known, syncSubscription } from './subscriptions/sync-subscription.ts';

const pageSize = 200;
/** The payment service sends an event again for three days. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

export type Reconciliation = { asked: number; missed: string[] };

/** Asks about all of them, one after the other, for an operator who waits for it. */
export async function reconcile(platform: Platform): Promise<Reconciliation> {
  const outcome: Reconciliation = { asked: 0, missed: [] };
  for await (const known of listToReconcile(platform)) {
    outcome.asked += 1;
    try {
      await syncSubscription(platform, known);
    } catch (error) {
      outcome.missed.push(known.subscriptionId);
      const { subscriptionId } = known;
      platform.log.warn({ err: error, subscriptionId }, 'a subscription was not reconciled');
    }
  }
  return outcome;
}

/**
 * Everything that runs as far as we know, and what was begun of late, should no event of it have
 * reached us.
 */
export async function* listToReconcile(platform: Platform): AsyncGenerator<Known> {
  const seen = new Set<string>();
  for await (const known of listOpen(platform)) {
    seen.add(known.subscriptionId);
    yield known;
  }
  for await (const subscriptionId of listRecent(platform)) {
    if (!seen.has(subscriptionId)) yield { subscriptionId };
  }
}

async function* listOpen({ db }: Platform) {
  for (const bucket of allBuckets) {
    const first = { bucket, after: undefined, limit: pageSize };
    let page = await listOpenSubscriptions(db, first);
    while (page.length > 0) {
      yield* page;
      page = await listOpenSubscriptions(db, { ...first, after: page.at(-1) });
    }
  }
}

async function* listRecent(platform: Platform) {
  const { stripe } = requirePayments(platform);
  const since = Math.floor((platform.clock.now().getTime() - lookBackMs) / 1000);
  const wish = { status: 'all', created: { gte: since }, limit: 100 } as const;
  let page = await askStripe(() => stripe.subscriptions.list(wish));
  while (page.data.length > 0) {
    for (const { id } of page.data) yield id;
    const last = page.data.at(-1)?.id;
    if (!page.has_more || last === undefined) return;
    page = await askStripe(() => stripe.subscriptions.list({ ...wish, starting_after: last }));
  }
}

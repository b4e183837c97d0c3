import type { Platform } from '../../platform/start.ts';
import { askStripe, requirePayments } from './ask-stripe.ts';
import { listOpenSubscriptions } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

const pageSize = 200;
/** The payment service sends an event again for three days. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

export type Reconciliation = { asked: number; failed: number };

/**
 * Asks about everything that runs as far as we know, and about what was begun of late, should no
 * event of it have reached us.
 */
export async function reconcile(platform: Platform): Promise<Reconciliation> {
  const outcome = { asked: 0, failed: 0 };
  const seen = new Set<string>();
  async function ask(subscriptionId: string): Promise<void> {
    if (seen.has(subscriptionId)) return;
    seen.add(subscriptionId);
    outcome.asked += 1;
    try {
      await syncSubscription(platform, subscriptionId);
    } catch (error) {
      outcome.failed += 1;
      platform.log.warn({ err: error, subscriptionId }, 'a subscription was not reconciled');
    }
  }
  for await (const subscriptionId of listRecent(platform)) await ask(subscriptionId);
  for await (const subscriptionId of listOpen(platform)) await ask(subscriptionId);
  platform.log.info(outcome, 'subscriptions reconciled');
  return outcome;
}

async function* listOpen({ db }: Platform) {
  let page = await listOpenSubscriptions(db, undefined, pageSize);
  while (page.length > 0) {
    for (const { subscriptionId } of page) yield subscriptionId;
    page = await listOpenSubscriptions(db, page.at(-1), pageSize);
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

import type { PriceData } from '../api/params.ts';
import { declined } from '../api/refusal.ts';
import type { InvoiceLine, Subscription } from '../shapes.ts';
import type { World } from '../world.ts';
import { collectPayment, makeInvoice, makeLine } from './invoices.ts';
import { makePrice } from './prices.ts';

type Change = {
  priceData: PriceData;
  proration: 'create_prorations' | 'always_invoice' | 'none';
  /** Refuse the change when the card is refused. */
  mustPay: boolean;
};

/** From this moment on; what is left of the period is billed with the next invoice or at once. */
export function changePrice(
  world: World,
  subscription: Subscription,
  { priceData, proration, mustPay }: Change,
): void {
  const [item] = subscription.items.data;
  if (!item) return;
  const before = item.price;
  const after = makePrice(world, priceData);
  const isFree = subscription.status === 'trialing' || proration === 'none';
  const now = world.clock.now();
  const { current_period_start: start, current_period_end: end } = item;
  const share = (end - now) / (end - start);
  const period = { start: now, end };
  const lines = [
    makeLine(before, {
      amount: -Math.round(before.unit_amount * share),
      description: 'Unused time',
      period,
    }),
    makeLine(after, {
      amount: Math.round(after.unit_amount * share),
      description: 'Remaining time',
      period,
    }),
  ];
  if (mustPay && !isFree && world.settings.isDeclining) throw declined();
  item.price = after;
  if (isFree) return;
  if (proration === 'always_invoice') return billNow(world, subscription, lines);
  const waiting = world.pendingLines.get(subscription.id) ?? [];
  world.pendingLines.set(subscription.id, [...waiting, ...lines]);
}

function billNow(world: World, subscription: Subscription, lines: InvoiceLine[]): void {
  const invoice = makeInvoice(world, subscription, { reason: 'subscription_update', lines });
  const isPaid = collectPayment(world, invoice, subscription);
  if (!isPaid) subscription.status = 'past_due';
  world.events.record(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
}

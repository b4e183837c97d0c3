import { z } from '@engram/core/zod.ts';
import { listPage } from '../api/list-page.ts';
import { readParams, Whole } from '../api/params.ts';
import { noSuch, refuse } from '../api/refusal.ts';
import type * as shapes from '../shapes.ts';
import type { World } from '../world.ts';
import { makeId } from '../make-id.ts';
import { getCustomer } from './customers.ts';
import { days } from './periods.ts';

/** How long after a failed try the next one comes; after the last of them nobody asks again. */
const retryDays = [3, 5, 7];

type Bill = { reason: shapes.BillingReason; lines: shapes.InvoiceLine[] };

/** Open, and nobody has been asked for money yet. */
export function makeInvoice(
  world: World,
  subscription: shapes.Subscription,
  { reason, lines }: Bill,
): shapes.Invoice {
  const id = makeId('in');
  const now = world.clock.now();
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = total - takeCredit(getCustomer(world, subscription.customer), total);
  const { metadata } = subscription;
  const invoice: shapes.Invoice = {
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    customer: subscription.customer,
    hosted_invoice_url: `${world.origin}/files/${id}.pdf`,
    invoice_pdf: `${world.origin}/files/${id}.pdf`,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `FAKE-${String(world.state.invoices.length + 1).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata, subscription: subscription.id },
    },
    period_end: now,
    period_start: now,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    total,
  };
  world.state.invoices.push(invoice);
  subscription.latest_invoice = id;
  return invoice;
}

/** Below zero a balance is credit; what an invoice gives back becomes that. */
function takeCredit(customer: shapes.Customer, total: number): number {
  const taken = total < 0 ? total : Math.min(total, Math.max(0, -customer.balance));
  customer.balance += taken;
  return taken;
}

export function makeLine(
  price: shapes.Price,
  line: Pick<shapes.InvoiceLine, 'amount' | 'description' | 'period'>,
): shapes.InvoiceLine {
  return {
    id: makeId('il'),
    object: 'line_item',
    currency: price.currency,
    livemode: false,
    metadata: {},
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
    },
    quantity: 1,
    ...line,
  };
}

/** Asks the card for what is due; says whether the invoice is paid now. */
export function collectPayment(
  world: World,
  invoice: shapes.Invoice,
  subscription: shapes.Subscription,
): boolean {
  const card = findCard(world, subscription);
  const isDue = invoice.amount_remaining > 0;
  const isPaid = !isDue || (card !== undefined && !world.settings.isDeclining);
  const now = world.clock.now();
  invoice.attempted = true;
  if (isDue) invoice.attempt_count += 1;
  if (isDue && card) world.state.charges.push(makeCharge(invoice, { card, isPaid, now }));
  if (!isPaid) {
    const wait = retryDays[invoice.attempt_count - 1];
    invoice.next_payment_attempt = wait === undefined ? null : now + days(wait);
    return false;
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  return true;
}

export function findCard(
  world: World,
  subscription: shapes.Subscription,
): shapes.PaymentMethod | undefined {
  const { invoice_settings: settings } = getCustomer(world, subscription.customer);
  const id = subscription.default_payment_method ?? settings.default_payment_method;
  return world.state.paymentMethods.find((card) => card.id === id);
}

function makeCharge(
  invoice: shapes.Invoice,
  { card, isPaid, now }: { card: shapes.PaymentMethod; isPaid: boolean; now: number },
): shapes.Charge {
  return {
    id: makeId('ch'),
    object: 'charge',
    amount: invoice.amount_due,
    amount_captured: isPaid ? invoice.amount_due : 0,
    amount_refunded: 0,
    captured: isPaid,
    created: now,
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update',
    disputed: false,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined.',
    livemode: false,
    metadata: {},
    paid: isPaid,
    payment_intent: makeId('pi'),
    payment_method: card.id,
    refunded: false,
    status: isPaid ? 'succeeded' : 'failed',
  };
}

const InvoiceFilter = z.object({
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.string().optional(),
});

export function listInvoices(world: World, params: unknown): shapes.List<shapes.Invoice> {
  const { customer, subscription, status } = readParams(InvoiceFilter, params);
  const invoices = world.state.invoices.filter(
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (status === undefined || invoice.status === status) &&
      (subscription === undefined ||
        invoice.parent.subscription_details.subscription === subscription),
  );
  return listPage(invoices, params, '/v1/invoices');
}

export function listCharges(world: World, params: unknown): shapes.List<shapes.Charge> {
  const { customer } = readParams(z.object({ customer: z.string().optional() }), params);
  const charges = world.state.charges.filter(
    (charge) => customer === undefined || charge.customer === customer,
  );
  return listPage(charges, params, '/v1/charges');
}

const RefundParams = z.object({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: Whole.optional(),
  reason: z.string().nullable().default(null),
  metadata: z.record(z.string(), z.string()).default({}),
});

export function createRefund(world: World, params: unknown): shapes.Refund {
  const asked = readParams(RefundParams, params);
  const charge = world.state.charges.find(
    ({ id, payment_intent: intent }) => id === asked.charge || intent === asked.payment_intent,
  );
  if (!charge) throw noSuch('charge', asked.charge ?? asked.payment_intent ?? '');
  const left = charge.amount_captured - charge.amount_refunded;
  const { amount = left, reason, metadata } = asked;
  if (left === 0) {
    throw refuse(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount < 1 || amount > left)
    throw refuse('Invalid amount of the refund', { param: 'amount' });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund: shapes.Refund = {
    id: makeId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: world.clock.now(),
    currency: charge.currency,
    metadata,
    payment_intent: charge.payment_intent,
    reason,
    status: 'succeeded',
  };
  world.state.refunds.push(refund);
  world.events.record('charge.refunded', charge);
  return refund;
}

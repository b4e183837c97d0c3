import type { User } from '@engram/core/accounts/user.ts';
import { betaPromotion, type PaidPlanId, plans, priceToPay } from '@engram/core/plans/catalogue.ts';
import { product } from '@engram/core/product.ts';
import type Stripe from 'stripe';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { askStripe, requirePayments, unlessRefused } from './ask-stripe.ts';
import { findRunning } from './describe-subscription.ts';
import { leaseOfCheckout, underLease } from './lease.ts';
import { idOf, productOf } from './paid-subscription.ts';
import { type CustomerRow, findCustomer, insertCustomer, saveCheckout } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

type Wish = { user: User; plan: PaidPlanId; returnUrl: string };

/**
 * The page on which a plan is bought. Nobody can have two of them open, so nobody buys twice; what
 * is bought counts only when the payment service says so.
 */
export async function openCheckout(platform: Platform, wish: Wish): Promise<{ url: string }> {
  const { stripe } = requirePayments(platform);
  const { db } = platform;
  const { user } = wish;
  return underLease(db, leaseOfCheckout(user.uid), async () => {
    await refuseSubscriber(platform, user.uid);
    const customer = await ensureCustomer(platform, user);
    if (customer.checkoutId !== null) {
      await closeCheckout(platform, customer.checkoutId);
      await refuseSubscriber(platform, user.uid);
    }
    await ensureProduct(stripe, wish.plan);
    const { id, url } = await askStripe(() =>
      stripe.checkout.sessions.create(describeCheckout(wish, customer)),
    );
    await saveCheckout(db, user.uid, id);
    if (url === null) throw new AppError('payments-failed');
    return { url };
  });
}

async function refuseSubscriber({ db, clock }: Platform, userId: string): Promise<void> {
  if (await findRunning(db, userId, clock.now())) throw new AppError('already-subscribed');
}

/** The same customer for ever, also when two calls make them at the same time. */
async function ensureCustomer(platform: Platform, user: User): Promise<CustomerRow> {
  const { db } = platform;
  const known = await findCustomer(db, user.uid);
  if (known) return known;
  const { stripe } = requirePayments(platform);
  const { id } = await askStripe(() =>
    stripe.customers.create(
      { email: user.email, name: user.displayName, metadata: { userId: user.uid } },
      { idempotencyKey: `customer:${user.uid}` },
    ),
  );
  await db.transaction().execute((tx) => insertCustomer(tx, user.uid, id));
  return { userId: user.uid, customerId: id, triedAt: null, checkoutId: null };
}

/** Something may have been bought there of which nobody has told us yet. */
async function closeCheckout(platform: Platform, checkoutId: string): Promise<void> {
  const { stripe } = requirePayments(platform);
  const checkout = await unlessRefused('resource_missing', () =>
    stripe.checkout.sessions.retrieve(checkoutId),
  );
  if (checkout?.status === 'open') {
    await askStripe(() => stripe.checkout.sessions.expire(checkoutId));
  } else if (checkout?.status === 'complete' && checkout.subscription) {
    await syncSubscription(platform, idOf(checkout.subscription));
  }
}

/** Before something is sold for the first time. */
export async function ensureProduct(stripe: Stripe, plan: PaidPlanId): Promise<void> {
  await unlessRefused('resource_already_exists', () =>
    stripe.products.create({ id: productOf(plan), name: `${product.name} ${plans[plan].name}` }),
  );
}

function describeCheckout(
  { user, plan, returnUrl }: Wish,
  { customerId, triedAt }: CustomerRow,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: user.uid,
    line_items: [{ quantity: 1, price_data: priceOf(plan) }],
    success_url: `${returnUrl}?checkout=done`,
    cancel_url: `${returnUrl}?checkout=cancelled`,
    ...(triedAt === null && {
      payment_method_collection: 'if_required',
      subscription_data: {
        trial_period_days: plans[plan].trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      },
    }),
  };
}

/** Of today; it stays with the subscription, whatever the catalogue says later (D3: locked in). */
export function priceOf(plan: PaidPlanId) {
  return {
    currency: 'usd',
    unit_amount: priceToPay(plans[plan], betaPromotion) * 100,
    recurring: { interval: 'month' },
    product: productOf(plan),
  } as const;
}

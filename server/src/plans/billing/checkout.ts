import type { User } from '@engram/core/accounts/user.ts';
import { betaPromotion, type PaidPlanId, plans, priceToPay } from '@engram/core/plans/catalogue.ts';
import { product } from '@engram/core/product.ts';
import type Stripe from 'stripe';
import { lockAccount } from '../../accounts/lock-account.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { askStripe, requirePayments, unlessRefused } from './ask-stripe.ts';
import { findOpen } from './subscriptions/find-open.ts';
import { billingMessages } from './messages.ts';
import { forgetCustomerJob } from './jobs.ts';
import { leaseOfCheckout, underLease } from './lease.ts';
import { idOf, productOf } from './subscriptions/paid-subscription.ts';
import { hasTried } from '../past-addresses/past-trials.ts';
import { endOfRights, isUnpaid } from './subscriptions/rights.ts';
import { type CustomerRow, findCustomer, saveCheckout, saveCustomer } from './store.ts';
import { syncSubscription } from './subscriptions/sync-subscription.ts';

type Wish = { user: User; plan: PaidPlanId; returnUrl: string };

/**
 * The page on which a plan is bought. Nobody can have two of them open, so nobody buys twice; what
 * is bought counts only when the payment service says so.
 */
export async function openCheckout(platform: Platform, wish: Wish): Promise<{ url: string }> {
  const { stripe, trialNeedsCard } = requirePayments(platform);
  const { db } = platform;
  const { uid } = wish.user;
  return underLease(db, leaseOfCheckout(uid), async (endLease) => {
    await refuseSubscriber(platform, uid);
    const canTry = await mayTry(platform, wish.user);
    const { customerId, checkoutId } = await ensureCustomer(platform, wish.user);
    if (checkoutId !== null) {
      await closeCheckout(platform, checkoutId);
      await refuseSubscriber(platform, uid);
    }
    await ensureProduct(stripe, wish.plan);
    const { id, url } = await askStripe(() =>
      stripe.checkout.sessions.create(
        describeCheckout(wish, { customerId, canTry, trialNeedsCard }),
      ),
    );
    if (url === null) throw new AppError('payments-failed');
    try {
      await db.transaction().execute(async (tx) => {
        await endLease(tx);
        await saveCheckout(tx, uid, id);
      });
    } catch (error) {
      // Nobody would close it when the next one is opened.
      await askStripe(() => stripe.checkout.sessions.expire(id));
      throw error;
    }
    return { url };
  });
}

/** One for each confirmed address, also for one whose account was deleted since (D44). */
async function mayTry(platform: Platform, user: User): Promise<boolean> {
  const customer = await findCustomer(platform.db, user.uid);
  if (customer?.triedAt || (await hasTried(platform, user.email))) return false;
  if (!user.emailVerified) {
    throw new AppError('email-unverified', { message: billingMessages.trialUnconfirmed });
  }
  return true;
}

async function refuseSubscriber(platform: Platform, userId: string): Promise<void> {
  const { db, clock } = platform;
  const open = await findOpen(db, userId);
  if (!open) return;
  const isOver = endOfRights(open) <= clock.now() && !isUnpaid(open);
  // The news of its end may still be on the way.
  if (isOver) await syncSubscription(platform, open);
  if (!isOver || (await findOpen(db, userId))) throw new AppError('already-subscribed');
}

/** The same customer for ever, unless the payment service has forgotten them. */
async function ensureCustomer(platform: Platform, user: User): Promise<CustomerRow> {
  const { db, jobs } = platform;
  const { stripe } = requirePayments(platform);
  const known = await findCustomer(db, user.uid);
  if (known && (await isKnown(stripe, known.customerId))) return known;
  const { id: customerId } = await askStripe(() =>
    stripe.customers.create({
      email: user.email,
      name: user.displayName,
      metadata: { userId: user.uid },
    }),
  );
  const isKept = await db.transaction().execute(async (tx) => {
    const isThere = await lockAccount(tx, user.uid);
    if (isThere) await saveCustomer(tx, user.uid, customerId);
    // Deleted in the meantime, when there was nobody to forget yet.
    else await jobs.enqueue(tx, forgetCustomerJob, { customerId });
    return isThere;
  });
  if (!isKept) throw new AppError('not-signed-in');
  return { userId: user.uid, customerId, triedAt: known?.triedAt ?? null, checkoutId: null };
}

async function isKnown(stripe: Stripe, customerId: string): Promise<boolean> {
  const customer = await unlessRefused('resource_missing', () =>
    stripe.customers.retrieve(customerId),
  );
  return customer !== undefined && !customer.deleted;
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
    await syncSubscription(platform, { subscriptionId: idOf(checkout.subscription) });
  }
}

/** Before something is sold for the first time. */
export async function ensureProduct(stripe: Stripe, plan: PaidPlanId): Promise<void> {
  await unlessRefused('resource_already_exists', () =>
    stripe.products.create({ id: productOf(plan), name: `${product.name} ${plans[plan].name}` }),
  );
}

type Terms = { customerId: string; canTry: boolean; trialNeedsCard: boolean };

function describeCheckout(
  { user, plan, returnUrl }: Wish,
  { customerId, canTry, trialNeedsCard }: Terms,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: user.uid,
    line_items: [{ quantity: 1, price_data: priceOf(plan) }],
    success_url: `${returnUrl}?checkout=done`,
    cancel_url: `${returnUrl}?checkout=cancelled&plan=${plan}`,
    ...(canTry && {
      payment_method_collection: trialNeedsCard ? 'always' : 'if_required',
      subscription_data: {
        trial_period_days: plans[plan].trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      },
    }),
  };
}

/** Of today, unless one is locked in; it stays with the subscription (D3). */
export function priceOf(plan: PaidPlanId, lockedCents?: number) {
  return {
    currency: 'usd',
    unit_amount: lockedCents ?? priceToPay(plans[plan], betaPromotion) * 100,
    recurring: { interval: 'month' },
    product: productOf(plan),
  } as const;
}

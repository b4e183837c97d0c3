import Stripe from 'stripe';
import { startStripe, type StripeOptions } from './start-stripe.ts';

/** For tests: the real client, a customer and a product at a fake of its own. */
export async function openShop(options: StripeOptions = {}) {
  const fake = await startStripe({ retryMs: 20, ...options });
  const client = new Stripe('sk_test_key', {
    host: '127.0.0.1',
    port: fake.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const customer = await client.customers.create({
    email: 'ada@example.com',
    metadata: { userId: 'u1' },
  });
  await client.products.create({ id: 'student', name: 'Student' });

  const priceOf = (cents: number) => ({
    currency: 'usd',
    unit_amount: cents,
    product: 'student',
    recurring: { interval: 'month' as const },
  });

  function createSession(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    return client.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price_data: priceOf(799), quantity: 1 }],
      success_url: 'http://shop.example/done?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://shop.example/pricing',
      ...more,
    });
  }

  const trial: Partial<Stripe.Checkout.SessionCreateParams> = {
    payment_method_collection: 'if_required',
    subscription_data: {
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      metadata: { plan: 'student' },
    },
  };

  /** Buys and answers with the subscription. */
  async function subscribe({
    isTrial = false,
    card = '4242',
  }: { isTrial?: boolean; card?: string | null } = {}) {
    const session = await createSession(isTrial ? trial : {});
    const { subscription } = await fake.completeCheckout(session.id, { card });
    return client.subscriptions.retrieve(subscription ?? '');
  }

  return { fake, client, customer, priceOf, trial, createSession, subscribe };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

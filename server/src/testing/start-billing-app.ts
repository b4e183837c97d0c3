import type { PaidPlanId } from '@engram/core/plans/catalogue.ts';
import type { Subscription } from '@engram/core/plans/subscription.ts';
import { startStripe } from '@engram/fakes/stripe/start-stripe.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeEach, expect } from 'vitest';
import { billingWork } from '../plans/billing/jobs.ts';
import { type SignInAs, startTestApp, type TestOptions } from './start-app.ts';

type Caller = { headers: Record<string, string> };

export const day = 24 * 60 * 60 * 1000;

/** The app with a worker in the same process, and a payment service that is ours. */
export async function startBillingApp(options: TestOptions = {}) {
  const stripe = await startStripe({ apiKey: 'sk_test_fake', retryMs: 100 });
  // Registered first, so it runs last: the worker may be in the middle of a call.
  afterAll(stripe.stop);
  const started = await startTestApp({
    ...options,
    environment: {
      ROLE: 'all',
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: 'whsec_fake',
      STRIPE_BASE_URL: stripe.url,
      ...options.environment,
    },
  });
  const { app, clock, platform } = started;
  await platform.jobs.work(billingWork(platform));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  stripe.settings.webhookUrl = `${origin}/api/stripe/events`;
  const usual = { ...stripe.settings };
  // What one test orders is not for the next one, also when it fails.
  beforeEach(() => void Object.assign(stripe.settings, usual));

  /** Both clocks, for what is paid there is used here. */
  async function advance(ms: number): Promise<void> {
    clock.advance(ms);
    await stripe.advance(ms);
  }
  // The payment service goes by the real time.
  clock.advance(stripe.now() - clock.now().getTime());

  const ask = (caller: Caller, method: 'GET' | 'POST', path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/account/subscription${path}`,
      headers: { ...caller.headers, 'idempotency-key': uuidv7() },
      ...(payload ? { payload } : {}),
    });

  async function view(caller: Caller): Promise<Subscription> {
    return (await ask(caller, 'GET', '')).json();
  }

  /** Events are worked on by jobs: what they lead to comes soon, not at once. */
  async function waitFor(caller: Caller, isThere: (view: Subscription) => boolean) {
    let seen = await view(caller);
    const look = async () => {
      seen = await view(caller);
      return isThere(seen);
    };
    if (!isThere(seen)) await expect.poll(look).toBe(true);
    return seen;
  }

  /** When no event that has come is left to be worked on. */
  async function settle(): Promise<void> {
    const left = async () => {
      const { rows } = await platform.pool.query(
        `select 1 from jobs.job where name = 'sync-subscription' and state < 'completed' limit 1`,
      );
      return rows.length;
    };
    await expect.poll(left).toBe(0);
  }

  const checkout = (caller: Caller, plan: PaidPlanId = 'student') =>
    ask(caller, 'POST', '/checkout', { plan });

  /** Through the hosted page, as a buyer does. */
  async function buy(
    caller: Caller,
    { plan = 'student', card = '4242' }: { plan?: PaidPlanId; card?: string | null } = {},
  ): Promise<string> {
    const { url } = (await checkout(caller, plan)).json();
    const session = await stripe.completeCheckout(checkoutOf(url), { card });
    return String(session.subscription);
  }

  /** A trial needs a confirmed address (D44). */
  const signIn = (as: SignInAs = {}) => started.signIn({ isConfirmed: true, ...as });

  return { ...started, signIn, stripe, advance, ask, view, waitFor, settle, checkout, buy };
}

/** The id of the checkout on whose page an address leads. */
export function checkoutOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

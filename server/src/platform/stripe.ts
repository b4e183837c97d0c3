import Stripe from 'stripe';
import type { Config } from '../config.ts';

/** The payment service, for servers that have one. */
export type Payments = { stripe: Stripe; webhookSecret: string; trialNeedsCard: boolean };

/** Somebody waits in front of most of these calls. */
const timeoutMs = 15_000;

export function openPayments(config: Config): Payments | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (key === undefined || webhookSecret === undefined) return undefined;
  const stripe = new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(config.STRIPE_BASE_URL !== undefined && addressOf(config.STRIPE_BASE_URL)),
  });
  return { stripe, webhookSecret, trialNeedsCard: config.TRIAL_NEEDS_CARD };
}

function addressOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}

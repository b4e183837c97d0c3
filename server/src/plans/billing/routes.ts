import * as api from '@engram/core/plans/api.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import { mount } from '../../http/mount.ts';
import { rateLimitOf } from '../../http/rate-limit.ts';
import type { Platform } from '../../platform/start.ts';
import {
  cancelSubscription,
  changePlan,
  openPortal,
  resumeSubscription,
} from './subscriptions/change-subscription.ts';
import { openCheckout } from './checkout.ts';
import { describeOffer } from './describe-offer.ts';
import { describeSubscription } from './subscriptions/describe-subscription.ts';
import { listInvoices } from './invoices.ts';
import { receiveEvent } from './receive-event.ts';

export function billingRoutes(app: FastifyInstance, platform: Platform, config: Config): void {
  const returnUrl = new URL('/settings/subscription', config.PUBLIC_URL).href;

  mount(app, api.getOffer, async () => describeOffer(platform.payments));
  mount(app, api.getSubscription, ({ session }) =>
    describeSubscription(platform, session.user.uid),
  );
  mount(app, api.startCheckout, ({ session: { user }, body: { plan } }) =>
    openCheckout(platform, { user, plan, returnUrl }),
  );
  mount(app, api.openPortal, ({ session }) => openPortal(platform, session.user.uid, returnUrl));
  mount(app, api.listInvoices, async ({ session }) => ({
    invoices: await listInvoices(platform, session.user.uid),
  }));

  mount(app, api.changePlan, async ({ session: { user }, body: { plan } }) => {
    await changePlan(platform, user.uid, plan);
    return describeSubscription(platform, user.uid);
  });
  mount(app, api.cancelSubscription, async ({ session: { user } }) => {
    await cancelSubscription(platform, user.uid);
    return describeSubscription(platform, user.uid);
  });
  mount(app, api.resumeSubscription, async ({ session: { user } }) => {
    await resumeSubscription(platform, user.uid);
    return describeSubscription(platform, user.uid);
  });

  void app.register(async (scope) => eventRoute(scope, platform));
}

/** Outside the contract: its shape is the payment service's, and only its signature lets it in. */
function eventRoute(app: FastifyInstance, platform: Platform): void {
  // The signature is over the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/stripe/events', { config: rateLimitOf('public') }, async (request) => {
    const { payments } = platform;
    if (!payments) throw new AppError('not-found');
    const signature = request.headers['stripe-signature'] ?? '';
    await receiveEvent(platform, verify(payments, request, signature));
    return { received: true };
  });
}

type Payments = NonNullable<Platform['payments']>;

function verify(
  { stripe, webhookSecret }: Payments,
  { body, log }: FastifyRequest,
  signature: string | string[],
) {
  if (!Buffer.isBuffer(body)) throw new AppError('invalid-request');
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch (cause) {
    // Somebody tries, or the secret is not the one the payment service signs with.
    log.warn({ err: cause }, 'an event of the payment service with a wrong signature');
    throw new AppError('invalid-request', { cause });
  }
}

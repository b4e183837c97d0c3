import type { Platform } from '../../platform/start.ts';
import { requirePayments, unlessRefused } from './ask-stripe.ts';

/** Ends every subscription of the customer at once. */
export async function forgetCustomer(
  platform: Pick<Platform, 'payments'>,
  customerId: string,
): Promise<void> {
  const { stripe } = requirePayments(platform);
  await unlessRefused('resource_missing', () => stripe.customers.del(customerId));
}

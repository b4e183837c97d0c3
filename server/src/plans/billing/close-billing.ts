import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { forgetCustomerJob } from './jobs.ts';
import { findCustomer } from './store.ts';

/** Whoever leaves is not charged any more, and the payment service forgets them as well. */
export async function closeBilling(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const customer = await findCustomer(tx, userId);
  if (customer) await jobs.enqueue(tx, forgetCustomerJob, { customerId: customer.customerId });
}

import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { returnLease, takeLease } from './store.ts';

const patienceMs = 10_000;
const lookAgainMs = 100;

/** In the transaction that writes what was learnt: it counts only while the lease is still ours. */
export type EndLease = (tx: Tx) => Promise<void>;

/**
 * One at a time asks the payment service about the same thing and writes down what it hears, so
 * that an older answer never lands on top of a newer one. No transaction is open meanwhile.
 */
export async function underLease<T>(
  db: Db,
  { name, seconds }: Wish,
  work: (endLease: EndLease) => Promise<T>,
): Promise<T> {
  const lease = { name, holder: uuidv7() };
  const deadline = performance.now() + patienceMs;
  while (!(await takeLease(db, lease, seconds))) {
    if (performance.now() > deadline) throw new AppError('in-progress');
    await pause(lookAgainMs);
  }
  try {
    return await work(async (tx) => {
      if (!(await returnLease(tx, lease))) throw new AppError('in-progress');
    });
  } finally {
    // What was done is done; a lease that stays ends by itself.
    await returnLease(db, lease).catch(() => undefined);
  }
}

type Wish = { name: string; seconds: number };

/** Longer than a few of the slowest answers of the payment service, with their repetitions. */
export function leaseOfSubscription(subscriptionId: string): Wish {
  return { name: `subscription:${subscriptionId}`, seconds: 120 };
}

/** More is asked there. */
export function leaseOfCheckout(userId: string): Wish {
  return { name: `checkout:${userId}`, seconds: 300 };
}

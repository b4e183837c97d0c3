import { closeAccount } from '../accounts/personal-data/close-account.ts';
import { findUser } from '../accounts/read-user.ts';
import { recordEvent } from '../accounts/record-event.ts';
import { keepUsage } from '../plans/past-addresses/past-usage.ts';
import { closeBilling } from '../plans/billing/close-billing.ts';
import type { Platform } from '../platform/start.ts';
import { stopAllShares } from '../sharing/owning/own-shares.ts';
import { eraseAccount } from './jobs.ts';

/** Closed at once and for good, with every link to a test; a job erases the rest. */
export async function removeAccount(
  platform: Platform,
  { userId, device }: { userId: string; device: string },
): Promise<void> {
  const { db, clock, jobs, hashAddress } = platform;
  const now = clock.now();
  const user = await findUser(db, userId, now);
  if (!user) return;
  const addressHash = await hashAddress(user.email);
  await db.transaction().execute(async (tx) => {
    if (!(await closeAccount(tx, userId, now))) return;
    await stopAllShares(tx, userId, now);
    await keepUsage(tx, { userId, addressHash, now });
    await closeBilling(platform, tx, userId);
    await recordEvent(tx, { userId, kind: 'deletion-requested', device, now });
    await jobs.enqueue(tx, eraseAccount, { userId });
  });
}

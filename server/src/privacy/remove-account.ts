import { closeAccount } from '../accounts/personal-data/close-account.ts';
import { recordEvent } from '../accounts/record-event.ts';
import type { Platform } from '../platform/start.ts';
import { eraseAccount } from './jobs.ts';

/** Closed at once and for good; a job erases the rest. */
export async function removeAccount(
  { db, clock, jobs }: Platform,
  { userId, device }: { userId: string; device: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await closeAccount(tx, userId, now))) return;
    await recordEvent(tx, { userId, kind: 'deletion-requested', device, now });
    await jobs.enqueue(tx, eraseAccount, { userId });
  });
}

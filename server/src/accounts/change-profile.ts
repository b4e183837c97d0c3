import type { User } from '@engram/core/accounts/user.ts';
import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform/start.ts';
import { noteTimeZone } from './jobs.ts';
import { findUser } from './read-user.ts';
import { updateUser } from './store.ts';

export type Change = { displayName?: string | undefined; timeZone?: string | undefined };

export async function changeProfile(
  { db, clock, jobs }: Platform,
  { uid: userId, timeZone: before }: User,
  { displayName, timeZone }: Change,
): Promise<User> {
  await db.transaction().execute(async (tx) => {
    await updateUser(tx, userId, {
      ...(displayName === undefined ? {} : { displayName }),
      ...(timeZone === undefined ? {} : { timeZone }),
    });
    const hasMoved = timeZone !== undefined && timeZone !== before;
    if (hasMoved) await jobs.enqueue(tx, noteTimeZone, { userId });
  });
  const user = await findUser(db, userId, clock.now());
  // Deleted in another tab between the two.
  if (!user) throw new AppError('not-signed-in');
  return user;
}

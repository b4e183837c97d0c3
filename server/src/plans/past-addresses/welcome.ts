import type { Welcome } from '../../accounts/register.ts';
import type { Platform } from '../../platform/start.ts';
import { bringBackUsage } from './past-usage.ts';

/** What the plans do for a new account. */
export function makeWelcome({ clock, hashAddress }: Platform): Welcome {
  return async (tx, { userId, email }) =>
    bringBackUsage(tx, { userId, addressHash: await hashAddress(email), now: clock.now() });
}

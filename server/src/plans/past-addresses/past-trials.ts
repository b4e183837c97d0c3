import { privacyLimits } from '@engram/core/limits.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { hasPastTrial, savePastTrial } from './store.ts';

const keptMs = privacyLimits.pastTrialDays * 24 * 60 * 60 * 1000;

type Known = Pick<Platform, 'db' | 'clock' | 'hashAddress'>;

/** A trial belongs to an address, and outlives its account (D44). */
export async function keepTrial(
  tx: Tx,
  { addressHash, now }: { addressHash: string; now: Date },
): Promise<void> {
  await savePastTrial(tx, addressHash, new Date(now.getTime() + keptMs));
}

export async function hasTried({ db, clock, hashAddress }: Known, email: string): Promise<boolean> {
  return hasPastTrial(db, await hashAddress(email), clock.now());
}

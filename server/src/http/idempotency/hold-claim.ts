import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { type Claim, renewKey } from './store.ts';

/** A claim ends this soon after its process has died, so that nobody's repetition waits for long. */
const leaseMs = 5_000;
const renewalMs = 1_500;

export function endOfLease(clock: Clock): Date {
  return new Date(clock.now().getTime() + leaseMs);
}

/**
 * Renews a claim while the work goes on, and tells in the end what has become of it. A renewal that
 * fails is made up for by the next; after too many of them somebody else may do the work, and the
 * creation id of the call sees to it that nothing is made twice.
 */
export function holdClaim({ db, clock }: { db: Db; clock: Clock }, claim: Claim) {
  let held = claim;
  let renewal: Promise<void> | undefined;
  const renew = async () => {
    const lockedUntil = endOfLease(clock);
    if (await renewKey(db, held, lockedUntil)) held = { ...held, lockedUntil };
  };
  const timer = setInterval(() => {
    renewal ??= renew()
      .catch(() => undefined)
      .finally(() => (renewal = undefined));
  }, renewalMs);
  return {
    async letGo(): Promise<Claim> {
      clearInterval(timer);
      await renewal;
      return held;
    },
  };
}

import { sharingLimits } from '@engram/core/limits.ts';
import { readShareCode, tidyCode } from '@engram/core/sharing/share-code.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Hold, Misses } from './limit-misses.ts';
import type { KnownShare, SharedTests } from './shared-tests.ts';

/** What somebody finds behind a code. */
type Opening =
  | { state: 'open'; share: KnownShare }
  | { state: 'missing' | 'over' }
  | ({ state: 'waiting' } & Hold);

type Asked = {
  network: string;
  typed: string;
  /** Whether a CAPTCHA was solved for it, or could be; otherwise there is nobody to ask for one. */
  proof?: 'given' | 'possible';
};

/** The one way to a shared test for everybody but its owner. */
export type OpenShare = {
  find: (asked: Asked) => Promise<Opening>;
  /** Throws what the caller is to be told. */
  get: (asked: Asked, missing: MissingCode) => Promise<KnownShare>;
};

/** Reading and submitting have their own words [BERR-33] [BERR-36]. */
type MissingCode = 'shared-test-missing' | 'shared-test-not-found';

type Doors = { sharedTests: SharedTests; misses: Misses; clock: Clock };

const dayMs = 24 * 60 * 60 * 1000;

export function makeOpenShare({ sharedTests, misses, clock }: Doors): OpenShare {
  async function find({ network, typed, proof }: Asked): Promise<Opening> {
    const ask = { network, code: tidyCode(typed), isProven: proof === 'given' };
    const before = await misses.check(ask);
    if (before) return { state: 'waiting', ...before };
    const code = readShareCode(typed);
    const share = code === undefined ? undefined : await sharedTests.find(code);
    const state = stateOf(share, clock.now());
    if (share && state === 'open') {
      misses.tell(ask);
      return { state, share };
    }
    const hold = await misses.add(ask);
    if (hold) return { state: 'waiting', ...hold };
    if (state !== 'over') return { state: 'missing' };
    misses.tell(ask);
    return { state };
  }

  return {
    find,
    async get(asked, missing) {
      if (asked.typed.trim() === '') throw new AppError('shared-test-id-missing');
      const opening = await find(asked);
      switch (opening.state) {
        case 'open':
          return opening.share;
        case 'over':
          throw new AppError('shared-test-over');
        case 'missing':
          throw new AppError(missing);
        case 'waiting':
          if (opening.canProve && asked.proof === 'possible') {
            throw new AppError('captcha-required');
          }
          throw new AppError('too-many-requests', { retryAfterSeconds: opening.seconds });
      }
    },
  };
}

type Dated = Pick<KnownShare, 'endsAt' | 'stoppedAt' | 'assignment'>;

/**
 * An expired one is told so for a while, then nobody knows of it (N36); a stopped one at once. An
 * assignment says itself that it is closed, and when.
 */
function stateOf(share: Dated | undefined, now: Date): 'open' | 'over' | 'missing' {
  if (!share || share.stoppedAt !== null) return 'missing';
  const overMs = now.getTime() - share.endsAt.getTime();
  if (overMs < 0) return 'open';
  if (overMs >= sharingLimits.rememberedDays * dayMs) return 'missing';
  return share.assignment ? 'open' : 'over';
}

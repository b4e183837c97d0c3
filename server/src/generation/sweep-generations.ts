import { privacyLimits } from '@engram/core/limits.ts';
import type { Platform } from '../platform/start.ts';
import { inEachBucket } from '../platform/sweep.ts';
import { bellOf } from './follow-generation.ts';
import { failRun } from './running/finish-run.ts';
import { findAbandoned, forgetGenerations } from './running/store.ts';

/** Longer than a run may take, with the time until another worker takes it over. */
const abandonedAfterMs = 5 * 60 * 1000;
const keptMs = privacyLimits.generationDays * 24 * 60 * 60 * 1000;

/** Ends what every worker has lost, so that its user can go on. */
export async function failAbandoned({ db, clock, progress }: Platform): Promise<void> {
  const now = clock.now();
  await inEachBucket(async (bucket) => {
    const lost = await findAbandoned(db, bucket, new Date(now.getTime() - abandonedAfterMs));
    for (const run of lost) {
      await failRun(db, run, { failure: 'generation-failed', now });
      void progress.publish(bellOf(run.generationId), {});
    }
  });
}

/** Tests that were made of them are copies and stay. */
export async function forgetOld({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await inEachBucket((bucket) => forgetGenerations(db, bucket, before));
}

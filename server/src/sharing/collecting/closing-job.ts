import { graceMs } from '@engram/core/sharing/assignment-times.ts';
import { z } from 'zod';
import type { Tx } from '../../platform/db.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';

/** Carries the closing that it was made for, and does nothing when that has moved. */
export const closeAssignment = defineJob({
  name: 'close-assignment',
  payload: z.object({ code: z.string(), closesAt: z.iso.datetime() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 600,
});

type Closing = { code: string; closesAt: Date; now: Date };

/** When nothing can arrive in time any more. */
export function enqueueClosing(
  jobs: Jobs,
  tx: Tx,
  { code, closesAt, now }: Closing,
): Promise<string | null> {
  const afterSeconds = (closesAt.getTime() + graceMs - now.getTime()) / 1000;
  const payload = { code, closesAt: closesAt.toISOString() };
  return jobs.enqueue(tx, closeAssignment, payload, { afterSeconds });
}

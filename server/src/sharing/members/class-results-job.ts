import { z } from 'zod';
import type { Tx } from '../../platform/db.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';

/** Sharing tells, classes listen: what one of its members has of one of its tests may have changed. */
export const classResultsChanged = defineJob({
  name: 'class-results-changed',
  payload: z.object({ classId: z.uuid(), code: z.string() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
});

/** In the transaction that hands in, grades again or moves the closing. */
export async function tellClass(
  jobs: Jobs,
  tx: Tx,
  { classId, code }: { classId: string | null; code: string },
): Promise<void> {
  if (classId !== null) await jobs.enqueue(tx, classResultsChanged, { classId, code });
}

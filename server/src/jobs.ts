import { sweepIdempotencyKeys, sweepWork } from './http/idempotency/jobs.ts';
import type { Job, JobWork } from './platform/jobs.ts';
import type { Platform } from './platform/start.ts';

/** Every kind of job, for the queues. */
export const allJobs: readonly Job[] = [sweepIdempotencyKeys];

/** Who does them. */
export function allWork({ db, clock }: Platform): readonly JobWork[] {
  return [sweepWork(db, clock)];
}

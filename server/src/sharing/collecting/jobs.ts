import { assignmentLimits } from '@engram/core/sharing/assignment-limits.ts';
import { type JobWork, workOn } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/start.ts';
import { defineSweep, inEachBucket } from '../../platform/sweep.ts';
import { endAssignment } from './close-assignment.ts';
import { closeAssignment } from './closing-job.ts';
import { collectTries } from './collect-tries.ts';
import { forgetMarks, listOverdueCodes, listSaltedCodes } from './store.ts';

/** Time limits end at any moment; a closing whose job was lost is made up for as well. */
const collectOverdue = defineSweep({ name: 'collect-overdue-tries', cron: '* * * * *' });
const forgetTakers = defineSweep({ name: 'forget-devices-of-takers', cron: '47 3 * * *' });

export const collectingJobs = [closeAssignment, collectOverdue, forgetTakers];

export function collectingWork(platform: Platform): readonly JobWork[] {
  return [
    workOn(closeAssignment, (closing) => endAssignment(platform, closing)),
    workOn(collectOverdue, () => inEachBucket((bucket) => collectIn(platform, bucket))),
    workOn(forgetTakers, () => inEachBucket((bucket) => forgetIn(platform, bucket))),
  ];
}

async function collectIn(platform: Platform, bucket: number): Promise<void> {
  const codes = await listOverdueCodes(platform.db, bucket, platform.clock.now());
  for (const code of codes) await collectTries(platform, code);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Devices and networks are no business of ours once nobody doubts a result any more (028). */
async function forgetIn({ db, clock }: Platform, bucket: number): Promise<void> {
  const before = new Date(clock.now().getTime() - assignmentLimits.markedDays * dayMs);
  for (const code of await listSaltedCodes(db, bucket, before)) await forgetMarks(db, code);
}

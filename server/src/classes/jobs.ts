import { classLimits } from '@engram/core/limits.ts';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { defineJob, type JobWork, workOn } from '../platform/jobs.ts';
import type { Platform } from '../platform/start.ts';
import { defineSweep, inEachBucket } from '../platform/sweep.ts';
import { addMonths, findUnusedEnd } from './ending/class-end.ts';
import { endClass } from './ending/end-class.ts';
import { warnTeacher } from './ending/warn-teacher.ts';
import { classResultsChanged } from '../sharing/members/class-results-job.ts';
import { projectResults } from './results/project-results.ts';
import { readUnused } from './store.ts';

/** A mail server that is away is asked again; what fails for a day is found by the next sweep. */
const warnOfEnd = defineJob({
  name: 'warn-of-class-end',
  payload: z.object({ classId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 15 * 60,
  expireInSeconds: 60,
  isUnique: true,
});

const sweepUnused = defineSweep({ name: 'sweep-unused-classes', cron: '11 4 * * *' });

export const classJobs = [classResultsChanged, warnOfEnd, sweepUnused];

export function classWork(platform: Platform, config: Config): readonly JobWork[] {
  const site = config.PUBLIC_URL;
  return [
    workOn(classResultsChanged, (test) => projectResults(platform, test)),
    workOn(warnOfEnd, ({ classId }) => warnTeacher(platform, { classId, site })),
    workOn(sweepUnused, () => endUnused(platform)),
  ];
}

/** The end comes when it was promised, whether or not the mail got through (D41). */
async function endUnused({ db, clock, jobs }: Platform): Promise<void> {
  const now = clock.now();
  const before = addMonths(now, classLimits.warnMonths - classLimits.unusedMonths);
  await inEachBucket(async (bucket) => {
    for (const row of await readUnused(db, bucket, before)) {
      const { classId, ownerId: userId, lastUsedAt, warnedAt } = row;
      if (findUnusedEnd(lastUsedAt) <= now) await endClass(db, { userId, classId });
      else if (!warnedAt) {
        await db.transaction().execute((tx) => jobs.enqueue(tx, warnOfEnd, { classId }));
      }
    }
  });
}

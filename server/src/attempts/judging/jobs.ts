import { type JobWork, workOn } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/start.ts';
import { judgeAttemptJob } from './judge-attempt-job.ts';
import { judgeAttempt } from './judge-attempt.ts';
import { setJudging } from './store.ts';

export const judgingJobs = [judgeAttemptJob];

export function judgingWork(platform: Platform): readonly JobWork[] {
  return [
    workOn(judgeAttemptJob, async (key, { attempt }) => {
      try {
        await judgeAttempt(platform, key);
      } catch (error) {
        // It belongs to its learner from now on, and where it came from is forgotten.
        if (attempt > judgeAttemptJob.retryLimit) await setJudging(platform.db, key, null);
        throw error;
      }
    }),
  ];
}

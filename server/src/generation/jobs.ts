import { type Job, type JobWork, workOn } from '../platform/jobs.ts';
import type { Platform } from '../platform/start.ts';
import { defineSweep } from '../platform/sweep.ts';
import { generateTestJob } from './generate-test-job.ts';
import { makeGenerationMetrics } from './metrics.ts';
import { openBuiltIn } from './running/built-in/open-built-in.ts';
import { openGate } from './running/gather-writes.ts';
import { generateTest } from './running/generate-test.ts';
import { failAbandoned, forgetOld } from './sweep-generations.ts';

const failAbandonedJob = defineSweep({ name: 'fail-abandoned-generations', cron: '* * * * *' });
const forgetOldJob = defineSweep({ name: 'sweep-generations', cron: '23 4 * * *' });

export const generationJobs: readonly Job[] = [generateTestJob, failAbandonedJob, forgetOldJob];

export function generationWork(platform: Platform): readonly JobWork[] {
  const metrics = makeGenerationMetrics(platform.registry);
  const { makeBuiltIn, close } = openBuiltIn(platform.log);
  const tools = { platform, metrics, makeBuiltIn, gate: openGate() };
  return [
    {
      ...workOn(generateTestJob, (key, { attempt, signal }) =>
        generateTest(tools, key, { signal, isLast: attempt > generateTestJob.retryLimit }),
      ),
      end: close,
    },
    workOn(failAbandonedJob, () => failAbandoned(platform)),
    workOn(forgetOldJob, () => forgetOld(platform)),
  ];
}

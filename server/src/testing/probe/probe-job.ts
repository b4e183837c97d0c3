import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { defineJob, type JobWork, workOn } from '../../platform/jobs.ts';
import type { Progress } from '../../platform/progress/open-progress.ts';
import type { ProbeEvent } from './probe-api.ts';

export const probeJob = defineJob({
  name: 'probe',
  payload: z.object({ id: z.uuid(), steps: z.number(), stepMs: z.number() }),
  retryLimit: 3,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
});

export function probeStream(id: string): string {
  return `probe:${id}`;
}

export function probeWork(progress: Progress): JobWork {
  return workOn(probeJob, async ({ id, steps, stepMs }, { attempt, signal }) => {
    for (let step = 1; step <= steps; step += 1) {
      await pause(stepMs, undefined, { signal });
      const event: ProbeEvent = { step, of: steps, pid: process.pid, attempt };
      await progress.publish(probeStream(id), event);
    }
  });
}

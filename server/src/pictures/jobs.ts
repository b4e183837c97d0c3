import { type JobWork, workOn } from '../platform/jobs.ts';
import type { Platform } from '../platform/start.ts';
import { defineSweep } from '../platform/sweep.ts';
import { forgetUnused, type ListShown } from './sweeping/forget-unused.ts';
import { removeLeftovers } from './sweeping/remove-leftovers.ts';

const sweepPictures = defineSweep({ name: 'sweep-pictures', cron: '41 * * * *' });
const sweepLeftovers = defineSweep({ name: 'sweep-picture-leftovers', cron: '*/10 * * * *' });

export const pictureJobs = [sweepPictures, sweepLeftovers];

export function pictureWork(platform: Platform, shownBy: readonly ListShown[]): readonly JobWork[] {
  return [
    workOn(sweepPictures, () => forgetUnused(platform, shownBy)),
    workOn(sweepLeftovers, () => removeLeftovers(platform)),
  ];
}

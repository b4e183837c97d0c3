import type { Platform } from '../../platform/start.ts';
import { reviewWork } from '../jobs.ts';

/** Does what waits for reviews in the queue, once, as a worker would; tells how much it was. */
export async function runReviewJobs(platform: Platform): Promise<number> {
  const works = reviewWork(platform);
  const { rows } = await platform.pool.query<{
    id: string;
    name: string;
    data: { payload: object };
  }>(`delete from jobs.job where name = any($1) and state = 'created' returning id, name, data`, [
    works.map(({ job }) => job.name),
  ]);
  for (const { id, name, data } of rows) {
    const work = works.find(({ job }) => job.name === name);
    await work?.handle(data.payload, {
      jobId: id,
      attempt: 1,
      signal: new AbortController().signal,
    });
  }
  return rows.length;
}

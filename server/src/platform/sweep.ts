import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from './jobs.ts';

/** A job that clears up by itself at its times (UTC), and comes again if it fails. */
export function defineSweep({ name, cron }: { name: string; cron: string }) {
  return defineJob({
    name,
    payload: z.object({}),
    retryLimit: 2,
    retryDelaySeconds: 60,
    expireInSeconds: 900,
    cron,
  });
}

/**
 * Rows are swept by the bucket their owner falls into, so that no statement looks at all of them.
 * The number stands in the indexes too.
 */
const buckets = 16;

export function bucketOf(column: string) {
  return sql<number>`abs(hashtext(${sql.ref(column)}::text) % ${sql.lit(buckets)})`;
}

export const allBuckets: readonly number[] = Array.from({ length: buckets }, (_, bucket) => bucket);

export async function inEachBucket(sweep: (bucket: number) => Promise<unknown>): Promise<void> {
  for (const bucket of allBuckets) await sweep(bucket);
}

import { setImmediate } from 'node:timers/promises';
import { type PackedReview, unpackReviews } from '@engram/core/reviews/pack-reviews.ts';
import { listCounting } from '@engram/core/reviews/replay-reviews.ts';
import type { Rating } from '@engram/core/reviews/schedule.ts';
import type { Db } from '../platform/db.ts';
import { readBatches } from './store.ts';

export type LogEntry = PackedReview & { retention: number };

/** Everything a user ever reviewed, by the number of the item; for these items only. */
export function readLogOf(
  db: Db,
  userId: string,
  itemNumbers: ReadonlySet<number>,
): Promise<Map<number, LogEntry[]>> {
  return groupLog(db, userId, ({ item }) => itemNumbers.has(item));
}

/** Also of what is gone: it tells as much about a memory as what is still there. */
export function readWholeLog(db: Db, userId: string): Promise<Map<number, LogEntry[]>> {
  return groupLog(db, userId, () => true);
}

async function groupLog(db: Db, userId: string, isWanted: (review: PackedReview) => boolean) {
  const entries: LogEntry[] = [];
  let batches = 0;
  for await (const { retention, reviews } of listBatches(db, userId)) {
    // Some milliseconds at a time: what else waits in this process goes first.
    batches += 1;
    if (batches % batchesAtOnce === 0) await setImmediate();
    for (const review of unpackReviews(reviews)) {
      if (isWanted(review)) entries.push({ ...review, retention });
    }
  }
  return Map.groupBy(entries, ({ item }) => item);
}

/** So many at a time: years of reviews are neither held at once nor unpacked in one go. */
const batchesPerPage = 200;
const batchesAtOnce = 10;

async function* listBatches(db: Db, userId: string, from?: string) {
  let page = await readBatches(db, userId, { ...(from && { from }), limit: batchesPerPage });
  while (page.length > 0) {
    yield* page;
    const after = page.at(-1)?.batchId;
    if (page.length < batchesPerPage || after === undefined) return;
    page = await readBatches(db, userId, { after, limit: batchesPerPage });
  }
}

export type CountingEntry = PackedReview & { mark: Rating };

/**
 * Reviews since a moment that count, without those that were taken back. Batches are made after
 * their reviews, so that their ids tell which ones need not be read.
 */
export async function readCountingSince(
  db: Db,
  userId: string,
  since: Date,
): Promise<CountingEntry[]> {
  const entries: PackedReview[] = [];
  for await (const { reviews } of listBatches(db, userId, smallestIdAt(since))) {
    entries.push(...unpackReviews(reviews));
  }
  return [...Map.groupBy(entries, ({ item }) => item).values()]
    .flatMap((ofItem) => listCounting(ofItem))
    .filter(({ at }) => at >= since.getTime());
}

/** Of all ids of version 7 that are made at a moment. */
function smallestIdAt(moment: Date): string {
  const time = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

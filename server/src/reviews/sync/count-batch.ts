import type { User } from '@engram/core/accounts/user.ts';
import { type PackedReview, packReviews } from '@engram/core/reviews/pack-reviews.ts';
import { type Parameters, usualParameters } from '@engram/core/reviews/parameters.ts';
import type { TrainingProgress } from '@engram/core/reviews/own-parameters/is-training-due.ts';
import { outcomeOf } from '@engram/core/reviews/outcome-of.ts';
import { chanceOf, momentOf, type Review } from '@engram/core/reviews/review.ts';
import { isOnTop } from '@engram/core/reviews/replay-reviews.ts';
import type { Schedule } from '@engram/core/reviews/schedule.ts';
import { v7 as uuidv7 } from 'uuid';
import { recordStudyDays } from '../../attempts/record-study-days.ts';
import { noteStudied } from '../../flashcards/studying/note-studied.ts';
import { findSets } from '../../flashcards/studying/read-cards.ts';
import type { Tx } from '../../platform/db.ts';
import { describeSchedule, firstSchedule } from '../describe-schedule.ts';
import { readLogOf } from '../read-log.ts';
import { firstSettings } from '../settings.ts';
import {
  holdProfile,
  insertBatch,
  readScheduleRows,
  setCounters,
  upsertSchedules,
} from '../store.ts';
import { type Counted, countItem, type ReviewedItem } from './count-item.ts';
import { readAnswered } from './read-answered.ts';

type Owner = Pick<User, 'uid' | 'timeZone'>;
type Batch = { batchId: string; reviews: readonly Review[] };

export type CountedBatch = {
  schedules: { itemId: string; schedule: Schedule }[];
  unknown: string[];
  /** How far the reviews of the learner have come, with these. */
  progress: TrainingProgress;
};

/**
 * Counts each review of a batch once. Nearly always reviews arrive in the order of their moments and
 * go on top of the schedules; where one is late, known, or takes another one back, the schedule is
 * made anew from all reviews of the item.
 */
export async function countBatch(
  tx: Tx,
  user: Owner,
  { batchId, reviews }: Batch,
): Promise<CountedBatch> {
  const userId = user.uid;
  const profile = await holdProfile(tx, userId, firstSettings);
  const { items, unknown, nextItem } = await findItems(tx, user, { reviews, ...profile });
  const parameters = profile.parameters ?? usualParameters;
  const counted = await countItems(tx, user, { items, parameters });
  const fresh = counted.flatMap(({ packed }) => packed);
  if (fresh.length > 0) {
    await keepBatch(tx, userId, { batchId, retention: profile.retention, fresh });
    await upsertSchedules(tx, userId, counted.map(rowOf));
    await noteStudied(tx, userId, counted.flatMap(studiedOf));
    const moments = fresh.map(({ at }) => new Date(at));
    await recordStudyDays(tx, { userId, timeZone: user.timeZone }, moments);
  }
  const more = counted.reduce((sum, item) => sum + item.memoryReviews, 0);
  const memoryReviews = profile.memoryReviews === null ? null : profile.memoryReviews + more;
  if (nextItem > profile.nextItem || more > 0) {
    await setCounters(tx, userId, { nextItem, memoryReviews });
  }
  return {
    schedules: counted.map(({ itemId, schedule }) => ({ itemId, schedule })),
    unknown,
    progress: { ...profile, memoryReviews },
  };
}

type Kept = { batchId: string; retention: number; fresh: readonly PackedReview[] };

/**
 * Under an id that is not older than its reviews, by which they are found. What is fresh in a batch
 * that was sent before, with other content, gets a row of its own.
 */
async function keepBatch(
  tx: Tx,
  userId: string,
  { batchId, retention, fresh }: Kept,
): Promise<void> {
  const reviews = packReviews(fresh);
  const msecs = Math.max(...fresh.map(({ at }) => at));
  const isLater = momentOf({ id: batchId }) >= msecs;
  if (isLater && (await insertBatch(tx, userId, { batchId, retention, reviews }))) return;
  await insertBatch(tx, userId, { batchId: uuidv7({ msecs }), retention, reviews });
}

type Known = { reviews: readonly Review[]; retention: number; nextItem: number };

/** What the reviews are of; a card that was never reviewed gets its number. */
async function findItems(tx: Tx, user: Owner, { reviews, retention, nextItem }: Known) {
  const byItem = Map.groupBy(reviews, ({ itemId }) => itemId);
  const rows = await readScheduleRows(tx, user.uid, [...byItem.keys()]);
  const known = new Map(rows.map((row) => [row.itemId, row]));
  const answered = await readAnswered(tx, user.uid, { rows, reviews });
  const missing = [...byItem.keys()].filter((itemId) => !known.has(itemId));
  const sets = missing.length > 0 ? await findSets(tx, user.uid, missing) : new Map();
  let next = nextItem;
  const unknown: string[] = [];
  const items: ReviewedItem[] = [];
  for (const [itemId, ofItem] of byItem) {
    const told = onceEach(ofItem).map((review) => ({
      at: momentOf(review),
      chance: chanceOf(review),
      mark: outcomeOf(review, answered.get(itemId)),
      tookMs: review.tookMs,
      retention,
    }));
    const row = known.get(itemId);
    const setId = sets.get(itemId);
    if (row) {
      const { itemNumber, groupId, missedAt, lastToldAt } = row;
      const kind = row.kind === 'card' ? 'card' : 'question';
      const schedule = describeSchedule(row);
      items.push({
        itemId,
        itemNumber,
        kind,
        groupId,
        missedAt,
        lastToldAt,
        schedule,
        reviews: told,
      });
    } else if (setId !== undefined) {
      const schedule = firstSchedule(null, user.timeZone);
      const card = { kind: 'card', groupId: setId, missedAt: null, lastToldAt: null } as const;
      items.push({ itemId, itemNumber: next, ...card, schedule, reviews: told });
      next += 1;
    } else unknown.push(...ofItem.map(({ id }) => id));
  }
  return { items, unknown, nextItem: next };
}

function onceEach(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}

async function countItems(
  tx: Tx,
  { uid, timeZone }: Owner,
  { items, parameters }: { items: readonly ReviewedItem[]; parameters: Parameters },
): Promise<Counted[]> {
  const late = items.filter(
    ({ lastToldAt, reviews }) => !isOnTop(lastToldAt?.getTime() ?? null, reviews),
  );
  const numbers = new Set(late.map(({ itemNumber }) => itemNumber));
  const log = late.length > 0 ? await readLogOf(tx, uid, numbers) : undefined;
  return items.map((item) => {
    const earlier = numbers.has(item.itemNumber) ? (log?.get(item.itemNumber) ?? []) : undefined;
    return countItem(item, { earlier, timeZone, parameters });
  });
}

function rowOf({ itemId, itemNumber, kind, groupId, missedAt, lastToldAt, schedule }: Counted) {
  return { itemId, itemNumber, kind, groupId, missedAt, lastToldAt, ...schedule };
}

function studiedOf({ itemId, kind, groupId, standing, packed }: Counted) {
  if (kind !== 'card' || standing === undefined || packed.length === 0) return [];
  const at = new Date(Math.max(...packed.map((review) => review.at)));
  return [{ cardId: itemId, setId: groupId, standing, at }];
}

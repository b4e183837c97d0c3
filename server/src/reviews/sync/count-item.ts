import type { Standing } from '@engram/core/flashcards/card.ts';
import type { PackedReview, Pause } from '@engram/core/reviews/pack-reviews.ts';
import { daysBetween } from '@engram/core/reviews/own-parameters/histories.ts';
import type { Parameters } from '@engram/core/reviews/parameters.ts';
import type { LoggedReview } from '@engram/core/reviews/replay-reviews.ts';
import type { Schedule } from '@engram/core/reviews/schedule.ts';
import { findDay } from '../../plans/periods.ts';
import type { ItemKind } from '../store.ts';
import { replayItem } from './replay-item.ts';

/** Something that was reviewed: its schedule before, and the reviews of this batch. */
export type ReviewedItem = {
  itemId: string;
  itemNumber: number;
  kind: ItemKind;
  groupId: string;
  missedAt: Date | null;
  lastToldAt: Date | null;
  schedule: Schedule;
  reviews: readonly (LoggedReview & { tookMs: number })[];
};

export type Counted = Omit<ReviewedItem, 'reviews'> & {
  /** Undefined where it stays what it was. */
  standing: Standing | undefined;
  /** Of this batch, without those that were counted before. */
  packed: PackedReview[];
  /** How many of these tell how long a memory lasts. */
  memoryReviews: number;
};

export type CountTerms = {
  /** All of the item, or none where its reviews go on top of them. */
  earlier: readonly LoggedReview[] | undefined;
  timeZone: string;
  parameters: Parameters;
};

export function countItem(
  { reviews, ...item }: ReviewedItem,
  { earlier, timeZone, parameters }: CountTerms,
): Counted {
  const known = new Set(earlier?.map(({ chance }) => chance));
  const fresh = reviews.filter(({ chance }) => !known.has(chance));
  const { schedule, standing, found } = replayItem([...(earlier ?? []), ...fresh], {
    missedAt: item.missedAt,
    timeZone,
    parameters,
    on: earlier ? undefined : item.schedule,
  });
  return {
    ...item,
    lastToldAt: latestOf(item.lastToldAt, fresh),
    schedule,
    standing: standing ?? (earlier && 'new'),
    packed: fresh.map(({ at, chance, mark, tookMs }) => ({
      at,
      chance,
      mark,
      tookMs,
      item: item.itemNumber,
      after: pauseBefore(found.get(chance), findDay(new Date(at), timeZone).end),
      isQuestion: item.kind === 'question',
    })),
    memoryReviews: fresh.filter(({ at, chance }) => isMemoryReview(found.get(chance), at)).length,
  };
}

function isMemoryReview(found: Schedule | undefined, at: number): boolean {
  const before = found?.lastReviewedAt;
  return typeof before === 'string' && daysBetween(Date.parse(before), at) > 0;
}

function latestOf(before: Date | null, fresh: readonly { at: number }[]): Date | null {
  const latest = Math.max(before?.getTime() ?? 0, ...fresh.map(({ at }) => at));
  return latest > 0 ? new Date(latest) : null;
}

/**
 * What was taken back has found nothing. What comes before its day, because somebody studies a set
 * again or goes ahead, is no test of memory and takes nobody's place in the limits of a day.
 */
function pauseBefore(found: Schedule | undefined, endOfDay: Date): Pause {
  switch (found?.state) {
    case 'review':
      return Date.parse(found.due) < endOfDay.getTime() ? 'days' : 'minutes';
    case 'learning':
    case 'relearning':
      return 'minutes';
    case 'new':
    case undefined:
      return 'nothing';
  }
}

import type { User } from '@engram/core/accounts/user.ts';
import type { ReviewCounts, ReviewSettings } from '@engram/core/reviews/api.ts';
import { countNewCards } from '../../flashcards/studying/read-cards.ts';
import { type CalendarDay, findDay } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import { type CountingEntry, readCountingSince } from '../read-log.ts';
import { readSettings } from '../settings.ts';
import { countDue } from '../store.ts';

type Owner = Pick<User, 'uid' | 'timeZone'>;

/** The calendar day of the user (D29), and what was done in it. */
export type Today = CalendarDay & {
  now: Date;
  settings: ReviewSettings;
  /** Reviews of today that count. */
  done: CountingEntry[];
};

export async function readToday(db: Db, { uid, timeZone }: Owner, now: Date): Promise<Today> {
  const today = findDay(now, timeZone);
  return {
    ...today,
    now,
    settings: await readSettings(db, uid),
    done: await readCountingSince(db, uid, today.start),
  };
}

/** What the limits of a day still allow. */
export function roomOf({ settings, done }: Today): { new: number; due: number } {
  const introduced = done.filter(({ after, isQuestion }) => after === 'nothing' && !isQuestion);
  const came = done.filter(
    ({ after, isQuestion }) => after === 'days' || (after === 'nothing' && isQuestion),
  );
  return {
    new: Math.max(0, settings.newPerDay - countItems(introduced)),
    due: Math.max(0, settings.duePerDay - countItems(came)),
  };
}

function countItems(reviews: readonly CountingEntry[]): number {
  return new Set(reviews.map(({ item }) => item)).size;
}

export async function countLeft(db: Db, { uid }: Owner, today: Today): Promise<ReviewCounts> {
  const room = roomOf(today);
  const { days, minutes } = await countDue(db, uid, { now: today.now, before: today.end });
  const due = Math.min(days, room.due) + minutes;
  const fresh = room.new === 0 ? 0 : await countNewCards(db, uid, room.new);
  // What was forgotten last is still to come.
  const last = new Map(
    today.done.toSorted((one, other) => one.at - other.at).map((review) => [review.item, review]),
  );
  const done = [...last.values()].filter(({ mark }) => mark !== 'again').length;
  return { due, new: fresh, left: due + fresh, done };
}

export async function countToday(db: Db, user: Owner, now: Date): Promise<ReviewCounts> {
  return countLeft(db, user, await readToday(db, user, now));
}

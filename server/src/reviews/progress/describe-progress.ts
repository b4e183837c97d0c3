import type { User } from '@engram/core/accounts/user.ts';
import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/reviews/api.ts';
import { roomOf } from '@engram/core/reviews/due-today.ts';
import { findStreak } from '../../attempts/statistics/find-streak.ts';
import { nameSets } from '../../flashcards/studying/read-cards.ts';
import { startOfDay } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { countLeft } from '../queue/count-today.ts';
import { readToday, type Today } from '../queue/read-today.ts';
import { type CountingEntry, readCountingSince } from '../read-log.ts';
import { readComing, readGroups } from '../store.ts';
import { shareOf } from './share-of.ts';

type Progress = Reply<typeof api.getReviewProgress>;

const dayMs = 24 * 60 * 60 * 1000;

export async function describeProgress(
  platform: Pick<Platform, 'db' | 'clock'>,
  user: User,
): Promise<Progress> {
  const { db, clock } = platform;
  const today = await readToday(db, user, clock.now());
  const since = new Date(today.now.getTime() - reviewLimits.retentionDays * dayMs);
  const recent = await readCountingSince(db, user.uid, since);
  const { current, best } = await findStreak(platform, user);
  return {
    today: sumUp(today.done),
    retention: shareOf(recent),
    bySet: await shareBySet(db, user.uid, recent),
    streak: { current, best },
    forecast: await forecast(db, user, today),
    counts: await countLeft(db, user, today),
    settings: today.settings,
  };
}

function sumUp(done: readonly CountingEntry[]): Progress['today'] {
  const again = done.filter(({ mark }) => mark === 'again').length;
  const countItems = (isWanted: boolean) =>
    new Set(done.filter(({ isQuestion }) => isQuestion === isWanted).map(({ item }) => item)).size;
  return {
    reviews: done.length,
    cards: countItems(false),
    questions: countItems(true),
    remembered: done.length - again,
    again,
    tookMs: done.reduce((sum, { tookMs }) => sum + tookMs, 0),
  };
}

/** The sets that were reviewed most come first; what is gone has no name and is left out. */
async function shareBySet(
  db: Db,
  userId: string,
  recent: readonly CountingEntry[],
): Promise<Progress['bySet']> {
  const numbers = [...new Set(recent.map(({ item }) => item))];
  const rows = await readGroups(db, userId, numbers);
  const setOf = new Map(
    rows
      .filter(({ kind }) => kind === 'card')
      .map(({ itemNumber, groupId }) => [itemNumber, groupId]),
  );
  const bySet = Map.groupBy(recent, ({ item }) => setOf.get(item));
  const names = await nameSets(db, userId, [...new Set(setOf.values())]);
  return [...bySet]
    .flatMap(([groupId, ofSet]) => {
      const name = groupId === undefined ? undefined : names.get(groupId);
      const retention = shareOf(ofSet);
      return groupId === undefined || name === undefined || retention.reviews === 0
        ? []
        : [{ groupId, name, retention }];
    })
    .toSorted((one, other) => other.retention.reviews - one.retention.reviews);
}

/** From tomorrow on; what a day's limit leaves over moves to the day after. */
async function forecast(
  db: Db,
  { uid, timeZone }: User,
  today: Today,
): Promise<Progress['forecast']> {
  const count = reviewLimits.forecastDays + 1;
  const days = Array.from({ length: count }, (_, no) => addDays(today.day, no));
  const ends = days.map((day) => startOfDay(addDays(day, 1), timeZone).getTime());
  const coming = await readComing(db, uid, { before: new Date(ends.at(-1) ?? 0) });
  const due = days.map(() => 0);
  for (const one of coming) {
    const at = ends.findIndex((end) => one.due.getTime() < end);
    due[at] = (due[at] ?? 0) + 1;
  }
  const { duePerDay } = today.settings;
  const room = roomOf(today.settings, today.done);
  const spread = spreadDue(due, (no) => (no === 0 ? room.back : duePerDay));
  return days.map((day, no) => ({ day, due: spread[no] ?? 0 })).slice(1);
}

/** How much each of some days really brings: what is more than it allows is left for the next one. */
function spreadDue(due: readonly number[], roomOn: (no: number) => number): number[] {
  let left = 0;
  return due.map((count, no) => {
    const all = left + count;
    const taken = Math.min(all, roomOn(no));
    left = all - taken;
    return taken;
  });
}

import type { User } from '@engram/core/accounts/user.ts';
import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/reviews/api.ts';
import { findStreak } from '../../attempts/statistics/find-streak.ts';
import { nameSets } from '../../flashcards/studying/read-cards.ts';
import { dayOf, startOfDay } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { countLeft, readToday, type Today } from '../queue/count-today.ts';
import { type CountingEntry, readCountingSince } from '../read-log.ts';
import { readDueMoments, readGroups } from '../store.ts';
import { shareOf } from './share-of.ts';
import { spreadDue } from './spread-due.ts';

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
  const questions = done.filter(({ isQuestion }) => isQuestion).length;
  return {
    reviews: done.length,
    cards: done.length - questions,
    questions,
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
  { day, settings }: Today,
): Promise<Progress['forecast']> {
  const days = Array.from({ length: reviewLimits.forecastDays }, (_, no) => addDays(day, no + 1));
  const before = startOfDay(addDays(day, days.length + 1), timeZone);
  const moments = await readDueMoments(db, uid, { before });
  return spreadDue(
    moments.map((moment) => dayOf(moment, timeZone)),
    { days, perDay: settings.duePerDay },
  );
}

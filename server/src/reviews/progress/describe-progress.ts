import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/reviews/api.ts';
import { findStreak } from '../../attempts/statistics/find-streak.ts';
import { nameSets } from '../../flashcards/studying/read-cards.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { foreseeDays, lookAtAll } from '../forecast/foresee-days.ts';
import { countLeft } from '../queue/count-today.ts';
import { readToday, type Today } from '../queue/read-today.ts';
import { type CountingEntry, readCountingSince } from '../read-log.ts';
import { readGroups } from '../store.ts';
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
    forecast: await forecast(platform, user, today),
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

/** From tomorrow on, as Progress foresees it too. */
async function forecast(
  platform: Pick<Platform, 'db' | 'clock'>,
  user: User,
  today: Today,
): Promise<Progress['forecast']> {
  const scope = await lookAtAll(platform.db, user.uid);
  const count = reviewLimits.forecastDays + 1;
  const days = await foreseeDays(platform, user, { today, scope, count });
  return days.slice(1).map(({ day, due, hasTest }) => ({ day, due, ...(hasTest && { hasTest }) }));
}

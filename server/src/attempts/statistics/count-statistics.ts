import type { User } from '@engram/core/accounts/user.ts';
import { startOfWeek } from '@engram/core/attempts/calendar-days.ts';
import { dayOf } from '../../plans/periods.ts';
import type { Platform } from '../../platform/start.ts';
import { countTests } from '../../practice-tests/listing/count-tests.ts';
import { averageScore, countSubmitted, readMomentsSince } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The numbers above the list of tests. */
export async function countStatistics({ db, clock }: Pick<Platform, 'db' | 'clock'>, user: User) {
  const now = clock.now();
  const { uid: userId, timeZone } = user;
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  // A week of seven days has begun no longer ago, wherever the user is.
  const recent = await readMomentsSince(db, userId, daysAgo(8));
  const monday = startOfWeek(dayOf(now, timeZone));
  return {
    ...(await countTests(db, userId)),
    attempts: await countSubmitted(db, userId),
    attemptsThisWeek: recent.filter((moment) => dayOf(moment, timeZone) >= monday).length,
    average: await averageScore(db, userId, { after: daysAgo(30), until: now }),
    averageBefore: await averageScore(db, userId, { after: daysAgo(60), until: daysAgo(30) }),
  };
}

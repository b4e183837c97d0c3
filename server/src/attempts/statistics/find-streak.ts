import type { User } from '@engram/core/accounts/user.ts';
import { countStreak, type Streak } from '@engram/core/attempts/count-streak.ts';
import { dayOf } from '../../plans/periods.ts';
import type { Platform } from '../../platform/start.ts';
import { readStudyDays } from './store.ts';

/** By the calendar of the user (D29). */
export async function findStreak(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
): Promise<Streak> {
  const today = dayOf(clock.now(), user.timeZone);
  return countStreak(await readStudyDays(db, user.uid), today);
}

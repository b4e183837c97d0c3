import type { User } from '@engram/core/accounts/user.ts';
import type { ReviewSettings } from '@engram/core/reviews/review-settings.ts';
import type { Parameters } from '@engram/core/reviews/parameters.ts';
import { type CalendarDay, findDay } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import { type CountingEntry, readCountingSince } from '../read-log.ts';
import { readProfile } from '../settings.ts';

export type Owner = Pick<User, 'uid' | 'timeZone'>;

/** The calendar day of the user (D29), and what was done in it. */
export type Today = CalendarDay & {
  now: Date;
  settings: ReviewSettings;
  /** With what the schedules are made; null for what is usual. */
  parameters: Parameters | null;
  /** Reviews of today that count. */
  done: CountingEntry[];
};

export async function readToday(db: Db, { uid, timeZone }: Owner, now: Date): Promise<Today> {
  const today = findDay(now, timeZone);
  return {
    ...today,
    now,
    ...(await readProfile(db, uid)),
    done: await readCountingSince(db, uid, today.start),
  };
}

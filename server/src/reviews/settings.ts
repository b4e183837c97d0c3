import { reviewLimits } from '@engram/core/limits.ts';
import type { ReviewSettings } from '@engram/core/reviews/review-settings.ts';
import type { Db } from '../platform/db.ts';
import { findProfile, upsertSettings } from './store.ts';

export const firstSettings: ReviewSettings = {
  retention: reviewLimits.defaultRetention,
  newPerDay: reviewLimits.defaultNewPerDay,
  duePerDay: reviewLimits.defaultDuePerDay,
};

export async function readSettings(db: Db, userId: string): Promise<ReviewSettings> {
  return (await findProfile(db, userId)) ?? firstSettings;
}

export type SettingsChange = { [K in keyof ReviewSettings]?: ReviewSettings[K] | undefined };

/** For what is reviewed from now on; what is scheduled already comes back when it was said to. */
export function changeSettings(
  db: Db,
  userId: string,
  { retention, newPerDay, duePerDay }: SettingsChange,
): Promise<ReviewSettings> {
  const change = {
    ...(retention === undefined ? {} : { retention }),
    ...(newPerDay === undefined ? {} : { newPerDay }),
    ...(duePerDay === undefined ? {} : { duePerDay }),
  };
  return upsertSettings(db, userId, { defaults: firstSettings, change });
}

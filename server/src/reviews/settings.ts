import { reviewLimits } from '@engram/core/limits.ts';
import type { ReviewSettings } from '@engram/core/reviews/review-settings.ts';
import type { Parameters } from '@engram/core/reviews/parameters.ts';
import type { Db } from '../platform/db.ts';
import { findProfile, upsertSettings } from './store.ts';

export const firstSettings: ReviewSettings = {
  retention: reviewLimits.defaultRetention,
  newPerDay: reviewLimits.defaultNewPerDay,
  duePerDay: reviewLimits.defaultDuePerDay,
};

type Profile = {
  settings: ReviewSettings;
  /** With what the schedules are made; null for what is usual. */
  parameters: Parameters | null;
};

export async function readProfile(db: Db, userId: string): Promise<Profile> {
  const profile = await findProfile(db, userId);
  if (!profile) return { settings: firstSettings, parameters: null };
  const { parameters, ...settings } = profile;
  return { settings, parameters };
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

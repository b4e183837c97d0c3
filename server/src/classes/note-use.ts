import type { Platform } from '../platform/start.ts';
import { type ClassRow, touchClass } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A class that is used goes on: by its teacher, or by anybody in it. */
export async function noteUse(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { classId, lastUsedAt }: Pick<ClassRow, 'classId' | 'lastUsedAt'>,
): Promise<{ lastUsedAt: Date }> {
  const now = clock.now();
  const unlessSince = new Date(now.getTime() - dayMs);
  if (lastUsedAt >= unlessSince) return { lastUsedAt };
  await touchClass(db, classId, { now, unlessSince });
  return { lastUsedAt: now };
}

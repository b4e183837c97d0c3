import { privacyLimits } from '@engram/core/limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lives: unused, and in all (security 2). */
export const lifetimes = {
  remembered: {
    idleSeconds: privacyLimits.rememberedIdleDays * day,
    absoluteSeconds: privacyLimits.rememberedDays * day,
  },
  short: {
    idleSeconds: privacyLimits.sessionIdleHours * hour,
    absoluteSeconds: privacyLimits.sessionHours * hour,
  },
} as const;

export type Lifetime = keyof typeof lifetimes;

/** A session in use is written down at most this often. */
const touchSeconds = 5 * minute;

export type SessionTimes = { lastSeenAt: Date; idleSeconds: number; absoluteUntil: Date };

export function isOver({ lastSeenAt, idleSeconds, absoluteUntil }: SessionTimes, now: Date) {
  const idleUntil = lastSeenAt.getTime() + idleSeconds * 1000;
  return now.getTime() >= Math.min(idleUntil, absoluteUntil.getTime());
}

export function isDueForTouch({ lastSeenAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > touchSeconds * 1000;
}

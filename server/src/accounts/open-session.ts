import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../platform/db.ts';
import { hashToken, makeSessionToken } from './session-token.ts';
import { insertSession } from './store.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** How long a session lives: unused, and in all (security 2). */
const lifetimes = {
  remembered: { idleSeconds: 30 * day, absoluteSeconds: 90 * day },
  short: { idleSeconds: 12 * hour, absoluteSeconds: 24 * hour },
} as const;

export type SessionWish = { userId: string; lifetime: keyof typeof lifetimes; now: Date };

/** The only moment at which the token itself exists on the server. */
export async function openSession(db: Db, { userId, lifetime, now }: SessionWish): Promise<string> {
  const token = makeSessionToken();
  const { idleSeconds, absoluteSeconds } = lifetimes[lifetime];
  await insertSession(db, {
    userId,
    sessionId: uuidv7(),
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    idleSeconds,
    absoluteUntil: new Date(now.getTime() + absoluteSeconds * 1000),
  });
  return token;
}

import type { User } from '@engram/core/accounts/user.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db.ts';
import { hashToken, makeToken } from '../opaque-token.ts';
import { describeUser } from '../read-user.ts';
import type { AccountEventKind } from '../record-event.ts';
import { type Lifetime, lifetimes } from './lifetime.ts';
import { insertSession } from './store.ts';

export type SessionWish = {
  userId: string;
  lifetime: Lifetime;
  device: string;
  now: Date;
  /** The hash of the password that opens it, where one does. */
  provenHash?: string;
  as?: Extract<AccountEventKind, 'signed-in' | 'registered'>;
};

export type SignedIn = { token: string; user: User };

/**
 * The only moment at which the token itself exists on the server. Undefined when the account was
 * closed or got another password while the old one was being checked.
 */
export async function openSession(db: Db, wish: SessionWish): Promise<SignedIn | undefined> {
  const { userId, lifetime, device, now, provenHash, as: kind = 'signed-in' } = wish;
  const token = makeToken();
  const { idleSeconds, absoluteSeconds } = lifetimes[lifetime];
  const row = await insertSession(db, {
    session: {
      userId,
      sessionId: uuidv7(),
      tokenHash: hashToken(token),
      device,
      createdAt: now,
      lastSeenAt: now,
      idleSeconds,
      absoluteUntil: new Date(now.getTime() + absoluteSeconds * 1000),
    },
    provenHash,
    record: { eventId: uuidv7(), kind },
  });
  return row && { token, user: describeUser(row) };
}

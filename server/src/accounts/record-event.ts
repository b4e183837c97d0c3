import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../platform/db.ts';
import { insertEvent } from './store.ts';

/** What happened to an account that its owner would want to know of. */
export type AccountEventKind =
  | 'registered'
  | 'signed-in'
  | 'signed-out'
  | 'device-signed-out'
  | 'other-devices-signed-out'
  | 'password-reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'email-verified'
  | 'plan-granted'
  | 'subscription-started'
  | 'subscription-cancelled'
  | 'subscription-resumed'
  | 'subscription-ended'
  | 'plan-changed'
  | 'payment-failed'
  | 'export-requested'
  | 'export-downloaded'
  | 'deletion-requested';

export type AccountEvent = {
  userId: string;
  kind: AccountEventKind;
  device?: string | undefined;
  now: Date;
};

export async function recordEvent(
  db: Db,
  { userId, kind, device, now }: AccountEvent,
): Promise<void> {
  await insertEvent(db, {
    userId,
    eventId: uuidv7(),
    kind,
    device: device ?? null,
    happenedAt: now,
  });
}

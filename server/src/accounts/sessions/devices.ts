import type { Device } from '@engram/core/accounts/user.ts';
import type { Session } from '../../http/caller.ts';
import type { Db } from '../../platform/db.ts';
import { isOver } from './lifetime.ts';
import { listSessions } from './store.ts';

/** Where the user is signed in, latest use first; what has ended by itself is not shown. */
export async function listDevices(db: Db, session: Session, now: Date): Promise<Device[]> {
  const rows = await listSessions(db, session.user.uid);
  return rows
    .filter((row) => !isOver(row, now))
    .map((row) => ({
      id: row.sessionId,
      name: row.device,
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.sessionId === session.sessionId,
    }));
}

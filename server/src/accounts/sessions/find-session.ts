import type { FindSession } from '../../http/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { hashToken, isToken } from '../opaque-token.ts';
import { findUser } from '../read-user.ts';
import { isDueForTouch, isOver } from './lifetime.ts';
import { findSessionByHash, touchSession } from './store.ts';

/** Asked of the database every time: what ends a session ends it on all nodes at once. */
export function makeFindSession(db: Db, clock: Clock): FindSession {
  return async (token) => {
    if (!isToken(token)) return undefined;
    const now = clock.now();
    const session = await findSessionByHash(db, hashToken(token));
    if (!session || isOver(session, now)) return undefined;
    const user = await findUser(db, session.userId, now);
    if (!user) return undefined;
    if (isDueForTouch(session, now)) await touchSession(db, session, now);
    return { sessionId: session.sessionId, user };
  };
}

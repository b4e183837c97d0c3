import type { OpenAssignment } from '@engram/core/dashboard/api.ts';
import type { Db } from '../../platform/db.ts';
import { countTries, listAssignmentCodes, readOpenRows } from './store.ts';

/** What a user has given that is open now, the one that closes first before the others. */
export async function listOpenAssignments(
  db: Db,
  userId: string,
  now: Date,
): Promise<OpenAssignment[]> {
  const codes = await listAssignmentCodes(db, userId, undefined);
  const rows = await readOpenRows(db, codes, now);
  const counted = await countTries(
    db,
    rows.map(({ code }) => code),
  );
  return rows.map(({ code, title }) => {
    const { answering, done } = counted.get(code) ?? { answering: 0, done: 0 };
    return { code, title, done, started: answering + done };
  });
}

import type { User } from '@engram/core/accounts/user.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import type { TakerAnswers } from '@engram/core/sharing/answers-api.ts';
import type { Db } from '../../platform/db.ts';
import { getOwnShare } from '../owning/own-shares.ts';
import { readTaken } from '../taking/taken-answer.ts';
import { readTakerRows } from './store.ts';

/** A page of what was answered, of the same takers as the page of them. */
export async function listTakerAnswers(
  db: Db,
  user: User,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ takers: TakerAnswers[]; next: string | null }> {
  const { code } = await getOwnShare(db, user.uid, id);
  const most = sharingLimits.takersPerPage;
  // One more, to see whether there are any.
  const rows = await readTakerRows(db, code, { after, most: most + 1 });
  const takers = rows.slice(0, most).flatMap((row) => {
    const taken = readTaken(row);
    if (!taken) return [];
    return [{ attemptId: row.attemptId, answers: taken.answers.map(({ answer }) => answer) }];
  });
  return { takers, next: rows.length > most ? (takers.at(-1)?.attemptId ?? null) : null };
}

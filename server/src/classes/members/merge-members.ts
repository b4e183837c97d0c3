import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { tellClass } from '../../sharing/members/class-results-job.ts';
import { renameMemberTries } from '../../sharing/members/member-tries.ts';
import { listClassCodes } from '../results/store.ts';
import { changePerson, getListed } from './change-members.ts';
import { findMemberRow, listOnePerson, type MemberKey, setMergedInto } from './store.ts';

/**
 * Whoever joined twice is one from now on: both rows stay, as each has tries of its own under its
 * own id, but only the second is listed, and the devices of both are that one's.
 */
export async function mergeMembers(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  userId: string,
  { into, ...key }: MemberKey & { into: string },
): Promise<void> {
  const { classId, memberId } = key;
  if (memberId === into) throw new AppError('merged-already');
  await getListed(db, userId, key);
  const target = await getListed(db, userId, { classId, memberId: into });
  if (target.removedAt) throw new AppError('not-found');
  await changePerson(db, key, async (tx) => {
    // Somebody may merge the same two the other way round at this moment: one of them stays.
    const rows = [await findMemberRow(tx, key), await findMemberRow(tx, target)];
    if (rows.some((row) => row?.mergedInto !== null)) throw new AppError('merged-already');
    await setMergedInto(tx, key, into);
    for (const code of await listClassCodes(tx, classId)) {
      await tellClass(jobs, tx, { classId, code });
    }
  });
  const memberIds = await listOnePerson(db, target);
  for (const code of await listClassCodes(db, classId)) {
    await renameMemberTries(db, { code, memberIds, name: target.name });
  }
}

import { hashToken, isToken } from '../../accounts/opaque-token.ts';
import type { Db } from '../../platform/db.ts';
import { findMemberRow, type MemberRow } from '../members/store.ts';
import { findMemberByDevice } from './store.ts';

/** Whose device it is, in this class; nobody who was removed. */
export async function findMember(
  db: Db,
  classId: string,
  token: string | undefined,
): Promise<MemberRow | undefined> {
  if (token === undefined || !isToken(token)) return undefined;
  const memberId = await findMemberByDevice(db, classId, hashToken(token));
  const row = memberId === undefined ? undefined : await findMemberRow(db, { classId, memberId });
  return row?.removedAt === null ? row : undefined;
}

import type { Membership } from '@engram/core/classes/membership.ts';
import { hashToken } from '../accounts/opaque-token.ts';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import type { Platform } from '../platform/start.ts';
import { findMember } from './joining/find-member.ts';
import { readOpenClass } from './joining/find-joinable.ts';
import { deleteDevice } from './joining/store.ts';
import { findUnusedEnd } from './ending/class-end.ts';
import { type MemberRow, setErasureAsked } from './members/store.ts';
import { noteUse } from './note-use.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

/** A device of a member of this class; everybody else finds nothing. */
export type OwnDevice = { classId: string; token: string | undefined };

export async function getMember(db: Db, { classId, token }: OwnDevice): Promise<MemberRow> {
  const member = await findMember(db, classId, token);
  if (!member) throw new AppError('not-a-member');
  return member;
}

export async function readMembership({ db, clock }: Parts, own: OwnDevice): Promise<Membership> {
  const member = await getMember(db, own);
  const found = await readOpenClass({ db, clock }, own.classId);
  if (!found) throw new AppError('not-a-member');
  const { classId, code, name, school, teacher, aiGrading } = found;
  const { lastUsedAt } = await noteUse({ db, clock }, found);
  const endsAt = findUnusedEnd(lastUsedAt).toISOString();
  return {
    class: { id: classId, code, name, school, teacher, aiGrading, endsAt },
    name: member.name,
    joinedAt: member.joinedAt.toISOString(),
    erasureAskedAt: member.erasureAskedAt?.toISOString() ?? null,
    now: clock.now().toISOString(),
  };
}

export async function askErasure(
  { db, clock }: Parts,
  own: OwnDevice,
  isWanted: boolean,
): Promise<void> {
  const member = await getMember(db, own);
  if (isWanted && member.erasureAskedAt) return;
  await setErasureAsked(db, member, isWanted ? clock.now() : null);
}

/** For a device that others use too. */
export async function leaveDevice({ db }: Parts, own: OwnDevice): Promise<void> {
  await getMember(db, own);
  await deleteDevice(db, own.classId, hashToken(own.token ?? ''));
}

import type { Member } from '@engram/core/classes/class.ts';
import { plainName } from '@engram/core/plain-name.ts';
import type { Db } from '../../platform/db.ts';
import { getOwnClass } from '../owning/own-class.ts';
import { type MemberRow, readMemberRows } from './store.ts';

/** Everybody who is or was in it, by name; who was merged stands under whom they are. */
export async function listMembers(db: Db, userId: string, classId: string): Promise<Member[]> {
  await getOwnClass(db, userId, classId);
  return describeMembers(await readMemberRows(db, classId));
}

export function describeMembers(rows: readonly MemberRow[]): Member[] {
  const listed = rows.filter(({ mergedInto }) => mergedInto === null);
  const present = listed.filter(({ removedAt }) => removedAt === null);
  return listed
    .map((row) => ({
      id: row.memberId,
      name: row.name,
      joinedAt: row.joinedAt.toISOString(),
      removedAt: row.removedAt?.toISOString() ?? null,
      erasureAskedAt: row.erasureAskedAt?.toISOString() ?? null,
      sameNameAs: row.removedAt === null ? findNamesake(row, present) : null,
      alsoJoinedAs: rows
        .filter(({ mergedInto }) => mergedInto === row.memberId)
        .map(({ name }) => name),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Of several the one who joined first, whom the later ones may be. */
function findNamesake({ memberId, name }: MemberRow, present: readonly MemberRow[]): string | null {
  const same = present.filter((other) => plainName(other.name) === plainName(name));
  const [first] = same;
  return first && first.memberId !== memberId ? first.memberId : null;
}

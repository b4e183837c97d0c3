import { firstNameOf } from '@engram/core/accounts/first-name.ts';
import type { Joinable } from '@engram/core/classes/class.ts';
import { readShareCode, tidyCode } from '@engram/core/sharing/share-code.ts';
import { findUser } from '../../accounts/read-user.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import type { Misses } from '../../sharing/opening/limit-misses.ts';
import type { OpenShare } from '../../sharing/opening/open-share.ts';
import { mostOf } from '../describe-class.ts';
import { type ClassRow, findClassIdByCode, findClassRow } from '../store.ts';

/** Behind which doors codes lie, and who counts those that lead nowhere. */
export type Doors = Pick<Platform, 'db' | 'clock'> & {
  openShare: OpenShare;
  misses: Misses;
};

export type Asked = {
  network: string;
  typed: string;
  /** Whether a CAPTCHA was solved for it, or could be; otherwise there is nobody to ask for one. */
  proof?: 'given' | 'possible';
};

/** A class with what its teacher's plan makes of it. */
export type OpenClass = ClassRow & { teacher: string; mostMembers: number };

/** Codes of classes and of tests lie in one space, and to miss both is one miss. */
export async function findJoinable(doors: Doors, asked: Asked): Promise<Joinable> {
  const found = await findClass(doors, asked);
  if (!found) {
    const { code } = await doors.openShare.get(asked, 'code-missing');
    return { kind: 'test', code };
  }
  const { code, name, school, teacher, aiGrading, memberCount, mostMembers } = found;
  const isFull = memberCount >= mostMembers;
  return { kind: 'class', code, name, school, teacher, aiGrading, isFull };
}

/** For what only a class can be asked. */
export async function getClassByCode(doors: Doors, asked: Asked): Promise<OpenClass> {
  const found = await findClass(doors, asked);
  if (found) return found;
  await doors.openShare.get(asked, 'code-missing');
  throw new AppError('code-missing');
}

async function findClass(doors: Doors, asked: Asked): Promise<OpenClass | undefined> {
  const { network, typed, proof } = asked;
  const ask = { network, code: tidyCode(typed), isProven: proof === 'given' };
  // To be held is for the door of tests to say, in its words.
  if (await doors.misses.check(ask)) return undefined;
  const code = readShareCode(typed);
  const classId = code && (await findClassIdByCode(doors.db, code));
  if (!classId) return undefined;
  doors.misses.tell(ask);
  const found = await readOpenClass(doors, classId);
  if (!found) throw new AppError('code-missing');
  return found;
}

/** Nothing of a teacher who has left; and what an address begins with is nobody's name (D32). */
export async function readOpenClass(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  classId: string,
): Promise<OpenClass | undefined> {
  const row = await findClassRow(db, classId);
  const owner = row && (await findUser(db, row.ownerId, clock.now()));
  if (!row || !owner) return undefined;
  return {
    ...row,
    teacher: firstNameOf(owner) === undefined ? '' : owner.displayName,
    mostMembers: mostOf(owner.plan).members,
  };
}

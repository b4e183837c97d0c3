import { AppError } from '../../http/app-error.ts';
import type { KnownShare } from '../opening/shared-tests.ts';
import { markDevice, markName, nameTaker } from '../taking/mark-taker.ts';

/** Somebody in a class, who may have no account. */
type Member = { memberId: string; name: string };

/** By what they show; undefined for who is no member of this class. */
export type FindMember = (classId: string, token: string) => Promise<Member | undefined>;

/** As somebody asks to begin. */
export type Beginner = {
  userId: string | null;
  memberToken: string | undefined;
  name: string | null;
  device: string;
  network: string;
};

/** Who somebody is in one assignment. */
export type FoundTaker = {
  takerKey: string;
  takerId: string | null;
  takerName: string | null;
  deviceMark: Buffer;
  networkMark: Buffer | null;
};

/** A member of the class, an account, or a device with a name (028). */
export async function findTaker(
  { salt, assignment }: Pick<KnownShare, 'salt' | 'assignment'>,
  beginner: Beginner,
  findMember: FindMember | undefined,
): Promise<FoundTaker> {
  // Without a salt nobody can be told from anybody, and nobody may begin any more.
  if (!assignment || !salt) throw new AppError('assignment-closed');
  const { classId, rules } = assignment;
  const { userId, device, network, memberToken } = beginner;
  const deviceMark = markDevice(salt, device);
  const markBy = (name: string | null) => (name === null ? null : markName(salt, network, name));
  if (classId !== null) {
    const token = memberToken ?? '';
    const member = token === '' ? undefined : await findMember?.(classId, token);
    if (!member) throw new AppError('members-only');
    const { memberId, name } = member;
    const who = { takerKey: `member:${memberId}`, takerId: null, takerName: name };
    return { ...who, deviceMark, networkMark: markBy(name) };
  }
  // What is not asked for is not kept.
  const takerName = rules.asksName ? beginner.name : null;
  if (rules.asksName && takerName === null) throw new AppError('name-missing');
  const takerKey =
    userId === null ? `device:${nameTaker(salt, device, takerName)}` : `user:${userId}`;
  return { takerKey, takerId: userId, takerName, deviceMark, networkMark: markBy(takerName) };
}

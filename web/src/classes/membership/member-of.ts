import type { MemberHere } from '../../sharing/tries/member-here.ts';
import { visitor } from '../../storage/kept-work.ts';
import { pathsOf } from '../../paths.ts';
import type { KeptClass } from '../joining/kept-classes.ts';
import { memberHeaders } from '../joining/member-queries.ts';
import { memberMessages as messages } from './membership-messages.ts';

/**
 * Several may share a device, each after the other: what one has begun is kept apart from what the
 * next begins, and by nobody's account.
 */
export function memberOf(kept: KeptClass): MemberHere {
  const { classId, name } = kept;
  return {
    name,
    owner: `${visitor}:member:${classId}:${kept.token.slice(-8)}`,
    headers: memberHeaders(kept),
    home: pathsOf.joinedClass(classId),
    homeLabel: messages.back,
  };
}

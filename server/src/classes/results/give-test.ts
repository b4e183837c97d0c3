import type { User } from '@engram/core/accounts/user.ts';
import type { Sent } from '@engram/core/endpoint.ts';
import type { giveTest as giveTestCall } from '@engram/core/classes/gradebook-api.ts';
import { classLimits } from '@engram/core/limits.ts';
import type { Assignment } from '@engram/core/sharing/assignment.ts';
import { AppError } from '../../http/app-error.ts';
import { createAssignment } from '../../sharing/assigning/create-assignment.ts';
import type { Assigning } from '../../sharing/assigning/own-assignments.ts';
import { noteUse } from '../note-use.ts';
import { getOwnClass } from '../owning/own-class.ts';
import { insertTest, listClassCodes } from './store.ts';

type Wish = Sent<typeof giveTestCall>['body'] & { classId: string; creationId: string };

/** Members are known by name, so that a name is never asked for and always there. */
export async function giveTest(
  assigning: Assigning,
  user: User,
  { classId, rules, ...wish }: Wish,
): Promise<Assignment> {
  const { db, clock } = assigning;
  const row = await getOwnClass(db, user.uid, classId);
  if ((await listClassCodes(db, classId)).length >= classLimits.maxTests) {
    throw new AppError('class-tests-full');
  }
  const givenAt = clock.now();
  const made = await createAssignment(assigning, user, {
    ...wish,
    rules: { ...rules, asksName: true },
    forClass: {
      classId,
      note: (tx, { code, title, closesAt }) =>
        insertTest(tx, { classId, code, title, givenAt, closesAt }),
    },
  });
  await noteUse({ db, clock }, row);
  return made;
}

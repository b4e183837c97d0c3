import { countTopics } from '@engram/core/classes/count-topics.ts';
import type { MemberRecord } from '@engram/core/classes/gradebook.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { describeMembers } from '../members/list-members.ts';
import { type MemberKey, readMemberRows } from '../members/store.ts';
import { getOwnClass } from '../owning/own-class.ts';
import { describeResult, describeTest } from './read-gradebook.ts';
import { TopicCounts } from './read-topics.ts';
import { readMemberResultRows, readTestRows } from './store.ts';

export async function readMemberRecord(
  db: Db,
  userId: string,
  key: MemberKey,
): Promise<MemberRecord> {
  await getOwnClass(db, userId, key.classId);
  const members = describeMembers(await readMemberRows(db, key.classId));
  const member = members.find(({ id }) => id === key.memberId);
  if (!member) throw new AppError('not-found');
  const [tests, results] = await Promise.all([
    readTestRows(db, key.classId),
    readMemberResultRows(db, key),
  ]);
  return {
    member,
    tests: tests.map(describeTest),
    results: results.map(describeResult),
    topics: countTopics(results.flatMap(({ topics }) => TopicCounts.parse(topics))),
  };
}

import type { User } from '@engram/core/accounts/user.ts';
import type { ListedClass, Waiting } from '@engram/core/classes/gradebook.ts';
import { classLimits } from '@engram/core/limits.ts';
import { listOwnClasses, type Teaching } from '../owning/own-class.ts';
import { listGivenTests } from './list-given-tests.ts';

/** With how each class does, and what waits for its teacher. */
export async function listTaught(
  teaching: Teaching,
  user: User,
): Promise<{ classes: ListedClass[]; canMakeMore: boolean; waiting: Waiting[] }> {
  const { classes, canMakeMore } = await listOwnClasses(teaching, user);
  const listed: ListedClass[] = [];
  const waiting: Waiting[] = [];
  for (const taught of classes) {
    const { tests } = await listGivenTests(teaching, user.uid, taught.id);
    const [last] = tests;
    listed.push({
      ...taught,
      averages: tests
        .flatMap(({ average }) => average ?? [])
        .slice(0, classLimits.testsInSpark)
        .toReversed(),
      lastTest: last ? { title: last.title, state: last.state, toJudge: last.toJudge } : null,
    });
    for (const { code, title, state, toJudge, done } of tests) {
      const of = taught.memberCount;
      const about = { classId: taught.id, className: taught.name, code, title, of };
      if (toJudge > 0) waiting.push({ ...about, kind: 'to-judge', count: toJudge });
      if (state === 'open' || state === 'late')
        waiting.push({ ...about, kind: 'open', count: done });
    }
  }
  // Somebody waits for a grade; an open test goes on by itself.
  const urgency = ({ kind }: Waiting) => (kind === 'to-judge' ? 0 : 1);
  waiting.sort((one, other) => urgency(one) - urgency(other));
  return { classes: listed, canMakeMore, waiting };
}

import type { User } from '@engram/core/accounts/user.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { Share } from '@engram/core/sharing/share.ts';
import { z } from 'zod';
import { endOf } from '../assignment-of.ts';
import type { ShareRow } from '../store.ts';

/** What is to be known beside the row. */
export type Surroundings = {
  origin: string;
  user: Pick<User, 'plan'>;
  /** Those that the owner's test has now; undefined when it is gone. */
  questionIds: readonly string[] | undefined;
  taken: number;
  now: Date;
};

const Ids = z.array(z.object({ id: z.uuid() }));

/** As its owner sees it. */
export function describeShare(row: ShareRow, around: Surroundings): Share {
  const { code, title, testId, createdAt } = row;
  return {
    testId: code,
    shareUrl: linkOf(around.origin, code),
    title,
    practiceTestId: testId,
    state: stateOf(row, around.now),
    createdAt: createdAt.toISOString(),
    expiresAt: endOf(row).toISOString(),
    taken: around.taken,
    isCurrent: isCurrent(row, around),
  };
}

/** [SHARE-28] (N35). */
export function linkOf(origin: string, code: string): string {
  return `${origin}/test/${code}`;
}

function stateOf(row: ShareRow, now: Date): Share['state'] {
  if (row.stoppedAt !== null) return 'stopped';
  return now < endOf(row) ? 'open' : 'expired';
}

/** Of a test with more questions than may be shared, the first ones are. */
function isCurrent({ questions }: ShareRow, { questionIds = [], user }: Surroundings): boolean {
  const shared = Ids.parse(questions).map(({ id }) => id);
  const wanted = questionIds.slice(0, plans[user.plan].limits.questionsPerTest);
  return shared.length === wanted.length && shared.every((id, index) => id === wanted[index]);
}

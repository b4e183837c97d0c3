import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type * as api from '@engram/core/progress/api.ts';
import { choosePractice } from '@engram/core/progress/choose-practice.ts';
import { keyOf, weighTopics } from '@engram/core/progress/weigh-topics.ts';
import type { Platform } from '../platform/start.ts';
import { describeChosen } from '../reviews/queue/describe-chosen.ts';
import { readToday } from '../reviews/queue/read-today.ts';
import { readScope } from './read-scope.ts';
import { readItems } from './read-topics.ts';

/** Five things of each topic at the most, by how weak it is; fewer where there are no more. */
export async function practiseTopics(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  topics: readonly string[],
): Promise<Reply<typeof api.practiseTopics>> {
  const today = await readToday(db, user, clock.now());
  const scope = await readScope(db, user.uid, {});
  const wanted = new Set(topics);
  const items = (await readItems(db, { owner: user, today, scope })).filter((item) =>
    wanted.has(keyOf(item)),
  );
  const chosen = choosePractice(
    items.filter(({ canPractise }) => canPractise).map((item) => ({ ...item, topic: keyOf(item) })),
    {
      masteries: new Map(weighTopics(items).map(({ key, mastery }) => [key, mastery])),
      count: progressLimits.perPractice * wanted.size,
    },
  );
  return describeChosen(db, user, { today, itemIds: chosen.map(({ itemId }) => itemId) });
}

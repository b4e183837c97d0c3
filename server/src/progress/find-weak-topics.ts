import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type { Topic } from '@engram/core/progress/topic.ts';
import type { Db } from '../platform/db.ts';
import type { Owner, Today } from '../reviews/queue/read-today.ts';
import { readScope, type Wish } from './read-scope.ts';
import { readTopics } from './read-topics.ts';

/** The weakest topics under what is aimed at, of which something can be practised: of everything, or of a wish. */
export async function findWeakTopics(
  db: Db,
  owner: Owner,
  { today, wish = {} }: { today: Pick<Today, 'day' | 'parameters' | 'settings'>; wish?: Wish },
): Promise<Topic[]> {
  const scope = await readScope(db, owner.uid, wish);
  const goal = scope.exam?.goal ?? today.settings.retention;
  const topics = await readTopics(db, { owner, today, scope });
  return topics
    .filter(({ mastery, toPractise }) => mastery !== null && mastery < goal && toPractise > 0)
    .slice(0, progressLimits.weakTopics);
}

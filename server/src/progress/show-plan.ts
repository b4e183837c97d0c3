import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getExamPlan } from '@engram/core/exams/api.ts';
import type { Platform } from '../platform/start.ts';
import { findWeakTopics } from './find-weak-topics.ts';
import { readToday } from '../reviews/queue/read-today.ts';
import { describePlan } from '../reviews/exams/describe-plan.ts';

/** A plan, and of what its exam asks the weakest topic that can be practised today. */
export async function showPlan(
  platform: Pick<Platform, 'db' | 'clock'>,
  user: User,
  examId: string,
): Promise<Reply<typeof getExamPlan>> {
  const { db, clock } = platform;
  const plan = await describePlan(platform, user, examId);
  if (plan.daysLeft < 0) return { ...plan, weakTopic: null };
  const today = await readToday(db, user, clock.now());
  const [weakest] = await findWeakTopics(db, user, { today, wish: { exam: examId } });
  return { ...plan, weakTopic: weakest ?? null };
}

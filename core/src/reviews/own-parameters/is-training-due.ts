import { trainingLimits } from '../../limits.ts';

/** What is known of a learner's reviews before any of them is read. */
export type TrainingProgress = {
  wantsOwn: boolean;
  /** Null where they were not counted yet. */
  memoryReviews: number | null;
  trainedAt: Date | null;
  /** How many of them there were then. */
  trainedReviews: number | null;
};

const dayMs = 24 * 60 * 60 * 1000;

/** At most once a week, and each time with clearly more to learn from. */
export function isTrainingDue(progress: TrainingProgress, now: Date): boolean {
  const { wantsOwn, memoryReviews, trainedAt, trainedReviews } = progress;
  if (!wantsOwn) return false;
  if (memoryReviews === null) return true;
  const { leastReviews, restDays, growth } = trainingLimits;
  if (memoryReviews < Math.max(leastReviews, growth * (trainedReviews ?? 0))) return false;
  return trainedAt === null || now.getTime() - trainedAt.getTime() >= restDays * dayMs;
}

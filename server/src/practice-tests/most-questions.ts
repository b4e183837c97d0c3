import type { User } from '@engram/core/accounts/user.ts';
import { testLimits } from '@engram/core/limits.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';

/** How many questions a test may have; an endless one has as many as the learner wants. */
export function mostQuestions(user: Pick<User, 'plan'>, { isEndlessMode }: TestConfig): number {
  return isEndlessMode ? testLimits.maxQuestions : plans[user.plan].limits.questionsPerTest;
}

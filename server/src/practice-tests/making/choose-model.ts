import type { User } from '@engram/core/accounts/user.ts';
import type { Making } from '@engram/core/generation/making.ts';
import type { AiModelId } from '@engram/core/generation/models.ts';
import { testLimits } from '@engram/core/limits.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { findModel } from '../../generation/models.ts';
import type { Ai } from '../../platform/ai/ai-model.ts';

type Asking = {
  config: TestConfig;
  making: Making;
  /** How many times models have made more questions at its end. */
  aiBatches: number;
  isReplacement: boolean;
};

/**
 * Who makes more questions for a test. Where tests are counted, only one that models have made, and
 * which was counted for it, gets more of them, an endless one so many times; the built-in generator
 * goes on without counting (D25).
 */
export function chooseModel(
  ai: Ai,
  user: Pick<User, 'plan'>,
  { config, making, aiBatches, isReplacement }: Asking,
): AiModelId {
  if (Number.isFinite(plans[user.plan].limits.aiTestsPerMonth)) {
    const isCounted = making.madeBy === 'ai' || making.madeBy === 'mixed';
    const isBatch = config.isEndlessMode && !isReplacement;
    const isUsedUp = isBatch && aiBatches >= testLimits.endlessAiBatches;
    if (!isCounted || isUsedUp) return 'built-in';
  }
  // The one it was made with may be gone from this server.
  return findModel(ai, config.aiModel) ?? findModel(ai, undefined) ?? 'built-in';
}

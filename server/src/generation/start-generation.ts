import type { User } from '@engram/core/accounts/user.ts';
import type { GenerateRequest } from '@engram/core/generation/api.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import type { AiModelId } from '@engram/core/generation/models.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { AppError } from '../http/app-error.ts';
import { takeUnit } from '../plans/usage.ts';
import type { Tx } from '../platform/db.ts';
import type { Platform } from '../platform/start.ts';
import { generateTestJob } from './generate-test-job.ts';
import { prepareWish } from './prepare-wish.ts';
import { findGeneration } from './read-generation.ts';
import { insertGeneration } from './store.ts';

export type Wish = { generationId: string; request: GenerateRequest };

/**
 * Checks, reserves and hands over to a worker; nothing is made here. The same wish leads to the same
 * generation, however often it comes (security 9).
 */
export async function startGeneration(
  { db, clock, ai, jobs }: Platform,
  user: User,
  { generationId, request }: Wish,
): Promise<string> {
  const key = { userId: user.uid, generationId };
  // A start whose reply was lost has happened all the same.
  if (await findGeneration(db, key)) return generationId;
  const prepared = await prepareWish(ai, user, request);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Two starts of one user come one after the other, and see what the other did.
    if (!(await lockAccount(tx, user.uid))) throw new AppError('not-signed-in');
    if (await findGeneration(tx, key)) return;
    const usagePeriod = await reserve(tx, { user, model: prepared.request.model, now });
    const generation = { ...key, ...prepared, usagePeriod, createdAt: now };
    if (!(await insertGeneration(tx, generation))) throw new AppError('generation-running');
    await jobs.enqueue(tx, generateTestJob, key);
  });
  return generationId;
}

type Reserving = { user: User; model: AiModelId; now: Date };

/** The month that a unit was taken of; what no model makes costs nothing (D4). */
async function reserve(tx: Tx, { user, model, now }: Reserving): Promise<string | null> {
  if (model === 'built-in') return null;
  const unit = await takeUnit(tx, user, { kind: 'ai-tests', now });
  if (unit) return unit.period;
  const message = generationMessages.testsUsed(plans[user.plan].limits.aiTestsPerMonth);
  throw new AppError('ai-tests-used', { message });
}

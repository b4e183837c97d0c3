import type { User } from '@engram/core/accounts/user.ts';
import type { GenerateRequest } from '@engram/core/generation/api.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import type { AiModelId } from '@engram/core/generation/models.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { AppError } from '../../http/app-error.ts';
import { describePayer } from '../../plans/billing/describe-payer.ts';
import { takeUnit } from '../../plans/usage.ts';
import type { Payer } from '../../platform/ai/ai-model.ts';
import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { generateTestJob } from '../generate-test-job.ts';
import { findGeneration } from '../read-generation.ts';
import { findRunning, type GenerationKey, insertGeneration } from '../store.ts';
import type { StoredCardsRequest } from '../stored-request.ts';
import { addMarked } from './add-marked.ts';
import type { ReadHad } from './aim-at-weak.ts';
import { checkByProvider } from './check-material.ts';
import { type MoreWish, prepareMore } from './prepare-more.ts';
import { type CardsWish, prepareCards } from './prepare-cards.ts';
import type { Prepared } from './plan-request.ts';
import { prepareWish } from './prepare-wish.ts';

/** `network` is where it was asked for, as a keyed hash. */
export type Wish = { generationId: string; request: GenerateRequest; network: string };
type Starting = Pick<Platform, 'db' | 'clock' | 'ai' | 'jobs'>;
type Judging = Starting & Pick<Platform, 'log'>;
type Choosing = Judging & { readHad: ReadHad };

/**
 * Checks, reserves and hands over to a worker; nothing is made here. The same wish leads to the same
 * generation, however often it comes (security 9).
 */
export async function startGeneration(
  platform: Choosing,
  user: User,
  { generationId, request, network }: Wish,
): Promise<string> {
  const key = { userId: user.uid, generationId };
  // A start whose reply was lost has happened all the same.
  if (await findGeneration(platform.db, key)) return generationId;
  const prepared = await withoutAiWhere(platform, {
    prepared: await addMarked(platform.db, await prepareWish(platform, user, request), {
      userId: user.uid,
      materialIds: request.materialIds,
    }),
    payer: await describePayer(platform.db, user, network),
  });
  const wishes = [...request.topics, request.customPrompt].join('\n');
  await checkSpending(platform, prepared, wishes);
  await begin(platform, key, {
    prepared,
    network,
    reserve: async (tx, now) => ({
      usagePeriod: await reserve(tx, { user, model: prepared.request.model, now }),
    }),
  });
  return generationId;
}

/** The same for cards, for which the built-in generator goes on past the allowance (D25). */
export async function startCards(
  platform: Judging,
  user: User,
  { generationId, wish, network }: { generationId: string; wish: CardsWish; network: string },
): Promise<string> {
  const key = { userId: user.uid, generationId };
  if (await findGeneration(platform.db, key)) return generationId;
  const prepared = await withoutAiWhere(platform, {
    prepared: await addMarked(platform.db, await prepareCards(platform.ai, user, wish), {
      userId: user.uid,
      materialIds: wish.materialIds,
    }),
    payer: await describePayer(platform.db, user, network),
  });
  await checkSpending(platform, prepared, wish.topics.join('\n'));
  await begin(platform, key, {
    prepared,
    network,
    reserve: (tx, now) => reserveCards(tx, { user, request: prepared.request, now }),
  });
  return generationId;
}

/** What the built-in generator makes leaves our servers for nobody. */
async function checkSpending(
  platform: Judging,
  { request, material }: Prepared,
  wishes: string,
): Promise<void> {
  if (request.model === 'built-in') return;
  await checkByProvider(platform, `${wishes}\n\n${material}`.trim());
}

export type MoreStart = {
  generationId: string;
  wish: MoreWish;
  network: string;
  /** Whoever wants the questions notes it in the same transaction. */
  note: (tx: Tx, now: Date) => Promise<void>;
};

/**
 * More questions for a test, whose own start has paid for it: only the calls of the day are counted
 * (D25).
 */
export async function startMore(
  platform: Starting,
  user: User,
  { generationId, wish, network, note }: MoreStart,
): Promise<void> {
  const prepared = await withoutAiWhere(platform, {
    prepared: await prepareMore(user, wish),
    payer: await describePayer(platform.db, user, network),
  });
  await begin(
    platform,
    { userId: user.uid, generationId },
    {
      prepared,
      network,
      reserve: async (tx, now) => {
        await note(tx, now);
        return { usagePeriod: null };
      },
    },
  );
}

type Paid<P extends Prepared> = { prepared: P; payer: Payer };

/** Where AI may not be asked now, the built-in generator makes it, and the test says why (D44). */
async function withoutAiWhere<P extends Prepared>(
  { ai }: Starting,
  { prepared, payer }: Paid<P>,
): Promise<P> {
  if (prepared.request.model === 'built-in') return prepared;
  const withoutAi = await ai.findWithoutAi(payer);
  if (withoutAi === undefined) return prepared;
  return { ...prepared, request: { ...prepared.request, model: 'built-in', withoutAi } };
}

type Beginning = {
  prepared: Prepared;
  network: string;
  /** What it costs, or whatever else belongs to the same transaction. */
  reserve: (tx: Tx, now: Date) => Promise<Reserved>;
};

/** The request is another one where the allowance is used up. */
type Reserved = { usagePeriod: string | null; request?: Prepared['request'] };

async function begin(
  { db, clock, jobs }: Starting,
  key: GenerationKey,
  { prepared, network, reserve: pay }: Beginning,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Two starts of one user come one after the other, and see what the other did.
    if (!(await lockAccount(tx, key.userId))) throw new AppError('not-signed-in');
    if (await findGeneration(tx, key)) return;
    const running = await findRunning(tx, key.userId);
    if (running) throw new AppError('generation-running', { message: stillMade[running.makes] });
    const paid = await pay(tx, now);
    const generation = { ...key, ...prepared, ...paid, network, createdAt: now };
    if (!(await insertGeneration(tx, generation))) throw new AppError('generation-running');
    await jobs.enqueue(tx, generateTestJob, key);
  });
}

const stillMade = {
  questions: generationMessages.running,
  cards: generationMessages.cardsRunning,
} as const;

type Reserving = { user: User; model: AiModelId; now: Date };

/** The month that a unit was taken of; what no model makes costs nothing (D4). */
async function reserve(tx: Tx, { user, model, now }: Reserving): Promise<string | null> {
  if (model === 'built-in') return null;
  const unit = await takeUnit(tx, user, { kind: 'ai-tests', now });
  if (unit) return unit.period;
  const message = generationMessages.testsUsed(plans[user.plan].limits.aiTestsPerMonth);
  throw new AppError('ai-tests-used', { message });
}

type ReservingCards = { user: User; request: StoredCardsRequest; now: Date };

async function reserveCards(tx: Tx, { user, request, now }: ReservingCards): Promise<Reserved> {
  if (request.model === 'built-in') return { usagePeriod: null };
  const unit = await takeUnit(tx, user, { kind: 'ai-card-sets', now });
  if (unit) return { usagePeriod: unit.period };
  const usedUp = plans[user.plan].limits.aiCardSetsPerMonth;
  return { usagePeriod: null, request: { ...request, model: 'built-in', usedUp } };
}

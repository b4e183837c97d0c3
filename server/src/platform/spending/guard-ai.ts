import type { WithoutAi } from '@engram/core/generation/without-ai.ts';
import type { Config } from '../../config.ts';
import { AiFailure } from '../ai/ai-failure.ts';
import type { Ai, AiChunk, AiModel, AiRequest, AiUsage, Payer } from '../ai/ai-model.ts';
import { estimateInput } from '../ai/estimate-tokens.ts';
import { NoAi } from '../ai/no-ai.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import { readBudgets } from './budgets.ts';
import { findFull, setAside, type SetAside, settle } from './set-aside.ts';

export type GuardParts = {
  db: Db;
  clock: Clock;
  log: Log;
  config: Config;
  /** Told what the server has spent, whenever it is more than before. */
  onSpent: (spent: { day: string; used: number; budget: number }) => void;
};

export type GuardedAi = Ai & {
  /** Before anything is begun, so that nobody is promised what the first call would refuse. */
  findWithoutAi: (payer: Payer) => Promise<WithoutAi | undefined>;
};

/**
 * The models of this server behind its budgets (D44): every call, whoever makes it, is set aside for
 * before and settled after. A process that dies in between leaves the larger sum, never the smaller.
 */
export function guardAi(ai: Ai, parts: GuardParts): GuardedAi {
  return {
    ...ai,
    models: ai.models.map((model) => guardModel(model, parts)),
    findWithoutAi: (payer) => findWithoutAi(parts, payer),
  };
}

async function findWithoutAi(
  { db, clock, config }: GuardParts,
  payer: Payer,
): Promise<WithoutAi | undefined> {
  if (isUnconfirmed(config, payer)) return 'unconfirmed';
  const budgets = await readBudgets(db, config);
  const full = await findFull(db, { payer, budgets, now: clock.now() });
  return full === undefined ? undefined : 'over-budget';
}

function isUnconfirmed({ SMTP_URL }: Config, { isConfirmed }: Payer): boolean {
  return SMTP_URL !== undefined && !isConfirmed;
}

function guardModel(model: AiModel, parts: GuardParts): AiModel {
  return { ...model, ask: (request) => askWithinBudget(model, request, parts) };
}

async function* askWithinBudget(
  model: AiModel,
  request: AiRequest,
  parts: GuardParts,
): AsyncGenerator<AiChunk> {
  const { payer } = request;
  if (isUnconfirmed(parts.config, payer)) throw new NoAi('unconfirmed');
  const cents = model.priceOf(mostUsage(request));
  // A model of one's own costs nothing, and nothing is written down for it.
  const aside = cents > 0 ? await takeAside(parts, { payer, cents }) : undefined;
  let usage: AiUsage | undefined;
  try {
    for await (const chunk of model.ask(request)) {
      if ('usage' in chunk) usage = chunk.usage;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof AiFailure) usage = error.usage;
    throw error;
  } finally {
    // Whoever stopped listening is not told what it cost, and what was set aside stays spent.
    if (aside && usage) await settleQuietly(parts, aside, model.priceOf(usage));
  }
}

async function takeAside(
  { db, clock, config, onSpent }: GuardParts,
  { payer, cents }: { payer: Payer; cents: number },
): Promise<SetAside> {
  const budgets = await readBudgets(db, config);
  const aside = await setAside(db, { payer, cents, budgets, now: clock.now() });
  if (aside === 'server' && payer.tier === 'paid') {
    // What is left is too little for a call, and nobody else may spend more.
    onSpent({ day: utcDay(clock.now()), used: budgets.server * 1_000, budget: budgets.server });
  }
  if (typeof aside === 'string') throw new NoAi('over-budget');
  onSpent({ day: aside.day, used: aside.serverUsed, budget: budgets.server });
  return aside;
}

async function settleQuietly({ db, log }: GuardParts, aside: SetAside, cents: number) {
  try {
    await settle(db, aside, cents);
  } catch (error) {
    log.warn({ err: error, cents }, 'what a call cost could not be settled');
  }
}

/** What instructions and prompt may come to where a language takes more signs than ours. */
const inputMargin = 1.5;
/** The shape of the reply is sent along, and providers add words of their own. */
const inputExtra = 800;

function mostUsage(request: AiRequest): AiUsage {
  return {
    inputTokens: Math.ceil(estimateInput(request) * inputMargin) + inputExtra,
    outputTokens: request.maxOutputTokens,
    isEstimated: true,
  };
}

import { setTimeout } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Config } from '../../../config.ts';
import { AiFailure } from '../ai-failure.ts';
import type { Ai, AiChunk, AiModel, AiProvider, AiRequest, AiUsage } from '../ai-model.ts';
import { estimateInput } from '../estimate-tokens.ts';
import { openTurns, type Rate, type Turns } from './turns.ts';

type LimitParts = {
  redis: Redis;
  config: Config;
  /** Tests do not wait. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * The models of this server, each asked no more often than its provider allows, over all processes.
 * Whoever asks waits for a turn. Where that would take too long, the turn is given back, so that another
 * provider can be asked and the line does not grow longer than runs live.
 */
export function limitAi(ai: Ai, { redis, config, pause = wait }: LimitParts): Ai {
  const rates: Record<AiProvider, Rate | undefined> = {
    openai: config.OPENAI_RATE,
    deepseek: config.DEEPSEEK_RATE,
    gemini: config.GEMINI_RATE,
    anthropic: config.ANTHROPIC_RATE,
    own: config.AI_RATE,
  };
  const limit = (model: AiModel): AiModel => {
    const { provider } = model;
    const rate = rates[provider];
    if (!rate) return model;
    const turns = openTurns({ redis, provider, rate });
    return { ...model, ask: (request) => askInTurn(model, request, { turns, pause }) };
  };
  return { ...ai, models: ai.models.map(limit) };
}

/** Of the 45 seconds that a run has for models. */
const longestWaitMs = 10_000;

type Asking = { turns: Turns; pause: (ms: number, signal: AbortSignal) => Promise<void> };

async function* askInTurn(
  model: AiModel,
  request: AiRequest,
  { turns, pause }: Asking,
): AsyncGenerator<AiChunk> {
  const tokens = estimateInput(request) + request.maxOutputTokens;
  const waitMs = await turns.take({ calls: 1, tokens });
  if (waitMs > longestWaitMs) {
    await turns.giveBack({ calls: 1, tokens });
    throw new AiFailure('rate-limited', { retryAfterMs: waitMs });
  }
  try {
    if (waitMs > 0) await pause(waitMs, request.signal);
  } catch {
    await turns.giveBack({ calls: 1, tokens });
    throw new AiFailure('stopped');
  }
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
    // Fewer than it could have been, as a rule; where nobody tells, it stays with the most.
    if (usage) {
      await turns.giveBack({ calls: 0, tokens: tokens - usage.inputTokens - usage.outputTokens });
    }
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal });
}

import type { AiModelId } from '@engram/core/generation/models.ts';
import type { z } from 'zod';

/** Who runs a model; a blind solve prefers another one than the writer's. */
type AiProvider = 'openai' | 'deepseek' | 'gemini' | 'own';

export type AiRequest = {
  instructions: string;
  prompt: string;
  /** What the reply has to look like; also sent to providers that can hold a model to it. */
  schema: z.ZodType;
  maxOutputTokens: number;
  signal: AbortSignal;
};

export type AiUsage = {
  inputTokens: number;
  outputTokens: number;
  /** Counted by characters, because the provider told nothing or the call was stopped. */
  isEstimated: boolean;
};

/** A piece of the reply, or, as the last thing of every reply, what it cost. */
export type AiChunk = { text: string } | { usage: AiUsage };

export type AiModel = {
  id: Exclude<AiModelId, 'built-in'>;
  label: string;
  provider: AiProvider;
  /** Ends with its usage, or throws an AiFailure. Never tries again by itself. */
  ask: (request: AiRequest) => AsyncIterable<AiChunk>;
  /** In cents, by the prices of the configuration. */
  priceOf: (usage: AiUsage) => number;
};

/** Every model this server has a key for, in the order in which they help each other out. */
export type Ai = { models: readonly AiModel[] };

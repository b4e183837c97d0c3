import type { AiModelId } from '@engram/core/generation/models.ts';
import type { z } from 'zod';

/** Who runs a model; a blind solve prefers another one than the writer's. */
export type AiProvider = 'openai' | 'deepseek' | 'gemini' | 'anthropic' | 'own';

/** For whom a call is made, and so whose budget it comes from (D44). */
export type Payer = {
  userId: string;
  /** A trial has the budget of a paid account, but not what is kept for those who pay. */
  tier: 'free' | 'trial' | 'paid';
  /** Whether the address is confirmed. */
  isConfirmed: boolean;
  /** Where they are, as a keyed hash; null where nobody knows it any more. */
  network: string | null;
};

/** A picture that a request is about. */
export type AiPicture = {
  mediaType: 'image/jpeg';
  content: Buffer;
  width: number;
  height: number;
};

export type AiRequest = {
  payer: Payer;
  instructions: string;
  prompt: string;
  /** Only for a model that reads pictures. */
  picture?: AiPicture | undefined;
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
  /** What the provider calls it, by the configuration. */
  model: string;
  provider: AiProvider;
  /** The one that the operator has chosen for photos of pages. */
  readsPictures: boolean;
  /** Ends with its usage, or throws an AiFailure, or NoAi where nobody was asked. Waiting and trying again is left to the caller. */
  ask: (request: AiRequest) => AsyncIterable<AiChunk>;
  /** In cents, by the prices of the configuration. */
  priceOf: (usage: AiUsage) => number;
};

/** The classes of our content policy that a provider finds in a text. Throws an AiFailure. */
export type Moderate = (text: string) => Promise<string[]>;

/** Every model this server has a key for, in the order in which they help each other out. */
export type Ai = {
  models: readonly AiModel[];
  /** Loads a model of one's own, so that the first user does not wait for it. Never fails. */
  warmUp: (signal: AbortSignal) => Promise<void>;
  /** Where a key offers it; in addition to our own rules, never instead of them. */
  moderate?: Moderate;
};

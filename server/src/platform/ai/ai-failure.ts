import type { AiUsage } from './ai-model.ts';

/** What went wrong with a call, by what can be done about it. */
export type AiFailureKind =
  /** Too many at once, ours or everybody's: a moment later it may go. */
  | 'rate-limited'
  /** Nothing more is paid for: no money, or the share of the day is used up. */
  | 'quota'
  | 'unauthorized'
  /** It does not know the model. */
  | 'not-found'
  /** More text than the model can read at once; a shorter one may go. */
  | 'too-long'
  /** It cannot hold a reply to the form that was wished for. */
  | 'no-format'
  | 'server'
  | 'network'
  /** The reply broke off. */
  | 'cut'
  /** The reply began and then nothing more came. */
  | 'stalled'
  /** Nothing came at all within the time a healthy model needs. */
  | 'slow-start'
  /** For reasons of content: no other model is asked. */
  | 'refused'
  /** We stopped it: time was up, or nobody needs it any more. */
  | 'stopped';

type Details = { retryAfterMs?: number | null; usage?: AiUsage };

export class AiFailure extends Error {
  readonly kind: AiFailureKind;
  /** After how long the provider wants to be asked again, where it says so. */
  readonly retryAfterMs: number | null;
  /** What the call cost all the same, where that is known. */
  readonly usage: AiUsage;

  constructor(kind: AiFailureKind, { retryAfterMs = null, usage = nothingUsed }: Details = {}) {
    // The provider's own words may repeat the prompt, so they go no further.
    super(`The AI call failed: ${kind}`);
    this.name = 'AiFailure';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.usage = usage;
  }
}

export const nothingUsed: AiUsage = { inputTokens: 0, outputTokens: 0, isEstimated: true };

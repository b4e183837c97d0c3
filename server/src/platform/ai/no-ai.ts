import type { WithoutAi } from '@engram/core/generation/without-ai.ts';

/** No model was asked: whoever the call was for may not have AI now (D44). */
export class NoAi extends Error {
  readonly reason: WithoutAi;

  constructor(reason: WithoutAi) {
    super(`No AI now: ${reason}`);
    this.name = 'NoAi';
    this.reason = reason;
  }
}

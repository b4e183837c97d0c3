import { z } from 'zod';
import type { Log } from '../log.ts';
import { AiFailure } from './ai-failure.ts';
import type { AiModel } from './ai-model.ts';

/** Nobody's: it goes past the budgets. */
const payer = { userId: '', tier: 'paid', isConfirmed: true, network: null } as const;

const request = {
  payer,
  instructions: 'Reply with one JSON object and nothing else: {"text":"ready"}.',
  prompt: 'Are you ready?',
  schema: z.object({ text: z.string() }),
  maxOutputTokens: 16,
};

type Cold = Pick<AiModel, 'model' | 'ask'>;
type WarmUpParts = { log: Pick<Log, 'info' | 'warn'>; signal: AbortSignal };

/**
 * A first small call. A model of one's own may have to be loaded, which takes minutes, and what it
 * can hold a reply to is found out meanwhile.
 */
export async function warmUp(models: readonly Cold[], parts: WarmUpParts): Promise<void> {
  await Promise.all(models.map((model) => warmUpOne(model, parts)));
}

async function warmUpOne({ model, ask }: Cold, { log, signal }: WarmUpParts): Promise<void> {
  const startedAt = performance.now();
  try {
    await Array.fromAsync(ask({ ...request, signal }));
    log.info({ model, ms: Math.round(performance.now() - startedAt) }, 'the own model is ready');
  } catch (error) {
    const reason = error instanceof AiFailure ? error.kind : 'unknown';
    log.warn({ model, reason }, 'the own model is not ready yet');
  }
}

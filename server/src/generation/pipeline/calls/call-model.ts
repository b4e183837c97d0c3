import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import type { z } from 'zod';
import { AiFailure } from '../../../platform/ai/ai-failure.ts';
import { NoAi } from '../../../platform/ai/no-ai.ts';
import type { AiModel, AiUsage } from '../../../platform/ai/ai-model.ts';
import type { Run } from '../run.ts';
import type { CallRecord } from '../pipeline-request.ts';
import type { Prompt } from './prompts.ts';

export type Call = {
  kind: CallRecord['kind'];
  call: number;
  model: AiModel;
  prompt: Prompt;
  schema: z.ZodType;
  maxOutputTokens: number;
  /** Gets the reply piece by piece. */
  onText: (piece: string) => void;
  /** After the reply, or what came of it: what became of its items. */
  count: () => Promise<{
    items: number;
    isUseless: boolean;
    drops: Partial<Record<DropReason, number>>;
  }>;
};

/** A provider that asks for more patience than this is not waited for. */
const longestWait = 3_000;
/** Where it does not say how long, each wait is twice the last. */
const firstWait = 1_000;
const mostTries = 3;

/** 'not-allowed': the allowance or the budget is used up. */
export type CallOutcome = CallRecord['outcome'] | 'not-allowed';

/** One call with its record; once more, and again, where the provider asks for a moment's patience. */
export async function callModel(run: Run, call: Call): Promise<CallOutcome> {
  for (let tries = 1; ; tries += 1) {
    const ended = await callOnce(run, call);
    if (ended === 'not-allowed') return ended;
    const outcome = typeof ended === 'string' ? ended : ended.kind;
    const wait = tries < mostTries && typeof ended === 'object' ? waitAfter(ended, tries) : null;
    if (wait === null) {
      run.ladder.report(call.model, { kind: call.kind, outcome });
      return outcome;
    }
    try {
      await (run.request.pause ?? pause)(wait, run.stopped);
    } catch {
      return 'stopped';
    }
  }
}

/** Not all at the same moment again: calls that were refused together would be so once more. */
function waitAfter({ kind, retryAfterMs }: AiFailure, tries: number): number | null {
  const wait = retryAfterMs ?? firstWait * 2 ** (tries - 1);
  if (kind !== 'rate-limited' || wait > longestWait) return null;
  return wait + randomInt(Math.ceil(wait / 2) + 1);
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal });
}

async function callOnce(run: Run, call: Call): Promise<CallOutcome | AiFailure> {
  if (run.stopped.aborted) return 'stopped';
  if (!(await run.request.mayCall(call.kind))) return 'not-allowed';
  const startedAt = performance.now();
  let usage: AiUsage | undefined;
  let failure: AiFailure | undefined;
  try {
    const { model, prompt, schema, maxOutputTokens } = call;
    const { payer } = run.request;
    const reply = model.ask({ ...prompt, payer, schema, maxOutputTokens, signal: run.stopped });
    for await (const chunk of reply) {
      if ('text' in chunk) call.onText(chunk.text);
      else usage = chunk.usage;
    }
  } catch (error) {
    if (error instanceof NoAi) {
      run.noteWithoutAi(error.reason);
      return 'not-allowed';
    }
    if (!(error instanceof AiFailure)) throw error;
    failure = error;
  }
  const ms = Math.round(performance.now() - startedAt);
  const used = usage ?? failure?.usage ?? { inputTokens: 0, outputTokens: 0, isEstimated: true };
  const { items, isUseless, drops } = await call.count();
  const outcome = failure?.kind ?? (isUseless ? 'useless' : 'done');
  run.count(drops);
  const { kind, call: no, model } = call;
  const cents = model.priceOf(used);
  await record(run, {
    kind,
    call: no,
    model: model.id,
    ...used,
    cents,
    ms,
    outcome,
    items,
    drops,
  });
  return failure ?? outcome;
}

/** Questions that are paid for are not lost over a line in the books. */
async function record({ request }: Run, call: CallRecord): Promise<void> {
  try {
    await request.onCall(call);
  } catch (error) {
    request.log.error({ err: error, call }, 'a call to a model could not be recorded');
  }
}

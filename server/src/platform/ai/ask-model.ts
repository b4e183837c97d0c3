import type { LanguageModel } from 'ai';
import { z } from 'zod';
import { AiFailure } from './ai-failure.ts';
import type { AiChunk, AiRequest, AiUsage } from './ai-model.ts';
import { classifyFailure } from './classify-failure.ts';
import { type ReplyMarks, watchReply } from './watch-reply.ts';

/** A model of a provider package. */
type ProviderModel = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type CallOptions = Parameters<ProviderModel['doStream']>[0];
type StreamPart =
  Awaited<ReturnType<ProviderModel['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never;

export type AskOptions = {
  model: ProviderModel;
  providerOptions: NonNullable<CallOptions['providerOptions']>;
  marks: ReplyMarks;
};

/**
 * One call. It takes the provider's own stream instead of streamText, whose layers cost as much
 * again for each piece and hide some failures in callbacks.
 */
export async function* askModel(options: AskOptions, request: AiRequest): AsyncGenerator<AiChunk> {
  const watch = watchReply(request.signal, options.marks);
  let written = '';
  try {
    const { stream } = await options.model.doStream(toCall(options, request, watch.signal));
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.delta !== '') {
        watch.feed();
        written += part.delta;
        yield { text: part.delta };
      }
      if (part.type === 'reasoning-delta') watch.feed();
      if (part.type === 'error') throw classifyFailure(part.error);
      if (part.type === 'finish') yield { usage: readFinish(part, request, written) };
    }
  } catch (error) {
    const failure = watch.failure() ?? classifyFailure(error);
    const kind = failure.kind === 'network' && written !== '' ? 'cut' : failure.kind;
    const hasCost = written !== '' || kind === 'stopped' || kind === 'slow-start';
    throw new AiFailure(kind, {
      retryAfterMs: failure.retryAfterMs,
      ...(hasCost && { usage: estimateUsage(request, written) }),
    });
  } finally {
    watch.end();
  }
}

function toCall(options: AskOptions, request: AiRequest, signal: AbortSignal): CallOptions {
  return {
    prompt: [
      { role: 'system', content: request.instructions },
      { role: 'user', content: [{ type: 'text', text: request.prompt }] },
    ],
    responseFormat: { type: 'json', name: 'reply', schema: toJsonSchema(request.schema) },
    maxOutputTokens: request.maxOutputTokens,
    abortSignal: signal,
    providerOptions: options.providerOptions,
  };
}

type JsonSchema = Extract<CallOptions['responseFormat'], { schema?: unknown }>['schema'];
const jsonSchemas = new WeakMap<z.ZodType, NonNullable<JsonSchema>>();

function toJsonSchema(schema: z.ZodType): NonNullable<JsonSchema> {
  const known = jsonSchemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { target: 'draft-7' });
  jsonSchemas.set(schema, made);
  return made;
}

function readFinish(
  { finishReason, usage }: Extract<StreamPart, { type: 'finish' }>,
  request: AiRequest,
  written: string,
): AiUsage {
  if (finishReason.unified === 'content-filter') throw new AiFailure('refused');
  if (finishReason.unified === 'error') throw new AiFailure('server');
  // Nobody said that it was the end, so it was none.
  if (finishReason.raw === undefined) throw new AiFailure('cut');
  const inputTokens = usage.inputTokens.total;
  const outputTokens = usage.outputTokens.total;
  const counted = Counted.safeParse({ inputTokens, outputTokens });
  return counted.success
    ? { ...counted.data, isEstimated: false }
    : estimateUsage(request, written);
}

/** What servers of one's own tell may be nothing, or no count at all. */
const Tokens = z.int().min(0).max(1_000_000_000);
const Counted = z.object({ inputTokens: Tokens, outputTokens: Tokens });

function estimateUsage({ instructions, prompt }: AiRequest, written: string): AiUsage {
  return {
    inputTokens: estimateTokens(instructions) + estimateTokens(prompt),
    outputTokens: estimateTokens(written),
    isEstimated: true,
  };
}

/** A rough count for what was paid when nobody tells: four Latin letters a token, others one each. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[^\p{Script=Latin}\p{Script=Common}]/gu)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide);
}

import type { LanguageModel } from 'ai';
import { z } from 'zod';
import { AiFailure, type AiFailureKind, nothingUsed } from './ai-failure.ts';
import type { AiChunk, AiRequest, AiUsage } from './ai-model.ts';
import { classifyFailure } from './classify-failure.ts';
import { estimateInput, estimateTokens } from './estimate-tokens.ts';
import { leaveOutThoughts } from './leave-out-thoughts.ts';
import { readProviderWords } from './provider-words.ts';
import { redactWords } from './redact-words.ts';
import { refusesInWords } from './refuses-in-words.ts';
import type { FormatMemory, ReplyFormat } from './reply-format.ts';
import { type ReplyMarks, watchReply } from './watch-reply.ts';

/** A model of a provider package. */
export type ProviderModel = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type CallOptions = Parameters<ProviderModel['doStream']>[0];
type StreamPart =
  Awaited<ReturnType<ProviderModel['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never;

export type AskOptions = {
  model: ProviderModel;
  /** What this provider wants to be told in every call. */
  settings: Pick<CallOptions, 'providerOptions' | 'reasoning'>;
  marks: ReplyMarks;
  formats: FormatMemory;
  /** For the operator, in the provider's own words without what it was asked. */
  tell: (failure: { kind: AiFailureKind; status: number | undefined; said: string }) => void;
};

/** One call, and once more in a simpler form where the model cannot hold its reply to this one. */
export async function* askModel(options: AskOptions, request: AiRequest): AsyncGenerator<AiChunk> {
  const format = options.formats.current();
  try {
    yield* askOnce(options, request, format);
  } catch (error) {
    const isRefused = error instanceof AiFailure && error.kind === 'no-format';
    if (!isRefused || !options.formats.stepDown(format)) throw error;
    yield* askModel(options, request);
  }
}

/**
 * It takes the provider's own stream instead of streamText, whose layers cost as much again for
 * each piece and hide some failures in callbacks.
 */
async function* askOnce(
  options: AskOptions,
  request: AiRequest,
  format: ReplyFormat,
): AsyncGenerator<AiChunk> {
  const watch = watchReply(request.signal, options.marks);
  const answer = leaveOutThoughts();
  let received = '';
  let written = '';
  let hasEnded = false;
  try {
    const call = toCall(options, request, { format, signal: watch.signal });
    const { stream } = await options.model.doStream(call);
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.delta !== '') {
        watch.feed();
        received += part.delta;
        const text = answer.read(part.delta);
        written += text;
        if (text !== '') yield { text };
      }
      if (part.type === 'reasoning-delta') watch.feed();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        const rest = answer.end();
        written += rest;
        if (rest !== '') yield { text: rest };
        const usage = readUsage(part, request, received);
        throwUnlessWhole(part, written, usage);
        hasEnded = true;
        yield { usage };
      }
    }
    // Some packages end quietly when they are stopped.
    if (!hasEnded) throw new AiFailure('cut');
  } catch (error) {
    throw toFailure(error, { options, request, received, stopped: watch.failure() });
  } finally {
    watch.end();
  }
}

type Failing = {
  options: AskOptions;
  request: AiRequest;
  received: string;
  stopped: AiFailure | null;
};

function toFailure(error: unknown, { options, request, received, stopped }: Failing): AiFailure {
  const failure = stopped ?? classifyFailure(error);
  const kind = failure.kind === 'network' && received !== '' ? 'cut' : failure.kind;
  if (kind !== 'stopped') {
    const { status, said } = readProviderWords(stopped ?? error);
    options.tell({ kind, status, said: redactWords(said, writeSent(request)) });
  }
  const hasCost = received !== '' || kind === 'stopped' || kind === 'slow-start';
  const isCounted = failure.usage !== nothingUsed;
  return new AiFailure(kind, {
    retryAfterMs: failure.retryAfterMs,
    ...(isCounted
      ? { usage: failure.usage }
      : hasCost && { usage: estimateUsage(request, received) }),
  });
}

/** What a provider may repeat in its error. */
function writeSent({ prompt, picture }: AiRequest): string {
  return `${prompt} ${picture?.content.toString('base64') ?? ''}`;
}

function toCall(
  { settings }: AskOptions,
  request: AiRequest,
  { format, signal }: { format: ReplyFormat; signal: AbortSignal },
): CallOptions {
  return {
    prompt: [
      { role: 'system', content: request.instructions },
      { role: 'user', content: [...showPicture(request), { type: 'text', text: request.prompt }] },
    ],
    responseFormat: toResponseFormat(format, request),
    maxOutputTokens: request.maxOutputTokens,
    abortSignal: signal,
    ...settings,
  };
}

/** Before the words that speak of it, as providers advise. */
function showPicture({ picture }: AiRequest) {
  if (!picture) return [];
  const { mediaType, content } = picture;
  return [{ type: 'file', mediaType, data: { type: 'data', data: content } } as const];
}

function toResponseFormat(format: ReplyFormat, { schema }: AiRequest) {
  switch (format) {
    case 'schema':
      return { type: 'json', name: 'reply', schema: toJsonSchema(schema) } as const;
    case 'json':
      return { type: 'json' } as const;
    case 'text':
      return { type: 'text' } as const;
  }
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

type Finish = Extract<StreamPart, { type: 'finish' }>;

function throwUnlessWhole({ finishReason }: Finish, written: string, usage: AiUsage): void {
  if (finishReason.unified === 'content-filter') throw new AiFailure('refused', { usage });
  if (finishReason.unified === 'error') throw new AiFailure('server', { usage });
  // Nobody said that it was the end, so it was none.
  if (finishReason.raw === undefined) throw new AiFailure('cut');
  if (refusesInWords(written)) throw new AiFailure('refused', { usage });
}

function readUsage({ usage }: Finish, request: AiRequest, written: string): AiUsage {
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

function estimateUsage(request: AiRequest, written: string): AiUsage {
  return {
    inputTokens: estimateInput(request),
    outputTokens: estimateTokens(written),
    isEstimated: true,
  };
}

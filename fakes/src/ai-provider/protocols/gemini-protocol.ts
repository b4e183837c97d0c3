import { z } from '@engram/core/zod.ts';
import { readPicture, type SentPicture } from './picture.ts';
import type { Asked, Dialect, FinishReason, ReplyFormat, Usage } from './protocol.ts';

const TextPart = z.strictObject({ text: z.string() });
const PicturePart = z
  .strictObject({ inlineData: z.strictObject({ mimeType: z.string(), data: z.string() }) })
  .transform(({ inlineData: { mimeType: mediaType, data } }, context) => ({
    picture: readPicture({ mediaType, data }, context),
  }));
const Parts = z.array(z.union([TextPart, PicturePart])).min(1);

/** The parts of Gemini's request that we send; what it does not name is refused. */
const GeminiRequest = z.strictObject({
  contents: z.array(z.strictObject({ role: z.enum(['user', 'model']), parts: Parts })).min(1),
  systemInstruction: z
    .strictObject({ role: z.string().optional(), parts: z.array(TextPart).min(1) })
    .optional(),
  generationConfig: z
    .strictObject({
      maxOutputTokens: z.int().min(1).optional(),
      temperature: z.number().min(0).max(2).optional(),
      topP: z.number().optional(),
      topK: z.number().optional(),
      seed: z.int().optional(),
      stopSequences: z.array(z.string()).optional(),
      responseMimeType: z.enum(['application/json', 'text/plain']).optional(),
      responseSchema: z.record(z.string(), z.unknown()).optional(),
      responseJsonSchema: z.record(z.string(), z.unknown()).optional(),
      thinkingConfig: z
        .strictObject({
          thinkingBudget: z.int().min(-1).optional(),
          thinkingLevel: z.string().optional(),
          includeThoughts: z.boolean().optional(),
        })
        .optional(),
    })
    .optional(),
  safetySettings: z.array(z.unknown()).optional(),
});

export function readGeminiRequest(
  body: unknown,
  { model, isStream }: { model: string; isStream: boolean },
): { asked: Asked } | { fault: string } {
  const read = GeminiRequest.safeParse(body);
  if (!read.success) return { fault: z.prettifyError(read.error) };
  const { contents, systemInstruction, generationConfig } = read.data;
  const turns = contents.map(({ role, parts }) => ({ role, text: join(parts) }));
  const system = systemInstruction ? [{ role: 'system', text: join(systemInstruction.parts) }] : [];
  return {
    asked: {
      model,
      messages: [...system, ...turns],
      pictures: contents.flatMap(({ parts }) => picturesOf(parts)),
      isStream,
      wantsUsage: true,
      maxTokens: generationConfig?.maxOutputTokens ?? Infinity,
      format: formatOf(generationConfig),
    },
  };
}

function formatOf(config: z.infer<typeof GeminiRequest>['generationConfig']): ReplyFormat {
  if (config?.responseSchema ?? config?.responseJsonSchema) return 'schema';
  return config?.responseMimeType === 'application/json' ? 'json' : 'text';
}

export function speakGemini(call: { id: string }, { model }: Asked): Dialect {
  const answer = (parts: object[], rest: object = {}) => ({
    candidates: [{ content: { parts, role: 'model' }, index: 0, ...rest }],
    modelVersion: model,
    responseId: call.id,
  });
  const line = (value: object) => `data: ${JSON.stringify(value)}\r\n\r\n`;
  const end = (text: string, reason: FinishReason, usage: Usage) => ({
    ...answer([{ text }], { finishReason: reasons[reason] }),
    usageMetadata: {
      promptTokenCount: usage.prompt,
      candidatesTokenCount: usage.completion,
      totalTokenCount: usage.prompt + usage.completion,
    },
  });
  return {
    contentType: 'text/event-stream',
    first: (thoughts) => (thoughts === '' ? '' : line(answer([{ text: thoughts, thought: true }]))),
    token: (token) => line(answer([{ text: token }])),
    // Gemini does not say why: a blocked answer is empty.
    refusal: () => '',
    error: line({
      error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' },
    }),
    last: (reason, usage) => line(end('', reason, usage)),
    whole: (text, reason, usage) => end(reason === 'content_filter' ? '' : text, reason, usage),
  };
}

const reasons = { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' } as const;

type Part = { text: string } | { picture: SentPicture };

function join(parts: readonly Part[]): string {
  return parts.map((part) => ('text' in part ? part.text : '')).join('');
}

function picturesOf(parts: readonly Part[]): SentPicture[] {
  return parts.flatMap((part) => ('picture' in part ? [part.picture] : []));
}

import { z } from '@engram/core/zod.ts';
import type { Asked, Dialect, FinishReason, Usage } from './protocol.ts';
import { readPicture, type SentPicture } from './picture.ts';
import { StrictSchema } from './strict-schema.ts';

const TextBlock = z.strictObject({ type: z.literal('text'), text: z.string().min(1) });
const PictureBlock = z
  .strictObject({
    type: z.literal('image'),
    source: z.strictObject({
      type: z.literal('base64'),
      media_type: z.string(),
      data: z.string(),
    }),
  })
  .transform(({ source: { media_type: mediaType, data } }, context) => ({
    picture: readPicture({ mediaType, data }, context),
  }));
const Texts = z.array(TextBlock).min(1);
const Blocks = z.array(z.union([TextBlock, PictureBlock])).min(1);

/** The parts of the Messages API that we send; what it does not name is refused. */
const MessagesRequest = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1),
  system: z.union([z.string(), Texts]).optional(),
  messages: z
    .array(
      z.discriminatedUnion('role', [
        z.strictObject({ role: z.literal('user'), content: Blocks }),
        z.strictObject({ role: z.literal('assistant'), content: Texts }),
      ]),
    )
    .min(1),
  stream: z.boolean().optional(),
  temperature: z.number().min(0).max(1).optional(),
  thinking: z.strictObject({ type: z.enum(['disabled', 'adaptive', 'between_tools']) }).optional(),
  output_config: z
    .strictObject({
      effort: z.enum(['low', 'medium', 'high']).optional(),
      format: z.strictObject({ type: z.literal('json_schema'), schema: StrictSchema }).optional(),
    })
    .optional(),
});

export function readMessagesRequest(
  body: unknown,
  version: string | undefined,
): { asked: Asked } | { fault: string } {
  if (version !== '2023-06-01') return { fault: 'anthropic-version: header is required' };
  const read = MessagesRequest.safeParse(body);
  if (!read.success) return { fault: z.prettifyError(read.error) };
  const { model, system, messages, stream = false, max_tokens, output_config } = read.data;
  const first = system === undefined ? [] : [{ role: 'system', text: textOf(system) }];
  return {
    asked: {
      model,
      messages: [
        ...first,
        ...messages.map(({ role, content }) => ({ role, text: textOf(content) })),
      ],
      pictures: messages.flatMap(({ content }) => picturesOf(content)),
      isStream: stream,
      wantsUsage: true,
      maxTokens: max_tokens,
      format: output_config?.format ? 'schema' : 'text',
    },
  };
}

type Block = { text: string } | { picture: SentPicture };

function textOf(content: string | readonly Block[]): string {
  if (typeof content === 'string') return content;
  return content.map((block) => ('text' in block ? block.text : '')).join('');
}

function picturesOf(content: readonly Block[]): SentPicture[] {
  return content.flatMap((block) => ('picture' in block ? [block.picture] : []));
}

export function speakAnthropic(
  call: { id: string; promptTokens: number },
  { model }: Asked,
): Dialect {
  const event = (type: string, rest: object = {}) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;
  const head = { id: call.id, type: 'message', role: 'assistant', model };
  const begin = event('message_start', {
    message: {
      ...head,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: call.promptTokens, output_tokens: 1 },
    },
  });
  const open = (index: number, block: object) =>
    event('content_block_start', { index, content_block: block });
  const delta = (index: number, one: object) => event('content_block_delta', { index, delta: one });
  let index = 0;

  return {
    contentType: 'text/event-stream',
    first(thoughts) {
      index = thoughts === '' ? 0 : 1;
      const thinking =
        thoughts === ''
          ? ''
          : open(0, { type: 'thinking', thinking: '', signature: '' }) +
            delta(0, { type: 'thinking_delta', thinking: thoughts }) +
            event('content_block_stop', { index: 0 });
      return begin + thinking + event('ping') + open(index, { type: 'text', text: '' });
    },
    token: (token) => delta(index, { type: 'text_delta', text: token }),
    // It ends, and its reason says why.
    refusal: () => '',
    error: event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    last: (reason, usage) =>
      event('content_block_stop', { index }) +
      event('message_delta', {
        delta: { stop_reason: reasons[reason], stop_sequence: null },
        usage: { output_tokens: usage.completion },
      }) +
      event('message_stop'),
    whole: (text, reason, usage) => ({
      ...head,
      content: reason === 'content_filter' ? [] : [{ type: 'text', text }],
      stop_reason: reasons[reason],
      stop_sequence: null,
      usage: countUsage(usage),
    }),
  };
}

const reasons: Record<FinishReason, string> = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
};

function countUsage({ prompt, completion }: Usage) {
  return { input_tokens: prompt, output_tokens: completion };
}

import { z } from '@engram/core/zod.ts';
import { readPicture, type SentPicture } from './picture.ts';
import { StrictSchema } from './strict-schema.ts';

const TextPart = z.strictObject({ type: z.literal('text'), text: z.string() });
const PicturePart = z
  .strictObject({
    type: z.literal('image_url'),
    image_url: z.strictObject({
      url: z.string(),
      detail: z.enum(['low', 'high', 'auto']).optional(),
    }),
  })
  .transform(({ image_url: { url } }, context) => {
    const [, mediaType = '', data = ''] = /^data:([\w/]+);base64,(.*)$/s.exec(url) ?? [];
    return { picture: readPicture({ mediaType, data }, context) };
  });
const Texts = z.union([z.string(), z.array(TextPart).min(1)]);
const Message = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.enum(['system', 'developer', 'assistant']),
    content: Texts,
    name: z.string().optional(),
  }),
  // Only what a user says may have pictures in it.
  z.strictObject({
    role: z.literal('user'),
    content: z.union([z.string(), z.array(z.union([TextPart, PicturePart])).min(1)]),
    name: z.string().optional(),
  }),
]);

const ResponseFormat = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string().optional(),
      strict: z.boolean().optional(),
      schema: StrictSchema,
    }),
  }),
]);

/** A request as the reference of chat completions describes it; what it does not name is refused. */
const ChatRequest = z.strictObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean().optional() }).optional(),
  response_format: ResponseFormat.optional(),
  max_tokens: z.int().min(1).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  temperature: z.number().min(0).max(2).optional(),
  top_p: z.number().min(0).max(1).optional(),
  frequency_penalty: z.number().min(-2).max(2).optional(),
  presence_penalty: z.number().min(-2).max(2).optional(),
  seed: z.int().optional(),
  n: z.literal(1).optional(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).optional(),
  user: z.string().optional(),
  user_id: z.string().optional(),
  safety_identifier: z.string().optional(),
  prompt_cache_key: z.string().optional(),
  store: z.boolean().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  service_tier: z.string().optional(),
  verbosity: z.enum(['low', 'medium', 'high']).optional(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']).optional(),
  /** DeepSeek's own. */
  thinking: z.strictObject({ type: z.enum(['enabled', 'disabled']) }).optional(),
});

/** A request to a model, in whichever protocol it came. */
export type Asked = {
  model: string;
  messages: { role: string; text: string }[];
  pictures: SentPicture[];
  isStream: boolean;
  wantsUsage: boolean;
  maxTokens: number;
  format: ReplyFormat;
};

/** What a reply is to be held to, the most demanding first. */
export const replyFormats = ['schema', 'json', 'text'] as const;
export type ReplyFormat = (typeof replyFormats)[number];

export function readChatRequest(body: unknown): { asked: Asked } | { fault: string } {
  const read = ChatRequest.safeParse(body);
  if (!read.success) return { fault: z.prettifyError(read.error) };
  const { model, messages, stream = false, stream_options, response_format, ...limits } = read.data;
  return {
    asked: {
      model,
      messages: messages.map(({ role, content }) => ({ role, text: textOf(content) })),
      pictures: messages.flatMap(({ content }) => picturesOf(content)),
      isStream: stream,
      wantsUsage: stream_options?.include_usage ?? false,
      maxTokens: limits.max_completion_tokens ?? limits.max_tokens ?? Infinity,
      format: formats[response_format?.type ?? 'text'],
    },
  };
}

const formats = { json_schema: 'schema', json_object: 'json', text: 'text' } as const;

type Content = string | readonly ({ text: string } | { picture: SentPicture })[];

function textOf(content: Content): string {
  if (typeof content === 'string') return content;
  return content.map((part) => ('text' in part ? part.text : '')).join('');
}

function picturesOf(content: Content): SentPicture[] {
  if (typeof content === 'string') return [];
  return content.flatMap((part) => ('picture' in part ? [part.picture] : []));
}

/** What an answer is sent in. */
export type Dialect = {
  contentType: string;
  /** Before the first token; with thoughts, where this provider shows them. */
  first: (thoughts: string) => string;
  token: (token: string) => string;
  refusal: (token: string) => string;
  /** Something went wrong on the provider's side, in the middle of a stream. */
  error: string;
  last: (reason: FinishReason, usage: Usage) => string;
  /** An answer in one piece. */
  whole: (text: string, reason: FinishReason, usage: Usage) => object;
};
export type FinishReason = 'stop' | 'length' | 'content_filter';
export type Usage = { prompt: number; completion: number };

type Spoken = { id: string; startedAt: number };

/** Its thoughts are not shown. */
export function speakOpenAi(call: Spoken, asked: Asked): Dialect {
  return speakChat(call, asked, () => '');
}

export function speakDeepSeek(call: Spoken, asked: Asked): Dialect {
  return speakChat(call, asked, (choice, thoughts) =>
    choice({ content: null, reasoning_content: thoughts }),
  );
}

/** Where nobody has told the server how its model thinks, thoughts are part of the text. */
export function speakOwn(call: Spoken, asked: Asked): Dialect {
  return speakChat(call, asked, (choice, thoughts) =>
    choice({ content: `<think>\n${thoughts}\n</think>\n\n` }),
  );
}

type TellThoughts = (choice: (delta: object) => string, thoughts: string) => string;

/** What is around a token in a chunk never changes, so it is written once per answer. */
function speakChat(call: Spoken, asked: Asked, tellThoughts: TellThoughts): Dialect {
  const created = Math.floor(call.startedAt / 1000);
  const head = { id: call.id, created, model: asked.model, system_fingerprint: null };
  const line = (rest: object) =>
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...rest })}\n\n`;
  const choice = (delta: object, finish_reason: string | null = null) =>
    line({ choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
  const [before = '', after = ''] = choice({ content: '@' }).split('"@"');
  return {
    contentType: 'text/event-stream',
    first: (thoughts) =>
      choice({ role: 'assistant', content: '', refusal: null }) +
      (thoughts === '' ? '' : tellThoughts(choice, thoughts)),
    token: (token) => before + JSON.stringify(token) + after,
    refusal: (token) => choice({ refusal: token }),
    error: `data: ${JSON.stringify({ error: streamError })}\n\n`,
    last: (reason, usage) =>
      choice({}, reason) +
      (asked.wantsUsage ? line({ choices: [], usage: countUsage(usage) }) : '') +
      'data: [DONE]\n\n',
    whole: (text, reason, usage) => {
      const isRefused = reason === 'content_filter';
      const message = {
        role: 'assistant',
        content: isRefused ? null : text,
        refusal: isRefused ? text : null,
      };
      const choices = [{ index: 0, message, logprobs: null, finish_reason: reason }];
      return { ...head, object: 'chat.completion', choices, usage: countUsage(usage) };
    },
  };
}

const streamError = {
  message: 'The server had an error while processing your request. Sorry about that!',
  type: 'server_error',
  param: null,
  code: null,
};

function countUsage({ prompt, completion }: Usage) {
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  };
}

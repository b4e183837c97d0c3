import { z } from '@engram/core/zod.ts';

const Part = z.strictObject({ type: z.literal('text'), text: z.string() });
const Message = z.strictObject({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.union([z.string(), z.array(Part).min(1)]),
  name: z.string().optional(),
});

const ResponseFormat = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string().optional(),
      strict: z.boolean().optional(),
      schema: z.record(z.string(), z.unknown()).superRefine((schema, context) => {
        const fault = findLooseObject(schema, 'schema');
        if (fault) context.addIssue({ code: 'custom', message: fault });
      }),
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
  isStream: boolean;
  wantsUsage: boolean;
  maxTokens: number;
};

export function readChatRequest(body: unknown): { asked: Asked } | { fault: string } {
  const read = ChatRequest.safeParse(body);
  if (!read.success) return { fault: z.prettifyError(read.error) };
  const { model, messages, stream = false, stream_options, ...limits } = read.data;
  return {
    asked: {
      model,
      messages: messages.map(({ role, content }) => ({ role, text: textOf(content) })),
      isStream: stream,
      wantsUsage: stream_options?.include_usage ?? false,
      maxTokens: limits.max_completion_tokens ?? limits.max_tokens ?? Infinity,
    },
  };
}

function textOf(content: string | { text: string }[]): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('');
}

/** What an answer is sent in. */
export type Dialect = {
  contentType: string;
  first: string;
  token: (token: string) => string;
  refusal: (token: string) => string;
  last: (reason: FinishReason, usage: Usage) => string;
  /** An answer in one piece. */
  whole: (text: string, reason: FinishReason, usage: Usage) => object;
};
export type FinishReason = 'stop' | 'length' | 'content_filter';
export type Usage = { prompt: number; completion: number };

/** What is around a token in a chunk never changes, so it is written once per answer. */
export function speakOpenAi(call: { id: string; startedAt: number }, asked: Asked): Dialect {
  const created = Math.floor(call.startedAt / 1000);
  const head = { id: call.id, created, model: asked.model, system_fingerprint: null };
  const line = (rest: object) =>
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...rest })}\n\n`;
  const choice = (delta: object, finish_reason: string | null = null) =>
    line({ choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
  const [before = '', after = ''] = choice({ content: '@' }).split('"@"');
  return {
    contentType: 'text/event-stream',
    first: choice({ role: 'assistant', content: '', refusal: null }),
    token: (token) => before + JSON.stringify(token) + after,
    refusal: (token) => choice({ refusal: token }),
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

function countUsage({ prompt, completion }: Usage) {
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  };
}

/** Strict schemas close every object and require every property, at any depth. */
function findLooseObject(schema: unknown, path: string): string | undefined {
  if (Array.isArray(schema)) {
    return first(schema.entries(), ([index, part]) => findLooseObject(part, `${path}[${index}]`));
  }
  const node = Node.safeParse(schema);
  if (!node.success) return undefined;
  const { type, properties, required = [], additionalProperties } = node.data;
  if (path === 'schema' && type !== 'object') return 'the schema must be an object at its root';
  if (type === 'object' || properties) {
    if (additionalProperties !== false) return `${path}: additionalProperties must be false`;
    const missing = Object.keys(properties ?? {}).find((key) => !required.includes(key));
    if (missing) return `${path}: '${missing}' must be in required`;
  }
  return first(Object.entries(node.data), ([key, part]) => findLooseObject(part, `${path}.${key}`));
}

const Node = z.looseObject({
  type: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
});

function first<T>(things: Iterable<T>, find: (thing: T) => string | undefined): string | undefined {
  for (const thing of things) {
    const found = find(thing);
    if (found) return found;
  }
  return undefined;
}

import { z } from '@engram/core/zod.ts';
import { WrittenItems } from '@engram/core/generation/model-contract.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { biology } from '../study-texts/biology.ts';
import { promptOf, readChoice, writeTask } from './ask-provider.ts';
import { startAiProvider, type AiProvider } from './start-ai-provider.ts';

let provider: AiProvider;
beforeEach(async () => {
  provider = await startAiProvider({ tokensPerSecond: 20_000, firstTokenMs: 0 });
});
afterEach(() => provider.stop());

const task = writeTask({ write: [{ type: 'multiple-choice', count: 2 }] });
const prompt = promptOf(biology.text, task);

function ask(body: object = {}, init: RequestInit = {}) {
  const messages = [{ role: 'user', content: prompt }];
  return fetch(`${provider.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'fake', messages, ...body }),
    ...init,
  });
}

async function control(path: string, init: { method?: string; body?: object } = {}) {
  const response = await fetch(`${provider.controlUrl}/${path}`, {
    method: init.method ?? (init.body ? 'POST' : 'GET'),
    ...(init.body && { body: JSON.stringify(init.body) }),
  });
  return response.json();
}

const Chunk = z.object({
  object: z.literal('chat.completion.chunk'),
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().optional() }),
      finish_reason: z.string().nullable(),
    }),
  ),
  usage: z
    .object({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() })
    .optional(),
});

async function readStream(response: Response) {
  const events = (await response.text()).split('\n\n').filter((event) => event !== '');
  const data = events.map((event) => event.replace(/^data: /, ''));
  return { chunks: data.slice(0, -1).map((one) => Chunk.parse(JSON.parse(one))), end: data.at(-1) };
}

it('streams an answer with one token of four characters in each chunk', async () => {
  const response = await ask({ stream: true });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const { chunks, end } = await readStream(response);
  const tokens = chunks.flatMap(({ choices }) => choices[0]?.delta.content ?? []).slice(1);
  expect(WrittenItems.parse(JSON.parse(tokens.join(''))).items).toHaveLength(2);
  expect(new Set(tokens.slice(0, -1).map((token) => token.length))).toEqual(new Set([4]));
  expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('stop');
  expect(end).toBe('[DONE]');
});

it('counts the tokens in a last chunk when asked to', async () => {
  const { chunks } = await readStream(
    await ask({ stream: true, stream_options: { include_usage: true } }),
  );
  const tokens = chunks.filter(({ choices }) => choices[0]?.delta.content).length;
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: tokens } });
});

it('answers in one piece without a stream', async () => {
  const { text, reason } = await readChoice(await ask());
  expect(WrittenItems.parse(JSON.parse(text)).items).toHaveLength(2);
  expect(reason).toBe('stop');
});

it('stops at the number of tokens that was allowed', async () => {
  const { text, reason } = await readChoice(await ask({ max_tokens: 5 }));
  expect(reason).toBe('length');
  expect(text).toHaveLength(20);
});

it('tells explanations and hints', async () => {
  const tell = {
    tell: 'hint',
    question: 'What?',
    answer: 'Basel',
    passage: 'The Rhine is in Basel.',
  };
  const messages = [{ role: 'user', content: `TASK ${JSON.stringify(tell)}` }];
  const { text } = await readChoice(await ask({ messages }));
  expect(JSON.parse(text)).toEqual({
    text: 'Look for the place in the text with the words “The Rhine is in”.',
  });
});

it('lists its models', async () => {
  const models = await (await fetch(`${provider.url}/models`)).json();
  expect(models).toMatchObject({ object: 'list', data: [{ id: 'fake', object: 'model' }, {}] });
});

const closed = {
  type: 'object',
  properties: { a: { type: 'string' } },
  required: ['a'],
  additionalProperties: false,
};
const format = (schema: object) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
});

it('takes a strict schema', async () => {
  expect((await ask(format(closed))).status).toBe(200);
});

it.each([
  ['an unknown key', { tokens: 3 }],
  ['a role nobody has', { messages: [{ role: 'teacher', content: 'x' }] }],
  ['a temperature in words', { temperature: 'hot' }],
  ['no messages', { messages: [] }],
  ['a schema with an open object', format({ ...closed, additionalProperties: true })],
  ['a schema with an optional key', format({ ...closed, required: [] })],
  [
    'a schema that is loose deep inside',
    format({
      ...closed,
      properties: { a: { type: 'array', items: { type: 'object', properties: {} } } },
    }),
  ],
])('refuses %s and remembers it', async (_what, body) => {
  const response = await ask(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  expect(provider.violations).toHaveLength(1);
});

it('wants its key when it has one', async () => {
  provider.settings.apiKey = 'secret';
  const refused = await ask({}, { headers: { authorization: 'Bearer other' } });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
  expect((await ask({}, { headers: { authorization: 'Bearer secret' } })).status).toBe(200);
});

it('knows how many calls it had at once', async () => {
  provider.settings.firstTokenMs = 3_600_000;
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask({ stream: true })));
  for (const { body } of replies) await body?.cancel();
  await expect.poll(() => provider.running()).toBe(0);
  expect(provider.mostAtOnce()).toBe(10);
});

it('remembers each call, and who went away in the middle of one', async () => {
  Object.assign(provider.settings, { tokensPerSecond: 50 });
  const leaving = new AbortController();
  const response = await ask({ stream: true }, { signal: leaving.signal });
  expect(await control('calls')).toMatchObject({ running: 1, calls: [{ state: 'running' }] });
  leaving.abort();
  await expect(response.text()).rejects.toThrow('aborted');
  await expect.poll(() => provider.running()).toBe(0);
  expect(provider.calls).toMatchObject([{ kind: 'write', model: 'fake', state: 'aborted' }]);
});

it('shows the same prompt as the same work, and keeps its words', async () => {
  await ask();
  await ask();
  const hashes = provider.calls.map(({ promptHash }) => promptHash);
  expect(new Set(hashes).size).toBe(1);
  expect(provider.prompts[1]?.messages).toEqual([{ role: 'user', text: prompt }]);
});

it('answers what a test wants to be answered', async () => {
  const scripted = await startAiProvider({ firstTokenMs: 0, answer: () => '{"items":[]}' });
  const response = await fetch(`${scripted.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'fake', messages: [{ role: 'user', content: 'Hello' }] }),
  });
  expect((await readChoice(response)).text).toBe('{"items":[]}');
  await scripted.stop();
});

it('is changed and read over HTTP', async () => {
  const planting = { share: 1, kinds: ['wrong-key'] };
  expect(await control('settings', { body: { planting } })).toMatchObject({ planting });
  await ask();
  expect(await control('planted')).toMatchObject([
    { kind: 'wrong-key', model: 'fake', callId: 'chatcmpl-1' },
    { kind: 'wrong-key', model: 'fake', callId: 'chatcmpl-1' },
  ]);
  expect(await control('prompts')).toHaveLength(1);
  await control('reset', { method: 'POST' });
  expect(await control('calls')).toEqual({ running: 0, mostAtOnce: 0, calls: [] });
  expect(await control('planted')).toEqual([]);
});

it('speaks the protocol of Gemini', async () => {
  const response = await fetch(
    `${provider.geminiUrl}/models/gemini-flash:streamGenerateContent?alt=sse`,
    {
      method: 'POST',
      body: JSON.stringify({
        systemInstruction: { parts: [{ text: 'Write.' }] },
        contents: [{ role: 'user', parts: [{ text: prompt }] }],
        generationConfig: { thinkingConfig: { thinkingBudget: 0 } },
      }),
    },
  );
  const events = (await response.text()).split('\r\n\r\n').filter((event) => event !== '');
  const parts = events.map((event) => JSON.parse(event.replace(/^data: /, '')).candidates[0]);
  const text = parts.map(({ content }) => content.parts[0].text).join('');
  expect(WrittenItems.parse(JSON.parse(text)).items).toHaveLength(2);
  expect(parts.at(-1).finishReason).toBe('STOP');
});

it('refuses in the words of Gemini too', async () => {
  provider.fail('rate-limited');
  const response = await fetch(`${provider.geminiUrl}/models/gemini-flash:generateContent`, {
    method: 'POST',
    body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: prompt }] }] }),
  });
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({
    error: { code: 429, status: 'RESOURCE_EXHAUSTED' },
  });
});

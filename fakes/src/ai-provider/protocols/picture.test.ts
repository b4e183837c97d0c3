import { z } from '@engram/core/zod.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AiProvider, startAiProvider } from '../start-ai-provider.ts';

let provider: AiProvider;
beforeEach(async () => {
  provider = await startAiProvider({ tokensPerSecond: 20_000, firstTokenMs: 0 });
});
afterEach(() => provider.stop());

const jpeg = Buffer.from('\xff\xd8\xff\xe0 the rest of a photo', 'latin1').toString('base64');
const png = Buffer.from('\x89PNG\r\n\x1a\n the rest', 'latin1').toString('base64');
const words = 'TASK {"transcribe":"photo"}';

type Sent = { mediaType: string; data: string };
type Speaking = { url: string; body: object; headers?: Record<string, string> };

/** One question about a picture, as the reference of each protocol writes it. */
const speaking = {
  openai: (picture) => ({ url: `${provider.url}/chat/completions`, body: chat(picture) }),
  own: (picture) => ({ url: `${provider.ownUrl}/chat/completions`, body: chat(picture) }),
  deepseek: (picture) => ({
    url: `${provider.deepSeekUrl}/chat/completions`,
    body: chat(picture),
  }),
  gemini: ({ mediaType, data }) => ({
    url: `${provider.geminiUrl}/models/fake:generateContent`,
    body: {
      contents: [
        {
          role: 'user',
          parts: [{ inlineData: { mimeType: mediaType, data } }, { text: words }],
        },
      ],
    },
  }),
  anthropic: ({ mediaType, data }) => {
    const source = { type: 'base64', media_type: mediaType, data };
    const content = [
      { type: 'image', source },
      { type: 'text', text: words },
    ];
    return {
      url: `${provider.anthropicUrl}/messages`,
      body: { model: 'fake', max_tokens: 900, messages: [{ role: 'user', content }] },
      headers: { 'anthropic-version': '2023-06-01' },
    };
  },
} satisfies Record<string, (picture: Sent) => Speaking>;

function chat({ mediaType, data }: Sent) {
  const url = `data:${mediaType};base64,${data}`;
  const content = [
    { type: 'image_url', image_url: { url } },
    { type: 'text', text: words },
  ];
  return { model: 'fake', messages: [{ role: 'user', content }] };
}

function send({ url, body, headers = {} }: Speaking): Promise<Response> {
  return fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
}

const readers = ['openai', 'own', 'gemini', 'anthropic'] as const;

it.each(readers)('reads the words of a picture as %s', async (one) => {
  const response = await send(speaking[one]({ mediaType: 'image/jpeg', data: jpeg }));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Water in plants');
  expect(provider.pictures).toMatchObject([{ mediaType: 'image/jpeg' }]);
  expect(provider.pictures[0]?.content.toString('base64')).toBe(jpeg);
  expect(provider.calls).toMatchObject([{ kind: 'transcribe' }]);
});

const malformed: [string, Sent][] = [
  ['is no base64', { mediaType: 'image/jpeg', data: 'no base64!' }],
  ['is empty', { mediaType: 'image/jpeg', data: '' }],
  ['is another kind than it says', { mediaType: 'image/jpeg', data: png }],
  ['is of a kind that nobody takes', { mediaType: 'image/tiff', data: jpeg }],
];

it.each(readers.flatMap((one) => malformed.map(([what, picture]) => ({ one, what, picture }))))(
  'refuses as $one a picture that $what',
  async ({ one, picture }) => {
    expect((await send(speaking[one](picture))).status).toBe(400);
    expect(provider.violations).toHaveLength(1);
    expect(provider.calls).toEqual([]);
  },
);

it('refuses every picture as DeepSeek, in its own words', async () => {
  const response = await send(speaking.deepseek({ mediaType: 'image/jpeg', data: jpeg }));
  expect(response.status).toBe(400);
  const { error } = z
    .object({ error: z.object({ message: z.string() }) })
    .parse(await response.json());
  expect(error.message).toContain('unknown variant `image_url`, expected `text`');
});

it.each([
  ['a picture of the model', 'assistant'],
  ['a picture in the instructions', 'system'],
])('refuses %s', async (_, role) => {
  const [message] = chat({ mediaType: 'image/jpeg', data: jpeg }).messages;
  const body = { model: 'fake', messages: [{ ...message, role }] };
  expect((await send({ url: `${provider.url}/chat/completions`, body })).status).toBe(400);
});

it('finds no words where it was shown no picture', async () => {
  const body = { model: 'fake', messages: [{ role: 'user', content: words }] };
  const reply = await send({ url: `${provider.url}/chat/completions`, body });
  expect(await reply.text()).toContain('{\\"text\\":\\"\\"}');
});

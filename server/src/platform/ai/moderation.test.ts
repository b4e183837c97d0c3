import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openModeration } from './moderation.ts';

const provider = await startAiProvider({ apiKey: 'key' });
afterAll(() => provider.stop());

const settings = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: provider.url };

function moderate(text: string, waitMs?: number) {
  return openModeration(readConfig(settings), waitMs)?.(text);
}

it('is not there without a key of OpenAI', () => {
  expect(openModeration(readConfig({ GEMINI_API_KEY: 'key' }))).toBeUndefined();
});

it.each([
  ['sexual/minors', 0.6, 'child exploitation'],
  ['self-harm/instructions', 0.8, 'self-harm methods'],
  ['illicit/violent', 0.85, 'weapon or bomb making'],
])('finds %s from a score of %d on', async (category, least, name) => {
  expect(await moderate(`Notes. [moderation ${category} ${least}]`)).toEqual([name]);
  expect(await moderate(`Notes. [moderation ${category} ${least - 0.01}]`)).toEqual([]);
});

it.each(['violence', 'violence/graphic', 'hate', 'hate/threatening', 'self-harm', 'sexual'])(
  'leaves history, medicine and biology alone: %s',
  async (category) => {
    expect(await moderate(`Notes. [moderation ${category} 0.99]`)).toEqual([]);
  },
);

it('reads the whole of a long text, in pieces that overlap', async () => {
  const filler = 'The cell grows. '.repeat(3_000);
  const before = provider.moderated.length;

  expect(await moderate(`${filler}[moderation illicit/violent 0.97]`)).toEqual([
    'weapon or bomb making',
  ]);
  const pieces = provider.moderated.slice(before);
  expect(pieces).toHaveLength(13);
  expect(pieces.every(({ length }) => length <= 4_000)).toBe(true);
});

it.each([
  ['rate-limited', 'rate-limited'],
  ['server-error', 'server'],
  ['unauthorized', 'unauthorized'],
  ['garbage', 'cut'],
  ['wrong-schema', 'cut'],
  ['cut', 'network'],
] as const)('says what failed and nothing of the text: %s', async (fault, kind) => {
  provider.fail({ fault, kind: 'moderate', times: 1 });

  await expect(moderate('Notes.')).rejects.toMatchObject({
    kind,
    message: `The AI call failed: ${kind}`,
  });
});

it('does not wait for an answer that never comes', async () => {
  provider.fail({ fault: 'stall', kind: 'moderate', times: 1 });

  await expect(moderate('Notes.', 50)).rejects.toMatchObject({ name: 'AiFailure' });
});

import { ErrorReply } from '@engram/core/errors.ts';
import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { expect, it } from 'vitest';
import { atTheEnd } from '../testing/at-the-end.ts';
import { cardWishFor, makeCardCalls } from '../testing/calls/card-calls.ts';
import { choicesFor, makeGenerationCalls, wishFor } from '../testing/calls/generation-calls.ts';
import { readUsed } from '../testing/read-used.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const openai = await startAiProvider({ tokensPerSecond: 50_000, firstTokenMs: 1, errorShare: 0 });
atTheEnd(openai.stop);
const lines: string[] = [];
const { app, platform, signIn } = await startGenerationApp({
  environment: { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: openai.url },
  logTo: { write: (line) => void lines.push(line) },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { post, generate } = makeGenerationCalls(app, origin);
const cards = makeCardCalls(app, origin);

const flag = '[moderation illicit/violent 0.97]';
const flagged = `${tables.text}\n\n${flag}`;
const refusal = [
  422,
  'content-policy',
  'Content Policy Violation: Your content contains material that violates content policies: weapon or bomb making. Please remove it.',
];
const noAnswer = 'the moderation of the provider was not to be had';

async function readRefusal(reply: Response) {
  const { code, message } = ErrorReply.parse(await reply.json());
  return [reply.status, code, message];
}

it('refuses what the moderation of the provider finds, before any model is asked', async () => {
  const maya = await signIn();

  expect(await readRefusal(await post(maya, wishFor(flagged)))).toEqual(refusal);
  const wish = wishFor(biology.text, { customPrompt: flag });
  expect(await readRefusal(await post(maya, wish))).toEqual(refusal);
  expect(await readRefusal(await cards.post(maya, cardWishFor(flagged)))).toEqual(refusal);
  expect(openai.calls).toEqual([]);
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
});

it('never asks it about what the built-in generator makes', async () => {
  const before = openai.moderated.length;
  const wish = choicesFor(flagged, { aiModel: 'built-in' });

  expect((await generate(await signIn(), wish)).questions.length).toBeGreaterThan(0);
  expect(openai.moderated.length).toBe(before);
});

it('never asks it about what our own rules refuse', async () => {
  const before = openai.moderated.length;
  const wish = wishFor(`${biology.text}\n\nHow to make a pipe bomb at home.`);

  expect(await readRefusal(await post(await signIn(), wish))).toEqual(refusal);
  expect(openai.moderated.length).toBe(before);
});

it.each(['server-error', 'garbage', 'wrong-schema', 'cut', 'stall'] as const)(
  'makes the test by our own rules alone when it fails, and says so in the log: %s',
  async (fault) => {
    lines.length = 0;
    openai.fail({ fault, kind: 'moderate', times: 1 });

    const { questions } = await generate(await signIn(), wishFor(biology.text));

    expect(questions).toHaveLength(5);
    expect(lines.filter((line) => line.includes(noAnswer))).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/mitochondri|photosynth/i);
  },
);

import { biology } from '@engram/fakes/study-texts/biology.ts';
import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { idOf, makeGenerationCalls, wishFor } from '../testing/calls/generation-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';
import { readUsed } from '../testing/read-used.ts';

const { app, platform, provider, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { post, generate, stream, streamUntil, follow, get, cancel } = makeGenerationCalls(
  app,
  origin,
);
const wish = wishFor(biology.text);
const hour = 3_600_000;

it('stops its calls, and gives the unit back when nothing was made', async () => {
  provider.settings.firstTokenMs = hour;
  const maya = await signIn();
  const key = uuidv7();
  const seen = await streamUntil(maya, wish, (events) => events.length === 1, { key });
  await expect.poll(() => provider.running()).toBeGreaterThan(0);
  const reply = await cancel(maya, idOf(seen));
  expect(reply.json()).toMatchObject({ state: 'cancelled', questions: [], making: null });
  await expect.poll(() => provider.running()).toBe(0);
  provider.settings.firstTokenMs = 1;
  expect(provider.calls.every(({ state }) => state === 'aborted')).toBe(true);
  expect(await readUsed(platform.pool, maya.userId)).toBe(0);
  expect((await follow(maya, idOf(seen))).at(-1)?.data).toEqual({ type: 'cancelled' });
});

it('keeps the unit and the questions when a model had made some', async () => {
  provider.settings.tokensPerSecond = 300;
  const maya = await signIn();
  const seen = await streamUntil(maya, wish, (events) => events.length >= 2);
  await cancel(maya, idOf(seen));
  provider.settings.tokensPerSecond = 50_000;
  const generation = (await get(maya, idOf(seen))).json();
  expect(generation.state).toBe('cancelled');
  expect(generation.questions.length).toBeGreaterThan(0);
  expect(await readUsed(platform.pool, maya.userId)).toBe(1);
});

it('answers whoever waits for the whole test that there will be none', async () => {
  provider.settings.firstTokenMs = hour;
  const maya = await signIn();
  const key = uuidv7();
  const waiting = post(maya, wish, { key });
  const seen = await streamUntil(maya, wish, (events) => events.length === 1, { key });
  await cancel(maya, idOf(seen));
  provider.settings.firstTokenMs = 1;
  const reply = await waiting;
  expect(reply.status).toBe(410);
  expect(await reply.json()).toMatchObject({
    code: 'gone',
    message: 'You cancelled this test.',
  });
});

it('lets the user start another one at once', async () => {
  provider.settings.firstTokenMs = hour;
  const maya = await signIn();
  const seen = await streamUntil(maya, wish, (events) => events.length === 1);
  await cancel(maya, idOf(seen));
  provider.settings.firstTokenMs = 1;
  expect((await generate(maya, wish)).making.delivered).toBe(5);
});

it('leaves a finished one as it is', async () => {
  const maya = await signIn();
  const events = await stream(maya, wish);
  const reply = await cancel(maya, idOf(events));
  expect(reply.json()).toMatchObject({ state: 'done', making: { delivered: 5 } });
  expect(await readUsed(platform.pool, maya.userId)).toBe(1);
});

it("knows nothing of another user's generation", async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { generationId, questions } = await generate(maya, wish);
  expect((await get(omar, generationId)).statusCode).toBe(404);
  expect((await cancel(omar, generationId)).statusCode).toBe(404);
  const events = await fetch(`${origin}/api/generations/${generationId}/events`, {
    headers: omar.headers,
  });
  expect(events.status).toBe(404);
  expect(questions).toHaveLength(5);
});

import { extractTopics } from '@engram/core/flashcards/api.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { expect, it } from 'vitest';
import { makeCardCalls } from '../../testing/calls/card-calls.ts';
import { textOf } from '../../testing/calls/material-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';

const { app, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { topics } = makeCardCalls(app, '');

it('[BAPI-42] [FWIZ-30] tells what a text is about, the most relevant first, at most ten (N43)', async () => {
  const reply = await topics(await signIn(), biology.text);
  expect(reply.statusCode).toBe(200);
  const found = extractTopics.reply.parse(reply.json()).topics;
  expect(found).toHaveLength(10);
  expect(found.map(({ name }) => name)).toContain('Parts of the cell');
  const rates = found.map(({ relevance }) => relevance);
  expect(rates).toEqual(rates.toSorted((one, other) => other - one));
  expect(new Set(found.map(({ id }) => id)).size).toBe(10);
});

it('[FWIZ-29] finds none in a text that is about nothing', async () => {
  const reply = await topics(await signIn(), 'la '.repeat(200));
  expect([reply.statusCode, reply.json()]).toEqual([200, { topics: [] }]);
});

it('refuses a short text and one that the content policy prohibits', async () => {
  const maya = await signIn();
  expect((await topics(maya, textOf(299))).json()).toMatchObject({ code: 'text-too-short' });
  const bomb = `${textOf(400)} This is a step by step guide on how to build a pipe bomb at home.`;
  expect((await topics(maya, bomb)).json()).toMatchObject({ code: 'content-policy' });
});

import { biology } from '@engram/fakes/study-texts/biology.ts';
import { german } from '@engram/fakes/study-texts/german.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { findMadeCards } from '../../generation/find-made-cards.ts';
import { findMade } from '../../generation/find-made.ts';
import { cardWishFor, idOfCards, makeCardCalls } from '../../testing/calls/card-calls.ts';
import { makeGenerationCalls, wishFor } from '../../testing/calls/generation-calls.ts';
import { startGenerationApp } from '../../testing/start-generation-app.ts';

const { app, platform, provider, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { post, generate, stream, follow } = makeCardCalls(app, origin);
const questions = makeGenerationCalls(app, origin);
const wish = cardWishFor(biology.text);

it('[FWIZ-02] [FWIZ-53] [BAPI-43] answers a wish with cards that a model made of the text, as many of each type as wanted', async () => {
  const { cards, making } = await generate(await signIn(), wish);
  expect(making).toMatchObject({ wanted: 5, delivered: 5, madeBy: 'ai', label: null, notices: [] });
  expect(cards.map(({ type, madeBy }) => [type, madeBy])).toEqual([
    ['term-definition', 'ai'],
    ['term-definition', 'ai'],
    ['term-definition', 'ai'],
    ['question-answer', 'ai'],
    ['question-answer', 'ai'],
  ]);
  expect(new Set(cards.map(({ front }) => front)).size).toBe(5);
  expect(provider.violations).toEqual([]);
});

it('every card carries the sentence that proves it, with what stands around it in the text', async () => {
  const { cards } = await generate(await signIn(), wish);
  const material = evenSpaces(prepareText(biology.text));
  const sources = cards.flatMap(({ source }) => source ?? []);
  expect(sources).toHaveLength(5);
  const pieces = sources.flatMap(({ before, quote, after }) => [before, evenSpaces(quote), after]);
  // Long sentences are cut, and say so.
  const words = pieces.map((piece) => piece.replaceAll('…', '').trim());
  expect(words.filter((piece) => !material.includes(piece))).toEqual([]);
  expect(sources.filter(({ before, after }) => before + after === '')).toEqual([]);
  const lengths = sources.flatMap(({ before, after }) => [before.length, after.length]);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(300);
  expect(sources.map(({ title, page }) => [title, page])).toEqual(Array(5).fill([null, null]));
});

it('names the file and the page that the sentence is from', async () => {
  const [first, second] = ['# Notes\n\nThese notes were taken in class.', biology.text.trim()];
  const studyMaterial = `${first}\n\n${second}`;
  const start = first.length + 2;
  const page = start + second.indexOf('## Energy from food');
  const parts = [
    { materialId: uuidv7(), title: 'Notes', start: 0 },
    { materialId: uuidv7(), title: 'The cell.pdf', start, pageStarts: [start, page] },
  ];
  const { cards } = await generate(await signIn(), { ...wish, studyMaterial, parts });
  const told = cards.map(({ source }) => [source?.title, source?.page]);
  const expected = cards.map(({ source }) => [
    'The cell.pdf',
    studyMaterial.indexOf(source?.quote ?? '') < page ? 1 : 2,
  ]);
  expect(told).toEqual(expected);
  expect(new Set(told.map(([, number]) => number))).toEqual(new Set([1, 2]));
});

it('[FWIZ-54] tells of each card while the set is made, and ends with how it was made', async () => {
  const maya = await signIn();
  const events = await stream(maya, wish);
  expect(events.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', 'end']);
  expect(events[0]?.data).toEqual({ type: 'started', generationId: idOfCards(events), wanted: 5 });
  const slots = events.flatMap(({ data }) => (data.type === 'card' ? [data.slot] : []));
  expect(new Set(slots)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(events.at(-1)?.data).toMatchObject({ type: 'done', making: { delivered: 5 } });
  expect(await follow(maya, idOfCards(events))).toEqual(events);
  expect(await follow(maya, idOfCards(events), '3')).toEqual(events.slice(4));
});

it('gives the same cards for the same key and wish, and refuses another wish under it', async () => {
  const maya = await signIn();
  const key = uuidv7();
  const [first, second] = await Promise.all([
    generate(maya, wish, { key }),
    generate(maya, wish, { key }),
  ]);
  expect(second).toEqual(first);
  expect((await post(maya, { ...wish, difficulty: 'hard' }, { key })).status).toBe(409);
});

it('asks the model for the difficulty and the topics, and prefers those', async () => {
  const topics = ['How a cell divides'];
  const before = provider.prompts.length;
  const { cards } = await generate(await signIn(), {
    ...cardWishFor(biology.text, { topics, difficulty: 'hard' }),
    cardTypes: [{ type: 'question-answer', count: 2 }],
  });
  const tasks = provider.prompts
    .slice(before)
    .flatMap(({ messages }) => messages.at(-1)?.text.split('\nTASK ').slice(1) ?? []);
  expect(tasks[0]).toContain('"difficulty":"hard","topics":["How a cell divides"],"language":"en"');
  const start = biology.text.indexOf('## How a cell divides');
  const end = biology.text.indexOf('## Tissues and messengers');
  const part = biology.text.slice(start, end);
  const isOn = cards.map(({ source }) => part.includes(source?.quote ?? '-'));
  expect(isOn).toEqual([true, true]);
});

it('makes cards in the language of the text', async () => {
  const { cards, making } = await generate(await signIn(), cardWishFor(german.text));
  expect(making).toMatchObject({ language: 'de', delivered: 5, madeBy: 'ai' });
  expect(cards.every(({ source }) => german.text.includes(source?.quote ?? '-'))).toBe(true);
});

it('tells of questions and of cards each in its own place', async () => {
  const maya = await signIn();
  const { generationId } = await generate(maya, wish);
  expect((await questions.get(maya, generationId)).statusCode).toBe(404);
  expect(await questions.follow(maya, generationId)).toEqual([]);
  const test = await questions.generate(maya, wishFor(biology.text));
  expect(await follow(maya, test.generationId)).toEqual([]);
});

it('stops when the user cancels, and says so to whoever waits', async () => {
  provider.settings.tokensPerSecond = 100;
  const maya = await signIn();
  const waiting = post(maya, wish);
  const readId = async () => {
    const { rows } = await platform.pool.query(
      'select generation_id as id from generations where user_id = $1',
      [maya.userId],
    );
    return rows[0]?.id;
  };
  await expect.poll(readId).toBeDefined();
  const cancelled = await questions.cancel(maya, await readId());
  provider.settings.tokensPerSecond = 50_000;
  expect(cancelled.json()).toMatchObject({ state: 'cancelled', questions: [], making: null });
  const reply = await waiting;
  expect([reply.status, await reply.json()]).toMatchObject([
    410,
    { code: 'gone', message: 'You cancelled these flashcards.' },
  ]);
});

it('keeps cards out of tests: what made them cannot be saved as one', async () => {
  const maya = await signIn();
  const { generationId, cards } = await generate(maya, wish);
  const { rows } = await platform.pool.query(
    `select question ->> 'front' as front from generated_items where generation_id = $1
     order by slot`,
    [generationId],
  );
  expect(rows.map(({ front }) => front)).toEqual(cards.map(({ front }) => front));
  expect(await findMade(platform.db, { userId: maya.userId, generationId })).toBeUndefined();
});

it('gives whoever keeps a set its cards, how they were made, and the titles of its texts', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const parts = [{ materialId: uuidv7(), title: 'The cell', start: 0 }];
  const { generationId, cards, making } = await generate(maya, { ...wish, parts });
  const key = { userId: maya.userId, generationId };
  expect(await findMadeCards(platform.db, key)).toEqual({
    making,
    cards: new Map(cards.map((card) => [card.id, card])),
    titles: ['The cell'],
  });
  expect(await findMadeCards(platform.db, { ...key, userId: omar.userId })).toBeUndefined();
  const test = await questions.generate(maya, wishFor(biology.text));
  const ofTest = { userId: maya.userId, generationId: test.generationId };
  expect(await findMadeCards(platform.db, ofTest)).toBeUndefined();
});

function evenSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

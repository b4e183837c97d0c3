import { Question } from '@engram/core/questions/question.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import {
  choicesFor,
  idOf,
  makeGenerationCalls,
  wishFor,
} from '../testing/calls/generation-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const { app, platform, provider, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { post, generate, stream, streamUntil, follow, get } = makeGenerationCalls(app, origin);
const wish = wishFor(biology.text);

async function countGenerations(userId: string): Promise<number> {
  const { rows } = await platform.pool.query('select 1 from generations where user_id = $1', [
    userId,
  ]);
  return rows.length;
}

it('[BAPI-01] [BAPI-10] [BAPI-41] [PREV-28] [PREV-13] answers a wish with the whole test', async () => {
  const maya = await signIn({ plan: 'student' });
  const { generationId, questions, making } = await generate(maya, wish);
  expect(questions.map((question) => Question.parse(question))).toHaveLength(5);
  const types = questions.map(({ type }) => type).toSorted();
  const three = Array(3).fill('multiple-choice');
  expect(types).toEqual(['fill-in-blank', ...three, 'true-false']);
  expect(making).toMatchObject({ wanted: 5, delivered: 5, madeBy: 'ai', label: null, notices: [] });
  expect((await get(maya, generationId)).json()).toMatchObject({ state: 'done', making });
});

it('every question carries the words of the text that prove it', async () => {
  const { questions } = await generate(await signIn(), wish);
  const quotes = questions.map(({ source }) => source?.quote ?? 'none');
  expect(quotes.every((quote) => biology.text.includes(quote))).toBe(true);
});

it('[BAPI-03] [BAPI-04] [BAPI-05] [BAPI-06] [BAPI-07] [BAPI-08] takes the payload of the flow, all of it, and reads an unknown difficulty as medium', async () => {
  const maya = await signIn();
  const { generationId } = await generate(maya, {
    ...wish,
    difficulty: 'extreme',
    customPrompt: 'More dates.',
  });
  const { rows } = await platform.pool.query(
    'select request from generations where generation_id = $1',
    [generationId],
  );
  expect(rows[0].request).toMatchObject({
    questionTypes: [
      { type: 'multiple-choice', count: 3 },
      { type: 'true-false', count: 1 },
      { type: 'fill-in-blank', count: 1 },
    ],
    topics: [],
    difficulty: 'medium',
    focus: 'vocabulary',
    style: 'More dates.',
    enableMathAndCode: false,
  });
});

it('[BAPI-09] takes focus and model too, and does without them', async () => {
  const maya = await signIn();
  const chosen = { testFocus: 'facts', aiModel: 'built-in' };
  const { generationId, making } = await generate(maya, choicesFor(tables.text, chosen));
  const { rows } = await platform.pool.query(
    'select request from generations where generation_id = $1',
    [generationId],
  );
  expect(rows[0].request).toMatchObject({ focus: 'facts', model: 'built-in' });
  expect(making.madeBy).toBe('built-in');
});

it('tells of each question while the test is made, and ends with how it was made', async () => {
  const maya = await signIn();
  const events = await stream(maya, wish);
  expect(events.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', 'end']);
  expect(events[0]?.data).toEqual({ type: 'started', generationId: idOf(events), wanted: 5 });
  const slots = events.flatMap(({ data }) => (data.type === 'question' ? [data.slot] : []));
  expect(new Set(slots)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(events.at(-1)?.data).toMatchObject({ type: 'done', making: { delivered: 5 } });
});

it('gives the same test for the same key and wish, in either form, at once or later', async () => {
  const maya = await signIn();
  const key = uuidv7();
  const [first, second, events] = await Promise.all([
    generate(maya, wish, { key }),
    generate(maya, wish, { key }),
    stream(maya, wish, { key }),
  ]);
  expect(second).toEqual(first);
  expect(idOf(events)).toBe(first.generationId);
  const later = await post(maya, wish, { key });
  expect(later.headers.get('idempotency-replayed')).toBe('true');
  expect(await later.json()).toEqual(first);
  expect(await countGenerations(maya.userId)).toBe(1);
});

it('refuses another wish under the same key', async () => {
  const maya = await signIn();
  const key = uuidv7();
  await generate(maya, wish, { key });
  const reply = await post(maya, { ...wish, difficulty: 'hard' }, { key });
  expect(reply.status).toBe(409);
  expect(await reply.json()).toMatchObject({ code: 'conflict' });
});

it('finds the generation of a start whose reply was lost with its process', async () => {
  const maya = await signIn();
  const key = uuidv7();
  const first = await generate(maya, wish, { key });
  await platform.pool.query('delete from idempotency_keys where owner = $1', [
    `user:${maya.userId}`,
  ]);
  expect((await generate(maya, wish, { key })).generationId).toBe(first.generationId);
  expect(await countGenerations(maya.userId)).toBe(1);
});

it('goes on when the client hangs up, and the client comes back to it', async () => {
  provider.settings.tokensPerSecond = 400;
  const maya = await signIn();
  const key = uuidv7();
  const seen = await streamUntil(maya, wish, (events) => events.length >= 2, { key });
  const lastEventId = seen.at(-1)?.id ?? '';
  const rest = await stream(maya, wish, { key, lastEventId });
  provider.settings.tokensPerSecond = 50_000;
  expect([...seen, ...rest].map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', 'end']);
  expect(await countGenerations(maya.userId)).toBe(1);
});

it('follows a finished one from any event on', async () => {
  const maya = await signIn();
  const all = await stream(maya, wish);
  expect(await follow(maya, idOf(all))).toEqual(all);
  expect(await follow(maya, idOf(all), '3')).toEqual(all.slice(4));
  expect(await follow(maya, idOf(all), 'end')).toEqual([]);
  expect(await follow(maya, idOf(all), "x'; drop")).toEqual(all);
});

it('keeps hints from free users in every form, and gives them to premium users', async () => {
  const [maya, omar] = [await signIn(), await signIn({ plan: 'student' })];
  const [free, events, paid] = await Promise.all([
    generate(maya, wish).then(async (made) => [
      ...made.questions,
      ...(await get(maya, made.generationId))
        .json()
        .questions.map(({ question }: { question: Question }) => question),
    ]),
    stream(await signIn(), wish),
    generate(omar, wish),
  ]);
  const told = events.flatMap(({ data }) => (data.type === 'question' ? [data.question] : []));
  expect([...free, ...told].map(({ hint }) => hint)).toEqual(Array(15).fill(''));
  expect(paid.questions.every(({ hint }) => hint !== '')).toBe(true);
});

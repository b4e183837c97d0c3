import { randomUUID } from 'node:crypto';
import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { cardWishFor, idOfCards, makeCardCalls } from '../../testing/calls/card-calls.ts';
import { choicesFor, idOf, makeGenerationCalls } from '../../testing/calls/generation-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeGenerationMetrics } from '../metrics.ts';
import { bareQuestion } from '../testing/insert-generation.ts';
import { makeWithoutAi } from './built-in/make-without-ai.ts';
import type { MakeBuiltIn, Turn } from './built-in/open-built-in.ts';
import { openGate } from './gather-writes.ts';
import { generateTest } from './generate-test.ts';
import { insertItem } from './store.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { streamUntil, follow, cancel, get } = makeGenerationCalls(app, origin);
const cards = makeCardCalls(app, origin);
const metrics = makeGenerationMetrics(platform.registry);
const wish = choicesFor(tables.text);

afterEach(() => void vi.useRealTimers());

type Key = { userId: string; generationId: string };

/** A worker whose built-in generator waits until the test lets it begin. */
async function work(key: Key) {
  const asked = Promise.withResolvers<Turn & { begin: () => void }>();
  const makeBuiltIn: MakeBuiltIn = async (request, turn) => {
    const begun = Promise.withResolvers<void>();
    turn.signal.addEventListener('abort', () => begun.resolve());
    asked.resolve({ ...turn, begin: begun.resolve });
    await begun.promise;
    turn.signal.throwIfAborted();
    return makeWithoutAi(request);
  };
  const tools = { platform, metrics, makeBuiltIn, gate: openGate() };
  const signal = new AbortController().signal;
  const done = generateTest(tools, key, { signal, isLast: false });
  return { done, turn: await asked.promise };
}

/** A test that waits for a worker; whoever asks with its key follows it. */
async function start() {
  const [maya, again] = [await signIn(), { key: randomUUID() }];
  const seen = await streamUntil(maya, wish, (events) => events.length === 1, again);
  return { maya, again, key: { userId: maya.userId, generationId: idOf(seen) } };
}

type Told = readonly { data: { type: string; ahead?: number | undefined } }[];

function listPlaces(events: Told): (number | undefined)[] {
  return events.flatMap(({ data }) => (data.type === 'started' ? [data.ahead] : []));
}

it('tells who follows how many are ahead, until the turn has come', async () => {
  const { maya, again, key } = await start();
  const { turn, done } = await work(key);
  turn.onWait(2);
  const first = await streamUntil(maya, wish, (events) => listPlaces(events).includes(2), again);
  expect(first.map(({ id }) => id)).toEqual(['0', '0']);
  turn.onWait(1);
  // Whoever comes back is told the place anew.
  const isDone = (events: typeof first) => {
    const ahead = listPlaces(events).at(-1);
    if (ahead === 1) turn.onTurn();
    if (ahead === 0) turn.begin();
    return events.some(({ data }) => data.type === 'done');
  };
  const rest = await streamUntil(maya, wish, isDone, { ...again, lastEventId: '0' });
  expect(listPlaces(rest).slice(-2)).toEqual([1, 0]);
  await done;
  // Of what is done nobody is told a place, and the start comes once.
  const whole = await follow(maya, key.generationId);
  const counted = Array.from({ length: whole.length - 1 }, (_, no) => String(no));
  expect(whole.map(({ id }) => id)).toEqual([...counted, 'end']);
  expect(counted.length).toBeGreaterThan(3);
  expect(listPlaces(whole)).toEqual([undefined]);
});

it('tells the place of cards as well', async () => {
  const [maya, again] = [await signIn(), { key: randomUUID() }];
  const cardWish = cardWishFor(glossary.text);
  const seen = await cards.streamUntil(maya, cardWish, (events) => events.length === 1, again);
  const { turn, done } = await work({ userId: maya.userId, generationId: idOfCards(seen) });
  turn.onWait(4);
  const hasPlace = (events: Told) => listPlaces(events).includes(4);
  expect(listPlaces(await cards.streamUntil(maya, cardWish, hasPlace, again)).at(-1)).toBe(4);
  turn.begin();
  await done;
});

it('leaves the line when the user cancels', async () => {
  const { maya, key } = await start();
  const { turn, done } = await work(key);
  turn.onWait(7);
  await cancel(maya, key.generationId);
  await done;
  expect(turn.signal.aborted).toBe(true);
  expect((await get(maya, key.generationId)).json()).toMatchObject({ state: 'cancelled' });
});

it('lets the time of a run stand still in line, and go on from its turn', async () => {
  const { key } = await start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { turn, done } = await work(key);
  turn.onWait(3);
  vi.advanceTimersByTime(100_000);
  expect(turn.signal.aborted).toBe(false);
  turn.onTurn();
  vi.advanceTimersByTime(55_000);
  expect(turn.signal.aborted).toBe(true);
  await expect(done).rejects.toThrow('Too few questions were made in time');
});

it('ends by the clock what is a test already, with what is there', async () => {
  const { maya, key } = await start();
  await platform.db.transaction().execute(async (tx) => {
    for (const slot of [0, 1, 2]) {
      await insertItem(tx, key, { slot, question: bareQuestion(), now: clock.now() });
    }
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { turn, done } = await work(key);
  turn.onWait(3);
  vi.advanceTimersByTime(55_000);
  await done;
  expect((await get(maya, key.generationId)).json()).toMatchObject({
    state: 'done',
    making: { delivered: 3, notices: ['Made 3 of 5 before time ran out.'] },
  });
});

import { newSchedule, scheduleReview } from '@engram/core/reviews/schedule-review.ts';
import type { Review } from '@engram/core/reviews/review.ts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makeFlashcardCalls, writeCards } from '../../flashcards/testing/flashcard-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeReview, makeReviewCalls, newBatchId } from '../testing/review-calls.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { make, get, cards } = makeFlashcardCalls(app);
const { sync, progress, settings } = makeReviewCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (ms: number) => new Date(clock.now().getTime() - ms);

async function startWithCards(count: number) {
  const maya = await signIn();
  const own = writeCards(count);
  const setId = await make(maya, own);
  return { maya, setId, ids: own.map(({ id }) => id) };
}

async function readStates(caller: Caller) {
  const { rows } = await platform.pool.query(
    `select item_id, state, due, stability, difficulty, step, reps, lapses, last_reviewed_at
     from review_schedules where user_id = $1 order by item_id`,
    [caller.userId],
  );
  return rows;
}

async function countStored(caller: Caller): Promise<number> {
  const { rows } = await platform.pool.query('select 1 from review_batches where user_id = $1', [
    caller.userId,
  ]);
  return rows.length;
}

async function standingsOf(caller: Caller, setId: string) {
  const reply = (await cards(caller, setId)).json<{ cards: { standing: string }[] }>();
  return reply.cards.map(({ standing }) => standing);
}

it('schedules a card by FSRS-6 and tells when it comes back', async () => {
  const { maya, ids } = await startWithCards(1);
  const [itemId = ''] = ids;
  const reply = await sync(maya, [makeReview(itemId, 'good', clock.now())]);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    schedules: [
      {
        itemId,
        schedule: {
          state: 'review',
          due: '2026-03-03T12:00:00.000Z',
          stability: 2.3065,
          difficulty: 2.11810397,
          reps: 1,
        },
      },
    ],
    unknown: [],
    mistimed: [],
    now: '2026-03-01T12:00:00.000Z',
  });
});

it('keeps one packed row for each batch', async () => {
  const { maya, ids } = await startWithCards(3);
  await sync(
    maya,
    ids.map((itemId, no) => makeReview(itemId, 'good', ago((5 - no) * minute))),
  );
  expect(await countStored(maya)).toBe(1);
  const { rows } = await platform.pool.query<{ bytes: number }>(
    'select length(reviews) as bytes from review_batches where user_id = $1',
    [maya.userId],
  );
  expect(rows[0]?.bytes).toBeLessThan(1 + 3 * 16);
});

it('"Know It" makes a card known and "Don’t Know" takes that back [FSTUDY-11] [FSTUDY-12]', async () => {
  const { maya, setId, ids } = await startWithCards(2);
  const [one = '', other = ''] = ids;
  await sync(maya, [
    makeReview(one, 'good', ago(3 * minute)),
    makeReview(other, 'good', ago(2 * minute)),
  ]);
  expect(await standingsOf(maya, setId)).toEqual(['known', 'known']);
  expect((await get(maya, setId)).json().set).toMatchObject({ knownCount: 2, progress: 100 });
  await sync(maya, [makeReview(one, 'again', ago(minute))]);
  expect(await standingsOf(maya, setId)).toEqual(['learning', 'known']);
  expect((await get(maya, setId)).json().set).toMatchObject({ knownCount: 1, progress: 50 });
});

it('tells a set when it was last studied', async () => {
  const { maya, setId, ids } = await startWithCards(1);
  await sync(maya, [makeReview(ids[0] ?? '', 'good', ago(minute))]);
  await sync(maya, [makeReview(ids[0] ?? '', 'good', ago(9 * minute))]);
  expect((await get(maya, setId)).json().set.lastStudied).toBe('2026-03-01T11:59:00.000Z');
});

it('counts a batch once, however often it is sent, also at the same time', async () => {
  const { maya, ids } = await startWithCards(2);
  const reviews = ids.map((itemId) => makeReview(itemId, 'good', ago(minute)));
  const batchId = newBatchId(reviews);
  const replies = await Promise.all([1, 2, 3, 4].map(() => sync(maya, reviews, batchId)));
  const bodies = replies.map((reply) => reply.json());
  expect(bodies.every(({ schedules }) => schedules.length === 2)).toBe(true);
  expect((await progress(maya)).json().today.reviews).toBe(2);
  expect((await readStates(maya)).map(({ reps }) => reps)).toEqual([1, 1]);
});

it('counts a review once, in whatever batches it arrives', async () => {
  const { maya, ids } = await startWithCards(1);
  const first = makeReview(ids[0] ?? '', 'good', ago(2 * day));
  const second = makeReview(ids[0] ?? '', 'good', ago(minute));
  await sync(maya, [first], uuidv7());
  await sync(maya, [first, second, second], uuidv7());
  await sync(maya, [second], uuidv7());
  expect((await readStates(maya)).map(({ reps }) => reps)).toEqual([2]);
  expect((await progress(maya)).json().today.reviews).toBe(1);
});

it('makes the same of reviews that arrive late as of those in time', async () => {
  const [one, other] = [await startWithCards(1), await startWithCards(1)];
  const at = [5 * day, 3 * day, minute].map(ago);
  const marks = ['good', 'again', 'good'] as const;
  const of = ({ ids }: { ids: string[] }) =>
    marks.map((mark, no) => makeReview(ids[0] ?? '', mark, at[no] ?? ago(0)));
  await sync(one.maya, of(one));
  for (const review of of(other).toReversed()) await sync(other.maya, [review], uuidv7());
  const [ofOne] = await readStates(one.maya);
  const [ofOther] = await readStates(other.maya);
  expect({ ...ofOther, item_id: '' }).toEqual({ ...ofOne, item_id: '' });
});

it('reproduces every state from any order and any batches of arrival', async () => {
  const told = fc.array(
    fc.record({
      card: fc.nat({ max: 3 }),
      mark: fc.constantFrom<Review['mark'][]>('again', 'hard', 'good', 'easy', 'undo'),
      minutesAgo: fc.integer({ min: 1, max: 60 * 24 * 60 }),
      batch: fc.nat({ max: 3 }),
    }),
    { minLength: 1, maxLength: 16 },
  );
  await fc.assert(
    fc.asyncProperty(told, fc.infiniteStream(fc.nat()), async (log, chances) => {
      const { maya, ids } = await startWithCards(4);
      const reviews = log.map(({ card, mark, minutesAgo }) =>
        makeReview(ids[card] ?? '', mark, ago(minutesAgo * minute)),
      );
      await sync(maya, reviews, uuidv7());
      const states = await readStates(maya);
      await platform.pool.query('delete from review_batches where user_id = $1', [maya.userId]);
      await platform.pool.query('delete from review_schedules where user_id = $1', [maya.userId]);
      const batches = Map.groupBy(reviews, (_, no) => log[no]?.batch ?? 0);
      const inAnyOrder = [...batches.values()]
        .map((batch) => ({ batch, chance: chances.next().value ?? 0 }))
        .toSorted((a, b) => a.chance - b.chance);
      for (const { batch } of inAnyOrder) {
        const shuffled = batch
          .map((review) => ({ review, chance: chances.next().value ?? 0 }))
          .toSorted((a, b) => a.chance - b.chance)
          .map(({ review }) => review);
        await sync(maya, shuffled, uuidv7());
      }
      expect(await readStates(maya)).toEqual(states);
    }),
    { numRuns: 15 },
  );
});

it('takes a review back: the card is as it was, also when the review had long arrived', async () => {
  const { maya, setId, ids } = await startWithCards(1);
  const itemId = ids[0] ?? '';
  await sync(maya, [makeReview(itemId, 'good', ago(3 * day))]);
  const [before] = await readStates(maya);
  await sync(maya, [makeReview(itemId, 'again', ago(2 * minute))]);
  expect(await standingsOf(maya, setId)).toEqual(['learning']);
  await sync(maya, [makeReview(itemId, 'undo', ago(minute))]);
  expect(await readStates(maya)).toEqual([before]);
  expect(await standingsOf(maya, setId)).toEqual(['known']);
  expect((await progress(maya)).json().today.reviews).toBe(0);
});

it('makes a card new again when its only review is taken back', async () => {
  const { maya, setId, ids } = await startWithCards(1);
  await sync(maya, [makeReview(ids[0] ?? '', 'good', ago(2 * minute))]);
  await sync(maya, [makeReview(ids[0] ?? '', 'undo', ago(minute))]);
  expect(await standingsOf(maya, setId)).toEqual(['new']);
  expect((await progress(maya)).json().counts).toMatchObject({ due: 0, new: 1 });
});

it('keeps to the retention of the day a review arrived on, also when it is counted again', async () => {
  const { maya, ids } = await startWithCards(1);
  const itemId = ids[0] ?? '';
  await settings(maya, { retention: 80 });
  await sync(maya, [makeReview(itemId, 'good', ago(10 * day))]);
  await settings(maya, { retention: 95 });
  await sync(maya, [makeReview(itemId, 'good', ago(minute))]);
  // Late, so that everything is counted anew.
  await sync(maya, [makeReview(itemId, 'hard', ago(5 * day))]);
  const expected = (
    [
      ['good', ago(10 * day), 80],
      ['hard', ago(5 * day), 95],
      ['good', ago(minute), 95],
    ] as const
  ).reduce(
    (schedule, [rating, at, retention]) => scheduleReview(schedule, { rating, at, retention }),
    newSchedule(ago(0)),
  );
  const [state] = await readStates(maya);
  expect(state.due.toISOString()).toBe(expected.due);
  expect(state.stability).toBe(expected.stability);
});

it('says which reviews are of nothing it knows, and counts the rest', async () => {
  const { maya, ids } = await startWithCards(1);
  const omar = await startWithCards(1);
  const gone = makeReview(uuidv7(), 'good', ago(minute));
  const foreign = makeReview(omar.ids[0] ?? '', 'good', ago(minute));
  const own = makeReview(ids[0] ?? '', 'good', ago(minute));
  const reply = (await sync(maya, [gone, own, foreign])).json();
  expect(reply.unknown.toSorted()).toEqual([gone.id, foreign.id].toSorted());
  expect(reply.schedules).toHaveLength(1);
  expect(await readStates(omar.maya)).toEqual([]);
});

it('does not count what was reviewed in the future, and says what time it is', async () => {
  const { maya, ids } = await startWithCards(2);
  const ahead = makeReview(ids[0] ?? '', 'good', ago(-6 * minute));
  const nearly = makeReview(ids[1] ?? '', 'good', ago(-4 * minute));
  const reply = (await sync(maya, [ahead, nearly], uuidv7())).json();
  expect(reply.mistimed).toEqual([ahead.id]);
  expect(reply.now).toBe(clock.now().toISOString());
  expect(await readStates(maya)).toHaveLength(1);
});

it('loses nothing of a batch that is sent again when its reply was lost and more of it is in time', async () => {
  const { maya, ids } = await startWithCards(2);
  const inTime = makeReview(ids[0] ?? '', 'good', ago(minute));
  const ahead = makeReview(ids[1] ?? '', 'good', ago(-6 * minute));
  const batchId = uuidv7();
  await sync(maya, [inTime, ahead], batchId);
  clock.advance(2 * minute);
  expect((await sync(maya, [inTime, ahead], batchId)).json().mistimed).toEqual([]);
  expect((await readStates(maya)).map(({ reps }) => reps)).toEqual([1, 1]);
});

it('gives reviews of a clock that was never set back, to be told with the right time', async () => {
  const { maya, ids } = await startWithCards(1);
  const old = makeReview(ids[0] ?? '', 'good', new Date('1970-01-03T00:00:00Z'));
  expect((await sync(maya, [old], uuidv7())).json().mistimed).toEqual([old.id]);
  expect(await readStates(maya)).toEqual([]);
});

it('finds reviews of a batch whose id is older than they are', async () => {
  const { maya, ids } = await startWithCards(1);
  const review = makeReview(ids[0] ?? '', 'good', ago(minute));
  await sync(maya, [review], uuidv7({ msecs: ago(40 * day).getTime() }));
  expect((await progress(maya)).json().today.reviews).toBe(1);
});

it('takes studying again before the day for no test of memory, and no place in the limit of a day', async () => {
  const { maya, ids } = await startWithCards(2);
  const [one = '', other = ''] = ids;
  await settings(maya, { duePerDay: 1 });
  await sync(maya, [
    makeReview(one, 'good', ago(3 * day)),
    makeReview(other, 'good', ago(5 * minute)),
  ]);
  await sync(maya, [makeReview(other, 'good', ago(4 * minute))]);
  expect((await progress(maya)).json()).toMatchObject({
    retention: { reviews: 0 },
    counts: { due: 1 },
  });
});

it('counts for the one streak, by the calendar of the user', async () => {
  const { maya, ids } = await startWithCards(2);
  await sync(maya, [
    makeReview(ids[0] ?? '', 'good', ago(day)),
    makeReview(ids[1] ?? '', 'good', ago(minute)),
  ]);
  const streak = await app.inject({ url: '/api/streak', headers: maya.headers });
  expect(streak.json()).toMatchObject({ current: 2 });
});

it('refuses ids without a moment, strange marks and endless batches', async () => {
  const { maya, ids } = await startWithCards(1);
  const good = makeReview(ids[0] ?? '', 'good', ago(minute));
  const bad = [
    [{ ...good, id: '7b1f6a3e-6a3b-4f0e-9d58-0c8f7f1c2b11' }],
    [{ ...good, mark: 'great' }],
    Array.from({ length: 201 }, () => good),
    [],
  ];
  for (const reviews of bad) {
    const payload = { batchId: uuidv7(), reviews };
    const { headers } = maya;
    const reply = await app.inject({ method: 'POST', url: '/api/reviews/sync', headers, payload });
    expect(reply.statusCode).toBe(400);
  }
});

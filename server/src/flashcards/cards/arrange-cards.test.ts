import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { reviewWork } from '../../reviews/jobs.ts';
import { runReviewJobs } from '../../reviews/testing/run-review-jobs.ts';
import { makeReview, makeReviewCalls } from '../../reviews/testing/review-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeFlashcardCalls, writeCards } from '../testing/flashcard-calls.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { make, cards, add, changeCard, removeCard, restoreCard, moveCard } = makeFlashcardCalls(app);
const { sync } = makeReviewCalls(app);

/** The job that a deletion has left, to be run later than it was. */
async function takeJob(cardId: string): Promise<() => Promise<void>> {
  const { rows } = await platform.pool.query(
    `delete from jobs.job where name = 'forget-card' and data -> 'payload' ->> 'cardId' = $1
     returning id, data -> 'payload' as payload`,
    [cardId],
  );
  const [work] = reviewWork(platform).filter(({ job }) => job.name === 'forget-card');
  const run = { jobId: rows[0].id, attempt: 1, signal: new AbortController().signal };
  return async () => work?.handle(rows[0].payload, run);
}

type Caller = Awaited<ReturnType<typeof signIn>>;
type Listed = { cards: { id: string; front: string }[] };

async function begin(caller: Caller, count = 5) {
  const own = writeCards(count);
  const id = await make(caller, own);
  const [a = '', b = '', c = '', d = '', e = ''] = own.map((card) => card.id);
  return { id, a, b, c, d, e };
}

async function orderOf(caller: Caller, id: string): Promise<string> {
  const { cards: listed } = (await cards(caller, id)).json<Listed>();
  return listed.map(({ front }) => front.replace('Term ', '')).join('');
}

it('moves a card behind another one or to the beginning, the same however often it is sent', async () => {
  const maya = await signIn();
  const { id, a, d, e } = await begin(maya);
  await moveCard(maya, id, d, a);
  await moveCard(maya, id, d, a);
  expect(await orderOf(maya, id)).toBe('14235');
  await moveCard(maya, id, e, null);
  expect(await orderOf(maya, id)).toBe('51423');
  await moveCard(maya, id, e, d);
  expect(await orderOf(maya, id)).toBe('14523');
  await moveCard(maya, id, e, e);
  expect(await orderOf(maya, id)).toBe('14523');
});

it('keeps what two tabs moved at once', async () => {
  const maya = await signIn();
  const { id, b, d, e } = await begin(maya);
  await Promise.all([moveCard(maya, id, e, null), moveCard(maya, id, b, d)]);
  expect(await orderOf(maya, id)).toBe('51342');
});

it('finds the place behind a card that another tab has deleted since', async () => {
  const maya = await signIn();
  const { id, a, c } = await begin(maya);
  await removeCard(maya, id, c);
  expect((await moveCard(maya, id, a, c)).statusCode).toBe(200);
  expect(await orderOf(maya, id)).toBe('2145');
  expect((await moveCard(maya, id, a, uuidv7())).statusCode).toBe(404);
  expect((await moveCard(maya, id, c, a)).statusCode).toBe(404);
});

it('brings a deleted card back as it was, to its place, once', async () => {
  const maya = await signIn();
  const { id, b, e } = await begin(maya);
  await changeCard(maya, id, b, { isBookmarked: true });
  await removeCard(maya, id, b);
  await moveCard(maya, id, e, null);
  expect(await orderOf(maya, id)).toBe('5134');
  const { card } = (await restoreCard(maya, id, b)).json();
  expect(card).toMatchObject({ front: 'Term 2', isBookmarked: true });
  expect((await restoreCard(maya, id, b)).json().card).toEqual(card);
  const { cards: listed } = (await cards(maya, id)).json<Listed>();
  expect(new Set(listed.map((one) => JSON.stringify(one)))).toHaveLength(5);
});

it('brings a card back as it was deleted last, also one that was added again before', async () => {
  const maya = await signIn();
  const { id, b } = await begin(maya);
  await removeCard(maya, id, b);
  await add(maya, id, [{ id: b, type: 'term-definition', front: 'Again', back: 'Other' }]);
  await removeCard(maya, id, b);
  expect((await restoreCard(maya, id, b)).json().card).toMatchObject({ front: 'Again' });
});

it('forgets no column of a card that it brings back', async () => {
  const maya = await signIn();
  const { id, b } = await begin(maya);
  const source = { quote: 'A trace.', before: '', after: '', title: 'Notes', page: 2 };
  await platform.pool.query(
    `update flashcards set source = $2, standing = 'known', made_by = 'ai' where card_id = $1`,
    [b, source],
  );
  const read = () => platform.pool.query('select * from flashcards where card_id = $1', [b]);
  const { rows, fields } = await read();
  await removeCard(maya, id, b);
  await restoreCard(maya, id, b);
  expect((await read()).rows).toEqual(rows);
  // A new column has to be brought back too: name it in insertRestored, then count it here.
  expect(fields).toHaveLength(13);
});

it('brings a card back with its schedule for a day, and then not at all', async () => {
  const maya = await signIn();
  const { id, a, b } = await begin(maya);
  await sync(maya, [makeReview(a, 'good', clock.now()), makeReview(b, 'good', clock.now())]);
  await removeCard(maya, id, a);
  await restoreCard(maya, id, a);
  await removeCard(maya, id, b);
  await runReviewJobs(platform);
  const { rows } = await platform.pool.query(
    'select item_id from review_schedules where user_id = $1',
    [maya.userId],
  );
  expect(rows).toEqual([{ item_id: a }]);
  expect((await restoreCard(maya, id, b)).json().code).toBe('card-not-found');
});

it('lets a card that was deleted again wait for a day from then', async () => {
  const maya = await signIn();
  const { id, a } = await begin(maya);
  await sync(maya, [makeReview(a, 'good', clock.now())]);
  await removeCard(maya, id, a);
  const forget = await takeJob(a);
  await restoreCard(maya, id, a);
  clock.advance(1_000);
  await removeCard(maya, id, a);
  const scheduled = async () =>
    (await platform.pool.query('select 1 from review_schedules where item_id = $1', [a])).rowCount;
  await forget();
  expect(await scheduled()).toBe(1);
  expect((await restoreCard(maya, id, a)).statusCode).toBe(200);
  await removeCard(maya, id, a);
  await runReviewJobs(platform);
  expect(await scheduled()).toBe(0);
  expect((await restoreCard(maya, id, a)).json().code).toBe('card-not-found');
});

it('lets a deleted card wait for a day before it is gone', async () => {
  const maya = await signIn();
  const { id, a } = await begin(maya, 1);
  await removeCard(maya, id, a);
  const { rows } = await platform.pool.query(
    `select extract(epoch from start_after - created_on)::integer as seconds from jobs.job
     where name = 'forget-card' and data -> 'payload' ->> 'cardId' = $1`,
    [a],
  );
  expect(rows).toEqual([{ seconds: 86_400 }]);
});

it('moves and brings back nothing of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id, a, b } = await begin(omar);
  await removeCard(omar, id, a);
  expect((await restoreCard(maya, id, a)).statusCode).toBe(404);
  expect((await moveCard(maya, id, b, null)).statusCode).toBe(404);
  expect(await orderOf(omar, id)).toBe('2345');
});

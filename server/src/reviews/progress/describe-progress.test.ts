import { expect, it } from 'vitest';
import { makeFlashcardCalls, writeCards } from '../../flashcards/testing/flashcard-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeReview, makeReviewCalls } from '../testing/review-calls.ts';

const { app, clock, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { make } = makeFlashcardCalls(app);
const { sync, progress, settings } = makeReviewCalls(app);

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (ms: number) => new Date(clock.now().getTime() - ms);

it('knows nothing of somebody who has reviewed nothing', async () => {
  const reply = (await progress(await signIn())).json();
  expect(reply).toMatchObject({
    today: { reviews: 0, cards: 0, questions: 0, remembered: 0, again: 0, tookMs: 0 },
    retention: { reviews: 0, remembered: 0, percent: null },
    bySet: [],
    streak: { current: 0, best: 0 },
    counts: { due: 0, new: 0, left: 0, done: 0 },
    settings: { retention: 90, newPerDay: 20, duePerDay: 200 },
  });
  expect(reply.forecast).toHaveLength(14);
  expect(reply.forecast[0]).toEqual({ day: '2026-03-02', due: 0 });
});

it('sums up the day, and of 30 days how much of what came back after days was remembered', async () => {
  const maya = await signIn();
  const own = writeCards(4);
  const setId = await make(maya, own, 'Memory');
  const [a = '', b = '', c = '', d = ''] = own.map(({ id }) => id);
  await sync(maya, [
    makeReview(a, 'good', ago(5 * day)),
    makeReview(b, 'good', ago(5 * day)),
    makeReview(c, 'good', ago(5 * day)),
  ]);
  await sync(maya, [
    makeReview(a, 'good', ago(4 * minute), 4_000),
    makeReview(b, 'again', ago(3 * minute), 6_000),
    makeReview(c, 'hard', ago(2 * minute), 5_000),
    // New today, which says nothing about memory.
    makeReview(d, 'again', ago(minute), 1_000),
  ]);
  expect((await progress(maya)).json()).toMatchObject({
    today: { reviews: 4, cards: 4, questions: 0, remembered: 2, again: 2, tookMs: 16_000 },
    retention: { reviews: 3, remembered: 2, percent: 67 },
    bySet: [{ groupId: setId, name: 'Memory', retention: { percent: 67 } }],
    streak: { current: 1, best: 1 },
    counts: { done: 2 },
  });
});

it('forecasts two weeks, with no more on a day than wanted', async () => {
  const maya = await signIn();
  const own = writeCards(5);
  await make(maya, own);
  await settings(maya, { duePerDay: 2, newPerDay: 0 });
  // All are due on 3 March.
  await sync(
    maya,
    own.map(({ id }) => makeReview(id, 'good', ago(minute))),
  );
  const { forecast } = (await progress(maya)).json<{ forecast: { day: string; due: number }[] }>();
  expect(forecast.slice(0, 5)).toEqual([
    { day: '2026-03-02', due: 0 },
    { day: '2026-03-03', due: 2 },
    { day: '2026-03-04', due: 2 },
    { day: '2026-03-05', due: 1 },
    { day: '2026-03-06', due: 0 },
  ]);
});

it('leaves what is still due today to today', async () => {
  const maya = await signIn();
  const own = writeCards(3);
  await make(maya, own);
  await settings(maya, { duePerDay: 2, newPerDay: 0 });
  await sync(
    maya,
    own.map(({ id }) => makeReview(id, 'good', ago(4 * day))),
  );
  const { forecast } = (await progress(maya)).json<{ forecast: { due: number }[] }>();
  expect(forecast.slice(0, 2).map(({ due }) => due)).toEqual([1, 0]);
});

it('counts a card that was reviewed twice as one card and two reviews', async () => {
  const maya = await signIn();
  const [own] = writeCards(1);
  if (!own) throw new Error('no card');
  await make(maya, [own]);
  await sync(maya, [
    makeReview(own.id, 'again', ago(20 * minute)),
    makeReview(own.id, 'good', ago(minute)),
  ]);
  expect((await progress(maya)).json().today).toMatchObject({ reviews: 2, cards: 1, again: 1 });
});

it('keeps how much to remember and to review a day, within bounds', async () => {
  const maya = await signIn();
  expect((await settings(maya, { retention: 85 })).json()).toEqual({
    settings: { retention: 85, newPerDay: 20, duePerDay: 200 },
  });
  expect((await settings(maya, { newPerDay: 5, duePerDay: 40 })).json()).toEqual({
    settings: { retention: 85, newPerDay: 5, duePerDay: 40 },
  });
  for (const body of [{ retention: 69 }, { retention: 98 }, { duePerDay: 0 }, { newPerDay: -1 }]) {
    expect((await settings(maya, body)).statusCode).toBe(400);
  }
});

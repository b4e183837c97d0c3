import { expect, it } from 'vitest';
import {
  give,
  makeAttemptCalls,
  makeChoices,
  makeSixQuestions,
} from '../../attempts/testing/attempt-calls.ts';
import { makeFlashcardCalls, writeCards } from '../../flashcards/testing/flashcard-calls.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { scheduleMissed } from '../missed/schedule-missed.ts';
import { makeReview, makeReviewCalls } from '../testing/review-calls.ts';
import { runReviewJobs } from '../testing/run-review-jobs.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { make, remove, removeCard } = makeFlashcardCalls(app);
const { take, judge } = makeAttemptCalls(app);
const { sync, queue, due, settings, ofSet } = makeReviewCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
type Item = { kind: string; itemId: string; groupName: string; schedule: { due: string } };
const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (ms: number) => new Date(clock.now().getTime() - ms);

async function itemsOf(caller: Caller, ahead?: number): Promise<Item[]> {
  return (await queue(caller, ahead)).json<{ items: Item[] }>().items;
}

async function idsOf(caller: Caller): Promise<string[]> {
  return (await itemsOf(caller)).map(({ itemId }) => itemId);
}

it('brings what is due over all sets, the longest due first, and then what is new', async () => {
  const maya = await signIn();
  const [old, more] = [writeCards(3), writeCards(2)];
  await make(maya, old, 'Old');
  await make(maya, more, 'More');
  const [a = '', b = '', c = ''] = old.map(({ id }) => id);
  const [d = '', e = ''] = more.map(({ id }) => id);
  // Due after two days, each.
  await sync(maya, [makeReview(d, 'good', ago(4 * day)), makeReview(a, 'good', ago(3 * day))]);
  expect(await idsOf(maya)).toEqual([d, a, b, c, e]);
  const [first] = await itemsOf(maya);
  expect(first).toMatchObject({ kind: 'card', groupName: 'More', schedule: { state: 'review' } });
});

it('brings back for the whole day what is due at any time of it, by the clock of the user', async () => {
  const maya = await signIn();
  await app.inject({
    method: 'PATCH',
    url: '/api/auth/profile',
    headers: maya.headers,
    payload: { timeZone: 'Pacific/Auckland' },
  });
  const [own] = writeCards(1);
  if (!own) throw new Error('no card');
  await make(maya, [own]);
  // Due two days after 23:00 of 27 February there, which is 1 March at 23:00 there.
  await sync(maya, [makeReview(own.id, 'good', new Date('2026-02-27T10:00:00Z'))]);
  // Auckland is 13 hours ahead: its 1 March begins at 11:00 of 28 February, and the test at 12:00
  // of 1 March, when there it is 2 March.
  expect(await itemsOf(maya)).toHaveLength(1);
  const { due } = (await itemsOf(maya))[0]?.schedule ?? {};
  expect(due).toBe('2026-03-01T10:00:00.000Z');
  const [late] = writeCards(1);
  if (!late) throw new Error('no card');
  await make(maya, [late]);
  await settings(maya, { newPerDay: 0 });
  // Due at 10:00 of 2 March, when there it is still that day.
  await sync(maya, [makeReview(late.id, 'good', new Date('2026-02-28T10:00:00Z'))]);
  expect(await idsOf(maya)).toEqual([own.id, late.id]);
  const [next] = writeCards(1);
  if (!next) throw new Error('no card');
  await make(maya, [next]);
  // Due at 11:00 of 2 March, when there it is the day after.
  await sync(maya, [makeReview(next.id, 'good', new Date('2026-02-28T11:00:00Z'))]);
  expect(await idsOf(maya)).toEqual([own.id, late.id]);
});

it('asks what was forgotten after everything else of the day, and first when its ten minutes are over', async () => {
  const maya = await signIn();
  const own = writeCards(3);
  await make(maya, own);
  const [a = '', b = '', c = ''] = own.map(({ id }) => id);
  await sync(maya, [makeReview(a, 'again', clock.now())]);
  expect(await idsOf(maya)).toEqual([b, c, a]);
  clock.advance(10 * minute);
  expect(await idsOf(maya)).toEqual([a, b, c]);
});

it('has what waits for its minutes in a queue that is longer than one reply, when its turn has come', async () => {
  const maya = await signIn();
  const own = writeCards(52);
  await make(maya, own);
  await settings(maya, { newPerDay: 60 });
  const [first = ''] = own.map(({ id }) => id);
  await sync(maya, [makeReview(first, 'again', clock.now())]);
  expect(await idsOf(maya)).toEqual(own.slice(1, 51).map(({ id }) => id));
  await sync(
    maya,
    own.slice(1, 51).map(({ id }) => makeReview(id, 'easy', clock.now())),
  );
  expect(await idsOf(maya)).toEqual([own[51]?.id, first]);
});

it('introduces no more new cards a day than wanted, and more the next day', async () => {
  const maya = await signIn();
  const own = writeCards(6);
  await make(maya, own);
  await settings(maya, { newPerDay: 2 });
  expect(await idsOf(maya)).toEqual(own.slice(0, 2).map(({ id }) => id));
  await sync(maya, [makeReview(own[0]?.id ?? '', 'good', ago(minute))]);
  expect(await idsOf(maya)).toEqual([own[1]?.id]);
  expect((await due(maya)).json().counts).toEqual({
    due: 0,
    new: 1,
    again: 0,
    cards: 1,
    questions: 0,
    left: 1,
    done: 1,
  });
  clock.advance(day);
  expect(await idsOf(maya)).toEqual(own.slice(1, 3).map(({ id }) => id));
});

it('brings no more back a day than wanted', async () => {
  const maya = await signIn();
  const own = writeCards(5);
  await make(maya, own);
  await sync(
    maya,
    own.map(({ id }) => makeReview(id, 'good', ago(3 * day))),
  );
  await settings(maya, { duePerDay: 3 });
  expect(await idsOf(maya)).toHaveLength(3);
  expect((await due(maya)).json().counts).toMatchObject({ due: 3, left: 3 });
  const [first] = await idsOf(maya);
  await sync(maya, [makeReview(first ?? '', 'good', ago(0))]);
  expect((await due(maya)).json().counts).toMatchObject({ due: 2, new: 0, left: 2, done: 1 });
});

it('brings back what was forgotten today however much else is due and whatever the limit', async () => {
  const maya = await signIn();
  const own = writeCards(60);
  await make(maya, own);
  await settings(maya, { duePerDay: 1 });
  await sync(
    maya,
    own.map(({ id }) => makeReview(id, 'good', ago(9 * day))),
  );
  const [first] = await idsOf(maya);
  await sync(maya, [makeReview(first ?? '', 'again', ago(11 * minute))]);
  expect(await idsOf(maya)).toEqual([first]);
  expect((await due(maya)).json().counts).toMatchObject({ due: 1, new: 0, left: 1, done: 0 });
});

it('goes ahead with what the limit of the day has left over, first', async () => {
  const maya = await signIn();
  const own = writeCards(3);
  await make(maya, own);
  await sync(
    maya,
    own.map(({ id }, no) => makeReview(id, 'good', ago((4 - no) * day))),
  );
  await settings(maya, { duePerDay: 1 });
  expect((await itemsOf(maya, 3)).map(({ itemId }) => itemId)).toEqual(own.map(({ id }) => id));
});

it('can go ahead: what comes next, the soonest first', async () => {
  const maya = await signIn();
  const own = writeCards(3);
  await make(maya, own);
  const [a = '', b = '', c = ''] = own.map(({ id }) => id);
  await sync(maya, [
    makeReview(a, 'easy', ago(0)),
    makeReview(b, 'good', ago(0)),
    makeReview(c, 'good', ago(day)),
  ]);
  expect(await idsOf(maya)).toEqual([]);
  expect((await itemsOf(maya, 2)).map(({ itemId }) => itemId)).toEqual([c, b]);
});

async function missOne(caller: Caller) {
  const questions = makeChoices(3);
  const testId = await insertPracticeTest(platform, caller.userId, questions, { name: 'Neurons' });
  const [right, wrong, left] = questions;
  await take(caller, testId, [give(right, 'b'), give(wrong, 'a')]);
  return { testId, wrong: wrong?.id ?? '', left: left?.id ?? '' };
}

it('has a question that was missed today in the queue of tomorrow, with its key and its test', async () => {
  const maya = await signIn();
  const { wrong, left } = await missOne(maya);
  expect(await runReviewJobs(platform)).toBe(1);
  expect(await idsOf(maya)).toEqual([]);
  clock.advance(day);
  const items = await itemsOf(maya);
  expect(items.map(({ itemId }) => itemId).toSorted()).toEqual([wrong, left].toSorted());
  expect(items[0]).toMatchObject({
    kind: 'question',
    groupName: 'Neurons',
    question: { correctAnswer: 'b' },
  });
});

it('brings a question that is missed again back the next day, whatever was planned', async () => {
  const maya = await signIn();
  const { testId, wrong } = await missOne(maya);
  await runReviewJobs(platform);
  await sync(maya, [makeReview(wrong, 'easy', clock.now())]);
  clock.advance(day);
  expect(await idsOf(maya)).not.toContain(wrong);
  await take(maya, testId, [give({ id: wrong }, 'a')]);
  await runReviewJobs(platform);
  expect(await idsOf(maya)).not.toContain(wrong);
  clock.advance(day);
  expect(await idsOf(maya)).toContain(wrong);
});

it('tells of an attempt as often as it likes: a question stands in the queue once', async () => {
  const maya = await signIn();
  const questions = makeChoices(2);
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  const attemptId = await take(maya, testId, [give(questions[0], 'a'), give(questions[1], 'a')]);
  await runReviewJobs(platform);
  await scheduleMissed(platform, { userId: maya.userId, attemptId });
  const { rows } = await platform.pool.query(
    'select item_number from review_schedules where user_id = $1 order by 1',
    [maya.userId],
  );
  expect(rows).toEqual([{ item_number: 0 }, { item_number: 1 }]);
});

it('forgets cards that were deleted, one or a whole set, and what is missing all the same', async () => {
  const maya = await signIn();
  const [own, other] = [writeCards(3), writeCards(1)];
  const setId = await make(maya, own);
  const otherId = await make(maya, other);
  await sync(
    maya,
    [...own, ...other].map(({ id }) => makeReview(id, 'good', ago(3 * day))),
  );
  await removeCard(maya, setId, own[0]?.id ?? '');
  await remove(maya, otherId);
  // Nobody has told reviews yet, and still nothing is shown that is gone.
  expect(new Set(await idsOf(maya))).toEqual(new Set([own[1]?.id, own[2]?.id]));
  await runReviewJobs(platform);
  await remove(maya, setId);
  expect(await runReviewJobs(platform)).toBe(1);
  expect((await due(maya)).json().counts).toMatchObject({ due: 0, left: 0 });
});

it('forgets a question that was taken out of its test', async () => {
  const maya = await signIn();
  const questions = makeChoices(4);
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  await take(maya, testId, [give(questions[0], 'a')]);
  await runReviewJobs(platform);
  const url = `/api/tests/${testId}/questions/${questions[0]?.id}`;
  await app.inject({ method: 'DELETE', url, headers: maya.headers });
  await runReviewJobs(platform);
  clock.advance(day);
  expect((await due(maya)).json().counts.due).toBe(3);
});

it('takes a miss back that its learner has judged to be none', async () => {
  const maya = await signIn();
  const written = makeSixQuestions().find(({ type }) => type === 'short-answer');
  if (!written) throw new Error('no question');
  const questions = [written, ...makeChoices(2)];
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  const id = await take(
    maya,
    testId,
    questions.map((question) => give(question, 'b')),
  );
  await judge(maya, id, written.id, 'incorrect');
  await runReviewJobs(platform);
  expect((await itemsOf(maya, 5)).map(({ itemId }) => itemId)).toEqual([written.id]);
  await judge(maya, id, written.id, 'correct');
  await runReviewJobs(platform);
  expect(await itemsOf(maya, 5)).toEqual([]);
});

it('forgets the questions of a test that was deleted', async () => {
  const maya = await signIn();
  const { testId } = await missOne(maya);
  await runReviewJobs(platform);
  clock.advance(day);
  expect((await due(maya)).json().counts.due).toBe(2);
  await app.inject({ method: 'DELETE', url: `/api/tests/${testId}`, headers: maya.headers });
  await runReviewJobs(platform);
  expect((await due(maya)).json().counts.due).toBe(0);
});

it('tells of one set which cards are due and how much of it is remembered', async () => {
  const maya = await signIn();
  const own = writeCards(3);
  const setId = await make(maya, own);
  const [a = '', b = '', c = ''] = own.map(({ id }) => id);
  await sync(maya, [
    makeReview(a, 'good', ago(6 * day)),
    makeReview(b, 'good', ago(6 * day)),
    makeReview(c, 'good', ago(0)),
  ]);
  await sync(maya, [makeReview(a, 'good', ago(0)), makeReview(b, 'again', ago(0), 40_000)]);
  clock.advance(11 * minute);
  expect((await ofSet(maya, setId)).json()).toEqual({
    dueCardIds: [b],
    retention: { reviews: 2, remembered: 1, percent: 50 },
    msPerReview: 12_000,
  });
  expect((await ofSet(await signIn(), setId)).statusCode).toBe(404);
});

import type { Progress } from '@engram/core/progress/api.ts';
import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { expect, it } from 'vitest';
import { give, makeAttemptCalls, makeChoices } from '../attempts/testing/attempt-calls.ts';
import { makeFlashcardCalls, writeCards } from '../flashcards/testing/flashcard-calls.ts';
import { recordMaterialUse } from '../materials/record-use.ts';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { makeExamCalls, makeReview, makeReviewCalls } from '../reviews/testing/review-calls.ts';
import { kidney, makeMarkCalls } from '../testing/calls/mark-calls.ts';
import { makeMaterialCalls } from '../testing/calls/material-calls.ts';
import { runReviewJobs } from '../reviews/testing/run-review-jobs.ts';
import { startTestApp } from '../testing/start-app.ts';
import { progressData } from './personal-data.ts';

/** Made Monday, the second of March 2026, noon. */
const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { make } = makeFlashcardCalls(app);
const { sync } = makeReviewCalls(app);
const { take } = makeAttemptCalls(app);
const { saveOne, change } = makeMaterialCalls(app);
const { mark, saveMarked, makeSet } = makeMarkCalls(app);
const exams = makeExamCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const minute = 60_000;
const day = 24 * 60 * minute;
clock.advance(day);
const ago = (days: number) => new Date(clock.now().getTime() - days * day);
const dayAgo = (days: number) => ago(days).toISOString().slice(0, 10);

async function look(caller: Caller, query = ''): Promise<Progress> {
  const url = `/api/progress${query}`;
  const reply = await app.inject({ method: 'GET', url, headers: caller.headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

/** A test of a material, each of whose questions has a topic. */
async function makeTest(caller: Caller, material: { id: string }, topics: readonly string[]) {
  const questions = makeChoices(topics.length).map((question, no) => ({
    ...question,
    topic: topics[no] ?? null,
  }));
  const parts = [TestPart.parse({ materialId: material.id, title: 'Cells', start: 0 })];
  const testId = await insertPracticeTest(platform, caller.userId, questions, { parts });
  await use(caller, material, { usedIn: 'test', thingId: testId });
  return { testId, questions };
}

async function use(
  { userId }: Caller,
  { id }: { id: string },
  thing: { usedIn: 'test' | 'flashcard-set'; thingId: string },
): Promise<void> {
  const wish = { userId, materialIds: [id], ...thing, at: clock.now() };
  await platform.db.transaction().execute((tx) => recordMaterialUse(tx, wish));
}

it('has nothing to measure before the first review or test', async () => {
  expect(await look(await signIn())).toMatchObject({
    hasBegun: false,
    subjects: [],
    exams: [],
    recall: { goal: 90, reviews: 0, percent: null },
    since: null,
    topics: [],
    forecast: { total: 0, most: 0 },
    time: { minutes: 0, bySubject: [] },
  });
});

it('measures what was remembered against the goal, by the week for premium and by the day of two weeks for all others [PRICE-11] [ROLE-15]', async () => {
  const [maya, omar] = [await signIn({ plan: 'student' }), await signIn()];
  for (const caller of [maya, omar]) {
    const [own, late] = [writeCards(4), writeCards(1)];
    await make(caller, [...own, ...late]);
    const good = (cards: typeof own, days: number) =>
      cards.map(({ id }) => makeReview(id, 'good', ago(days)));
    await sync(caller, [...good(own, 60), ...good(late, 9)]);
    await sync(caller, good(own, 20));
    await sync(
      caller,
      late.map(({ id }) => makeReview(id, 'again', ago(2))),
    );
  }
  const { recall, step, activity } = await look(maya);
  expect({ step, goal: recall.goal, reviews: recall.reviews, percent: recall.percent }).toEqual({
    step: 'week',
    goal: 90,
    reviews: 5,
    percent: 80,
  });
  // Twelve whole weeks and the one that has begun.
  expect(recall.steps).toHaveLength(13);
  expect(recall.steps[0]?.from).toBe('2025-12-08');
  expect(recall.steps.filter(({ reviews }) => reviews > 0)).toEqual([
    { from: '2026-02-09', reviews: 4, percent: 100 },
    { from: '2026-02-23', reviews: 1, percent: 0 },
  ]);
  expect(activity.map(({ reviews }) => reviews)).toEqual([0, 0, 0, 4, 0, 0, 0, 0, 0, 4, 1, 1, 0]);
  const free = await look(omar);
  expect(free.step).toBe('day');
  expect(free.recall.steps).toHaveLength(14);
  expect(free.recall.steps.filter(({ reviews }) => reviews > 0)).toEqual([
    { from: dayAgo(2), reviews: 1, percent: 0 },
  ]);
  // What somebody has done is never hidden: the calendar is the same for both.
  expect(free.days).toEqual((await look(maya)).days);
});

it('shows how long was studied on each day since the first, and leaves out days of rest', async () => {
  const maya = await signIn();
  const own = writeCards(2);
  const setId = await make(maya, own);
  const { testId, questions } = await makeTest(
    maya,
    await saveOne(maya, 'Cells', 'Osmosis. '.repeat(40)),
    ['Osmosis'],
  );
  await sync(
    maya,
    own.map(({ id }) => makeReview(id, 'good', ago(6), 60_000)),
  );
  // Sunday and Monday are for rest.
  await exams.add(maya, {
    heldOn: '2026-06-01',
    things: [{ kind: 'set', id: setId }],
    restDays: [7, 1],
  });
  await platform.pool.query('update exams set created_at = $2 where user_id = $1', [
    maya.userId,
    ago(6),
  ]);
  await take(maya, testId, [give(questions[0], 'b')]);
  const told = await look(maya);
  expect(told.days).toHaveLength(85);
  expect(told.days.filter(({ minutes, isRest }) => minutes > 0 || isRest)).toEqual([
    { day: '2026-02-24', minutes: 2, isRest: false },
    { day: '2026-03-01', minutes: 0, isRest: true },
    // A test, on a day of rest.
    { day: '2026-03-02', minutes: 1, isRest: false },
  ]);
  expect(told).toMatchObject({ since: '2026-02-24', studiedDays: 2, studyDays: 6 });
});

it('weighs each topic of a material by answers and reviews, and knows what it was two weeks ago', async () => {
  const maya = await signIn();
  const material = await saveOne(maya, 'Cells', 'Osmosis. '.repeat(40));
  const { testId, questions } = await makeTest(maya, material, [
    'Osmosis',
    'osmosis',
    'Mitosis',
    'Meiosis',
  ]);
  const [first, second, third] = questions;
  await take(maya, testId, [give(first, 'b'), give(second, 'a'), give(third, 'b')]);
  const today = await look(maya);
  expect(today.topics).toEqual([
    // Left empty, so it was asked and not known.
    expect.objectContaining({ name: 'Meiosis', mastery: 0, answers: 1 }),
    expect.objectContaining({
      name: 'Osmosis',
      of: 'Cells',
      mastery: 50,
      asked: 2,
      items: 2,
      cards: 0,
      answers: 2,
      right: 1,
      change: null,
    }),
    expect.objectContaining({ name: 'Mitosis', mastery: 100, certainty: 'first-guess' }),
  ]);
  clock.advance(14 * day);
  await take(maya, testId, [
    give(first, 'b'),
    give(second, 'b'),
    give(third, 'a'),
    give(questions[3], 'a'),
  ]);
  const later = await look(maya);
  expect(later.topics.map(({ name, mastery, change }) => [name, mastery, change])).toEqual([
    ['Meiosis', 0, 0],
    ['Mitosis', 0, -100],
    ['Osmosis', 100, 50],
  ]);
  clock.advance(-14 * day);
});

it('does not take for known what was just forgotten, nor what was missed again after its review', async () => {
  const maya = await signIn();
  const own = writeCards(2);
  await make(maya, own, 'Memory');
  await sync(
    maya,
    own.map(({ id }) => makeReview(id, 'again', clock.now())),
  );
  const [forgotten] = (await look(maya)).topics;
  expect(forgotten?.mastery).toBeLessThan(90);
  expect(forgotten?.toPractise).toBe(2);

  const omar = await signIn();
  const material = await saveOne(omar, 'Cells', 'Osmosis. '.repeat(40));
  const { testId, questions } = await makeTest(omar, material, ['Osmosis']);
  await take(omar, testId, [give(questions[0], 'a')]);
  await runReviewJobs(platform);
  clock.advance(minute);
  const id = questions[0]?.id ?? '';
  await sync(omar, [makeReview(id, 'good', clock.now())]);
  expect((await look(omar)).topics).toMatchObject([{ mastery: 100 }]);
  clock.advance(minute);
  await take(omar, testId, [give(questions[0], 'a')]);
  await runReviewJobs(platform);
  expect((await look(omar)).topics).toMatchObject([{ mastery: 0, toPractise: 1 }]);
  clock.advance(-2 * minute);
});

it('puts a card under the topic of the part that its sentence is in, and one of your own under its set', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['renin']);
  await mark(maya, material, { words: 'Osmosis', form: 'card' });
  await makeSet(maya, { materialIds: [material.id] });
  await make(maya, writeCards(1), 'Verbs');
  const topics = (await look(maya)).topics.map(({ name, of }) => [name, of]);
  expect(topics).toEqual([
    ['Terms', 'Kidney'],
    ['The nephron', 'Kidney'],
    ['Verbs', 'Verbs'],
  ]);
});

it('says nothing of a change where only a part of a topic is looked at, and how much practising all of it would ask', async () => {
  const maya = await signIn();
  const material = await saveOne(maya, 'Cells', 'Osmosis. '.repeat(40));
  const [asked, other] = [writeCards(1), writeCards(1)];
  const id = await make(maya, asked, 'Asked');
  const otherId = await make(maya, other, 'Other');
  await use(maya, material, { usedIn: 'flashcard-set', thingId: id });
  await use(maya, material, { usedIn: 'flashcard-set', thingId: otherId });
  await sync(
    maya,
    [...asked, ...other].map((card) => makeReview(card.id, 'good', clock.now())),
  );
  await look(maya);
  clock.advance(14 * day);
  const heldOn = dayAgo(-10);
  const exam = (await exams.add(maya, { heldOn, things: [{ kind: 'set', id }] })).json().exam;
  const [whole] = (await look(maya)).topics;
  expect(whole).toMatchObject({ items: 2, change: expect.any(Number) });
  const [part] = (await look(maya, `?exam=${exam.id}`)).topics;
  expect(part).toMatchObject({ name: 'Cells', items: 1, change: null, toPractise: 2 });
  clock.advance(-14 * day);
});

it('forgets with time what is not asked again', async () => {
  const maya = await signIn();
  const own = writeCards(1);
  await make(maya, own, 'Memory');
  await sync(maya, [makeReview(own[0]?.id ?? '', 'good', clock.now())]);
  const [fresh] = (await look(maya)).topics;
  expect(fresh).toMatchObject({ name: 'Memory', of: 'Memory', mastery: 100, reviews: 1 });
  clock.advance(25 * day);
  const [later] = (await look(maya)).topics;
  expect(later?.mastery).toBeLessThan(85);
  expect(later?.change).toBe((later?.mastery ?? 0) - 100);
  clock.advance(-25 * day);
});

it('looks at everything, at one subject, or at what one exam asks', async () => {
  const maya = await signIn();
  const material = await saveOne(maya, 'Cells', 'Osmosis. '.repeat(40));
  await change(maya, material.id, { subject: 'Biology' });
  const [bones, verbs] = [writeCards(1), writeCards(3)];
  const bonesId = await make(maya, bones, 'Bones');
  const verbsId = await make(maya, verbs, 'Verbs');
  await use(maya, material, { usedIn: 'flashcard-set', thingId: bonesId });
  await sync(
    maya,
    [...bones, ...verbs].map(({ id }) => makeReview(id, 'good', ago(1), 60_000)),
  );
  const exam = {
    name: 'Spanish',
    goal: 95,
    heldOn: '2026-03-20',
    things: [{ kind: 'set' as const, id: verbsId }],
  };
  const examId: string = (await exams.add(maya, exam)).json().exam.id;
  const everything = await look(maya);
  expect(everything).toMatchObject({
    subjects: ['Biology'],
    exams: [{ id: examId, name: 'Spanish' }],
    recall: { goal: 90 },
    time: {
      minutes: 4,
      bySubject: [
        { subject: null, minutes: 3 },
        { subject: 'Biology', minutes: 1 },
      ],
    },
  });
  expect(everything.topics.map(({ name }) => name).toSorted()).toEqual(['Cells', 'Verbs']);
  const biology = await look(maya, '?subject=Biology');
  expect(biology.topics.map(({ name }) => name)).toEqual(['Cells']);
  expect(biology.time).toEqual({ minutes: 1, bySubject: [{ subject: 'Biology', minutes: 1 }] });
  const spanish = await look(maya, `?exam=${examId}`);
  expect(spanish.topics.map(({ name }) => name)).toEqual(['Verbs']);
  expect(spanish).toMatchObject({ recall: { goal: 95 }, time: { minutes: 3 } });
  const omar = await signIn();
  const reply = await app.inject({
    method: 'GET',
    url: `/api/progress?exam=${examId}`,
    headers: omar.headers,
  });
  expect(reply.statusCode).toBe(404);
});

it('is exported with the account, and erased with it', async () => {
  const maya = await signIn();
  const own = writeCards(1);
  await make(maya, own, 'Memory');
  await sync(maya, [makeReview(own[0]?.id ?? '', 'good', clock.now())]);
  const [topic] = (await look(maya)).topics;
  const [file] = progressData.read(platform.db, maya.userId, platform.clock.now());
  const rows = file && 'readAll' in file ? await Array.fromAsync(file.readAll()) : [];
  expect(rows).toEqual([{ day: '2026-03-02', topics: { [topic?.key ?? '']: 100 } }]);
  for (let times = 0; times < 2; times += 1) await progressData.erase(platform.db, maya.userId);
  const left = await platform.pool.query('select 1 from mastery_days where user_id = $1', [
    maya.userId,
  ]);
  expect(left.rowCount).toBe(0);
});

import type { Reply } from '@engram/core/endpoint.ts';
import type { getMissedReviews, getReviewQueue } from '@engram/core/reviews/api.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { expect, it } from 'vitest';
import {
  give,
  makeAttemptCalls,
  makeChoices,
  makeSixQuestions,
} from '../../attempts/testing/attempt-calls.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeReview, makeReviewCalls } from '../testing/review-calls.ts';
import { runReviewJobs } from '../testing/run-review-jobs.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { begin, submit, take, judge } = makeAttemptCalls(app);
const { sync, queue, progress, ofMissed, reviewMissed } = makeReviewCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const minute = 60_000;
const day = 24 * 60 * minute;

async function queueOf(caller: Caller, attemptId: string): Promise<string[]> {
  const { items } = (await reviewMissed(caller, attemptId)).json<Reply<typeof getReviewQueue>>();
  return items.map(({ itemId }) => itemId);
}

async function standingsOf(caller: Caller, attemptId: string) {
  const told = (await ofMissed(caller, attemptId)).json<Reply<typeof getMissedReviews>>();
  return told.questions.map(({ questionId, standing, due }) => [questionId, standing, due]);
}

/** Of three questions one right, one wrong and one left out; the job has not run. */
async function missTwo(caller: Caller) {
  const questions = makeChoices(3);
  const testId = await insertPracticeTest(platform, caller.userId, questions, { name: 'Neurons' });
  const [right, wrong, left] = questions.map(({ id }) => id);
  const attemptId = await take(caller, testId, [give(questions[0], 'b'), give(questions[1], 'a')]);
  return { testId, attemptId, right, wrong: wrong ?? '', left: left ?? '' };
}

it('says what was missed comes back tomorrow, also before it is scheduled', async () => {
  const maya = await signIn();
  const { attemptId, wrong, left } = await missTwo(maya);
  const tomorrow = '2026-03-02T00:00:00.000Z';
  const told = [
    [wrong, 'waiting', tomorrow],
    [left, 'waiting', tomorrow],
  ];
  expect(clock.now().toISOString().slice(0, 10)).toBe('2026-03-01');
  expect(await standingsOf(maya, attemptId)).toEqual(told);
  await runReviewJobs(platform);
  expect(await standingsOf(maya, attemptId)).toEqual(told);
});

it('reviews exactly what was missed, a day early and right after the test', async () => {
  const maya = await signIn();
  const { attemptId, wrong, left } = await missTwo(maya);
  const other = await missTwo(maya);
  const reply = await reviewMissed(maya, attemptId);
  expect(reply.json()).toMatchObject({
    items: [
      { kind: 'question', itemId: wrong, groupName: 'Neurons' },
      { kind: 'question', itemId: left },
    ],
    settings: { retention: 90 },
    msPerReview: 15_000,
  });
  expect(await queueOf(maya, other.attemptId)).not.toContain(wrong);
  // Nothing of it is due today.
  expect((await queue(maya)).json().items).toEqual([]);
});

it('counts an early review: what was right is cleared and comes back in days, whatever the job does later', async () => {
  const maya = await signIn();
  const { attemptId, wrong, left } = await missTwo(maya);
  await queueOf(maya, attemptId);
  clock.advance(minute);
  const told = await sync(maya, [makeReview(wrong, 'good', clock.now())]);
  expect(told.json()).toMatchObject({ unknown: [], schedules: [{ itemId: wrong }] });
  await runReviewJobs(platform);
  const [cleared, waiting] = await standingsOf(maya, attemptId);
  expect(cleared?.slice(0, 2)).toEqual([wrong, 'cleared']);
  expect(String(cleared?.[2]) > '2026-03-02').toBe(true);
  expect(waiting).toEqual([left, 'waiting', '2026-03-02T00:00:00.000Z']);
  expect(await queueOf(maya, attemptId)).toEqual([left]);
  clock.advance(day);
  expect((await queue(maya)).json().items).toMatchObject([{ itemId: left }]);
});

it('counts what was answered: an answer judged wrong was forgotten, whatever was pressed after it', async () => {
  const maya = await signIn();
  const { attemptId, wrong, left } = await missTwo(maya);
  await queueOf(maya, attemptId);
  clock.advance(minute);
  const tell = (itemId: string, answer: string) => ({
    ...makeReview(itemId, 'good', clock.now()),
    // Nothing that is chosen can be right in another way.
    given: { answer, isRightToo: true },
  });
  await sync(maya, [tell(wrong, 'a'), tell(left, 'b')]);
  expect(await queueOf(maya, attemptId)).toEqual([wrong]);
  expect((await progress(maya)).json().today).toMatchObject({
    reviews: 2,
    remembered: 1,
    again: 1,
  });
});

it('asks again what was forgotten in the review, until it was right', async () => {
  const maya = await signIn();
  const { attemptId, wrong, left } = await missTwo(maya);
  await queueOf(maya, attemptId);
  clock.advance(minute);
  await sync(maya, [
    makeReview(wrong, 'again', clock.now()),
    makeReview(left, 'good', clock.now()),
  ]);
  expect(await queueOf(maya, attemptId)).toEqual([wrong]);
  clock.advance(10 * minute);
  await sync(maya, [makeReview(wrong, 'good', clock.now())]);
  expect(await queueOf(maya, attemptId)).toEqual([]);
});

it('lets a question wait again that was missed again since', async () => {
  const maya = await signIn();
  const { testId, attemptId, wrong, left } = await missTwo(maya);
  await queueOf(maya, attemptId);
  clock.advance(minute);
  await sync(maya, [makeReview(wrong, 'good', clock.now()), makeReview(left, 'good', clock.now())]);
  clock.advance(day);
  const id = await begin(maya, testId);
  clock.advance(minute);
  await submit(maya, id, { answers: [give({ id: wrong }, 'a'), give({ id: left }, 'b')] });
  await runReviewJobs(platform);
  expect((await standingsOf(maya, attemptId)).map(([, standing]) => standing)).toEqual([
    'waiting',
    'cleared',
  ]);
  expect(await queueOf(maya, id)).toContain(wrong);
});

it('asks a question of an endless test once, however often it was missed', async () => {
  const maya = await signIn();
  const [question] = makeChoices(1);
  const config = { preset: 'endless', isEndlessMode: true } as const;
  const testId = await insertPracticeTest(platform, maya.userId, [question ?? fail()], { config });
  const attemptId = await take(maya, testId, [
    give(question, 'b', { firstAnswer: 'a', attempts: 2 }),
    give(question, 'b', { firstAnswer: 'a', attempts: 2, round: 1 }),
  ]);
  expect(await queueOf(maya, attemptId)).toEqual([question?.id]);
});

it('leaves out what its test asks no more, and samples', async () => {
  const maya = await signIn();
  const [sample, removed, kept, right] = makeChoices(4);
  const questions: Question[] = [
    { ...(sample ?? fail()), madeBy: 'sample' },
    removed ?? fail(),
    kept ?? fail(),
    right ?? fail(),
  ];
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  const attemptId = await take(maya, testId, [give(removed, 'a'), give(right, 'b')]);
  await app.inject({
    method: 'DELETE',
    url: `/api/tests/${testId}/questions/${removed?.id}`,
    headers: maya.headers,
  });
  expect((await standingsOf(maya, attemptId)).map(([id, standing]) => [id, standing])).toEqual([
    [removed?.id, 'gone'],
    [kept?.id, 'waiting'],
  ]);
  expect(await queueOf(maya, attemptId)).toEqual([kept?.id]);
});

it('follows the verdict of the learner', async () => {
  const maya = await signIn();
  const written = makeSixQuestions().find(({ type }) => type === 'short-answer') ?? fail();
  const testId = await insertPracticeTest(platform, maya.userId, [written, ...makeChoices(2)]);
  const attemptId = await take(maya, testId, [give(written, 'b')]);
  await judge(maya, attemptId, written.id, 'incorrect');
  expect(await queueOf(maya, attemptId)).toContain(written.id);
  await judge(maya, attemptId, written.id, 'correct');
  expect(await queueOf(maya, attemptId)).not.toContain(written.id);
});

it('is for the learner alone, and only of what was submitted', async () => {
  const maya = await signIn();
  const { testId, attemptId } = await missTwo(maya);
  const other = await signIn();
  const open = await begin(maya, testId);
  for (const ask of [ofMissed, reviewMissed]) {
    expect((await ask(other, attemptId)).statusCode).toBe(404);
    expect((await ask(maya, open)).statusCode).toBe(404);
  }
});

function fail(): never {
  throw new Error('no question');
}

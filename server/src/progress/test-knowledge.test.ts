import type { Reply } from '@engram/core/endpoint.ts';
import type { getTestKnowledge } from '@engram/core/progress/api.ts';
import { expect, it } from 'vitest';
import { give, makeAttemptCalls, makeChoices } from '../attempts/testing/attempt-calls.ts';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { makeReview, makeReviewCalls } from '../reviews/testing/review-calls.ts';
import { runReviewJobs } from '../reviews/testing/run-review-jobs.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { begin, save, take } = makeAttemptCalls(app);
const { sync } = makeReviewCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const day = 24 * 60 * 60_000;

function ask({ headers }: { headers: Record<string, string> }, testId: string) {
  return app.inject({ method: 'GET', url: `/api/progress/tests/${testId}`, headers });
}

async function chancesOf(caller: Caller, testId: string): Promise<(number | null)[]> {
  const reply = await ask(caller, testId);
  expect(reply.statusCode).toBe(200);
  const { questions } = reply.json<Reply<typeof getTestKnowledge>>();
  return questions.map(({ chance }) => chance);
}

it('tells the chance of each question in the order of the test: right, missed, and never asked', async () => {
  const omar = await signIn({ plan: 'student' });
  const [first, second, third] = makeChoices(3);
  if (!first || !second || !third) throw new Error('no questions');
  const testId = await insertPracticeTest(platform, omar.userId, [first, second, third], {
    config: { preset: 'endless', isEndlessMode: true },
  });
  expect(await chancesOf(omar, testId)).toEqual([null, null, null]);
  const attemptId = await begin(omar, testId);
  await save(omar, attemptId, { answers: [give(first, 'b'), give(second, 'a')] });
  // What is not handed in yet says nothing.
  expect(await chancesOf(omar, testId)).toEqual([null, null, null]);
  await take(omar, testId, [give(first, 'b'), give(second, 'a')]);
  expect(await chancesOf(omar, testId)).toEqual([1, 0, null]);
  clock.advance(3 * day);
  const [right = null, missed, never] = await chancesOf(omar, testId);
  expect(right).toBeGreaterThan(0.7);
  expect(right).toBeLessThan(1);
  expect([missed, never]).toEqual([0, null]);
});

it('knows what was missed and reviewed since', async () => {
  const omar = await signIn({ plan: 'student' });
  const questions = makeChoices(2);
  const testId = await insertPracticeTest(platform, omar.userId, questions);
  await take(omar, testId, [give(questions[0], 'a'), give(questions[1], 'a')]);
  await runReviewJobs(platform);
  clock.advance(day);
  await sync(omar, [makeReview(questions[0]?.id ?? '', 'good', clock.now())]);
  expect(await chancesOf(omar, testId)).toEqual([1, 0]);
});

it('is for premium, and for the owner alone [PRICE-12]', async () => {
  const [omar, maya, pia] = [
    await signIn({ plan: 'student' }),
    await signIn(),
    await signIn({ plan: 'student' }),
  ];
  const questions = makeChoices(1);
  const own = await insertPracticeTest(platform, maya.userId, questions);
  const refused = await ask(maya, own);
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'premium-only' }]);
  const testId = await insertPracticeTest(platform, omar.userId, questions);
  await take(omar, testId, [give(questions[0], 'b')]);
  expect((await ask(pia, testId)).statusCode).toBe(404);
  expect((await ask({ headers: {} }, testId)).statusCode).toBe(401);
  // The same questions in a test of one's own say nothing of what somebody else answered.
  const copy = await insertPracticeTest(platform, pia.userId, questions);
  expect(await chancesOf(pia, copy)).toEqual([null]);
  expect(await chancesOf(omar, testId)).toEqual([1]);
});

it('tells each test from the answers to its own questions', async () => {
  const omar = await signIn({ plan: 'student' });
  const [one, other] = [makeChoices(1), makeChoices(1)];
  const tests = [
    await insertPracticeTest(platform, omar.userId, one),
    await insertPracticeTest(platform, omar.userId, other),
  ] as const;
  await take(omar, tests[0], [give(one[0], 'b')]);
  expect(await chancesOf(omar, tests[0])).toEqual([1]);
  expect(await chancesOf(omar, tests[1])).toEqual([null]);
});

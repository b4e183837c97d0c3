import type { Reply } from '@engram/core/endpoint.ts';
import type { getExamPlan } from '@engram/core/exams/api.ts';
import type { Progress } from '@engram/core/progress/api.ts';
import { expect, it } from 'vitest';
import { makeChoices } from '../attempts/testing/attempt-calls.ts';
import { makeFlashcardCalls, writeCards } from '../flashcards/testing/flashcard-calls.ts';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { makeExamCalls, makeReview, makeReviewCalls } from '../reviews/testing/review-calls.ts';
import { startTestApp } from '../testing/start-app.ts';

/** Made Monday, the second of March 2026, noon. */
const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { make } = makeFlashcardCalls(app);
const { sync, progress } = makeReviewCalls(app);
const exams = makeExamCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const day = 24 * 60 * 60_000;
clock.advance(day);
const ago = (days: number) => new Date(clock.now().getTime() - days * day);
const dayAgo = (days: number) => ago(days).toISOString().slice(0, 10);

async function look(caller: Caller): Promise<Progress> {
  const reply = await app.inject({ method: 'GET', url: '/api/progress', headers: caller.headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

it('foresees today and thirteen days, by the plan of an exam where there is one, for everybody, premium or not', async () => {
  const [maya, omar] = [await signIn({ plan: 'student' }), await signIn()];
  for (const caller of [maya, omar]) {
    const [free, planned] = [writeCards(3), writeCards(2)];
    await make(caller, free, 'Free');
    const id = await make(caller, planned, 'Planned');
    await sync(
      caller,
      [...free, ...planned].map((card) => makeReview(card.id, 'good', ago(0))),
    );
    await exams.add(caller, { heldOn: '2026-03-06', restDays: [3], things: [{ kind: 'set', id }] });
  }
  const { forecast } = await look(maya);
  expect(forecast.days).toHaveLength(14);
  expect(forecast.days[0]).toEqual({ day: '2026-03-02', due: 0, isRest: false, isExam: false });
  expect(forecast.days.find(({ isExam }) => isExam)?.day).toBe('2026-03-06');
  const due = forecast.days.map((one) => one.due);
  expect(forecast.total).toBe(due.reduce((sum, count) => sum + count, 0));
  expect(forecast.most).toBe(Math.max(...due));
  // The three free ones, and two on the morning of the exam.
  expect(forecast.total).toBeGreaterThanOrEqual(5);
  expect((await look(omar)).forecast).toEqual(forecast);
});

/** What Today and the end of a review say of the next days. */
async function foresee(caller: Caller): Promise<{ day: string; due: number }[]> {
  return (await progress(caller)).json().forecast;
}

it('foresees the same everywhere: what plans ask day by day, with what comes back by itself', async () => {
  const maya = await signIn({ plan: 'student' });
  const [free, planned] = [writeCards(3), writeCards(12)];
  await make(maya, free, 'Free');
  const id = await make(maya, planned, 'Planned');
  await sync(
    maya,
    free.map((card) => makeReview(card.id, 'good', ago(0))),
  );
  const things = [{ kind: 'set' as const, id }];
  const exam = (await exams.add(maya, { heldOn: '2026-03-08', things })).json().exam;
  const plan = (await exams.plan(maya, exam.id)).json<Reply<typeof getExamPlan>>();
  const { forecast } = await look(maya);
  const next = await foresee(maya);
  // The three free ones come back on the 4th.
  const own = plan.days.map(
    (one) => one.back + one.fresh + (one.day === '2026-03-04' ? free.length : 0),
  );
  expect(own[1]).toBeGreaterThan(0);
  expect(forecast.days?.slice(0, own.length).map(({ due }) => due)).toEqual(own);
  expect(next.slice(0, 13).map(({ due }) => due)).toEqual(
    forecast.days?.slice(1).map(({ due }) => due),
  );
  expect(next).toHaveLength(14);
});

it('tells of the days on which a plan has a practice test', async () => {
  const maya = await signIn();
  const testId = await insertPracticeTest(platform, maya.userId, makeChoices(10));
  const things = [{ kind: 'test' as const, id: testId }];
  const exam = (await exams.add(maya, { heldOn: '2026-03-12', things })).json().exam;
  const plan = (await exams.plan(maya, exam.id)).json<Reply<typeof getExamPlan>>();
  const tests = plan.days.flatMap(({ day: on, test }) => (test ? [on] : []));
  expect(tests).not.toEqual([]);
  const told = (await foresee(maya)).filter((one) => 'hasTest' in one && one.hasTest);
  expect(told.map((one) => one.day)).toEqual(tests);
});

it('foresees once what two exams ask, for the sooner one until it is over', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  for (const caller of [maya, omar]) {
    const id = await make(caller, writeCards(12), 'Planned');
    const things = [{ kind: 'set' as const, id }];
    await exams.add(caller, { heldOn: '2026-03-06', things });
    if (caller === omar) await exams.add(caller, { heldOn: '2026-03-12', things });
  }
  const untilFirst = async (caller: Caller) =>
    (await foresee(caller)).filter((one) => one.day <= '2026-03-06').map(({ due }) => due);
  expect(await untilFirst(omar)).toEqual(await untilFirst(maya));
  const after = async (caller: Caller) =>
    (await foresee(caller)).filter((one) => one.due > 0).map((one) => one.day);
  expect((await after(maya)).at(-1)).toBe('2026-03-06');
  expect((await after(omar)).at(-1)).toBe('2026-03-12');
});

it('foresees nothing of what rests because its exam is over', async () => {
  const maya = await signIn({ plan: 'student' });
  const own = writeCards(3);
  const id = await make(maya, own, 'Old');
  await sync(
    maya,
    own.map((card) => makeReview(card.id, 'good', clock.now())),
  );
  const over = { heldOn: dayAgo(1), things: [{ kind: 'set' as const, id }] };
  const examId = (await exams.add(maya, { ...over, heldOn: dayAgo(-1) })).json().exam.id;
  await platform.pool.query('update exams set held_on = $2 where exam_id = $1', [
    examId,
    over.heldOn,
  ]);
  expect((await look(maya)).forecast.total).toBe(0);
  await exams.change(maya, examId, { ...over, goesOn: true });
  expect((await look(maya)).forecast.total).toBe(3);
});

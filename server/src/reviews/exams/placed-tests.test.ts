import { expect, it } from 'vitest';
import { give, makeAttemptCalls, makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { day, studyForExam } from '../testing/study-for-exam.ts';

/** It is the first of March 2026, noon. */
const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { take } = makeAttemptCalls(app);
const { dayFromNow, addExam, makeSet, askPlan } = studyForExam({ app, clock });

type Caller = Awaited<ReturnType<typeof signIn>>;

async function insertMaterial(caller: Caller, title: string) {
  const id = crypto.randomUUID();
  await platform.pool.query(
    `insert into materials values
     ($1, $2, $3, 'text', sha256('Notes'), 'Notes', 5, null, null, $4, $4)`,
    [caller.userId, id, title, clock.now()],
  );
  return { kind: 'material' as const, id };
}

async function useFor(caller: Caller, materialId: string, testId: string): Promise<void> {
  await platform.pool.query(`insert into material_uses values ($1, $2, 'test', $3, $4)`, [
    caller.userId,
    materialId,
    testId,
    clock.now(),
  ]);
}

const testsOf = async (caller: Caller, id: string) =>
  (await askPlan(caller, id)).days.flatMap(({ day: on, test }) => (test ? [{ on, ...test }] : []));

it('places a practice test halfway and one shortly before the exam, what was never taken first', async () => {
  const maya = await signIn();
  const questions = makeChoices(12);
  const cells = await insertPracticeTest(platform, maya.userId, questions, { name: 'Cells' });
  const genes = await insertPracticeTest(platform, maya.userId, makeChoices(10), { name: 'Genes' });
  await take(maya, cells, [give(questions[0], 'b')]);
  clock.advance(day);
  const things = [cells, genes].map((id) => ({ kind: 'test' as const, id }));
  const id = await addExam(maya, { heldOn: dayFromNow(10), things });
  const facts = { materialId: null, isDone: false };
  expect(await testsOf(maya, id)).toEqual([
    { on: dayFromNow(4), testId: genes, name: 'Genes', questions: 10, ...facts },
    { on: dayFromNow(7), testId: cells, name: 'Cells', questions: 12, ...facts },
  ]);
});

it('takes the minutes of a practice test from the reviews of its day', async () => {
  const maya = await signIn();
  const test = await insertPracticeTest(platform, maya.userId, makeChoices(10));
  const things = [await makeSet(maya, 300), { kind: 'test' as const, id: test }];
  const id = await addExam(maya, { heldOn: dayFromNow(10), minutesPerDay: 10, goal: 97, things });
  const { days } = await askPlan(maya, id);
  const placed = days[4];
  expect(placed?.test?.testId).toBe(test);
  // Ten questions of 45 seconds are eight minutes, and two are left.
  expect((placed?.back ?? 0) + (placed?.fresh ?? 0)).toBeLessThanOrEqual(8);
  expect(placed?.minutes).toBe(10);
  expect(days.filter(({ minutes }) => minutes > 10)).toEqual([]);
  clock.advance(4 * day);
  const today = (await askPlan(maya, id)).days[0];
  expect([today?.test?.testId, today?.minutes]).toEqual([test, 10]);
});

it('is done on its day when the test was taken, moves on when it was not, and never stands on the last evening', async () => {
  const maya = await signIn();
  const questions = makeChoices(5);
  const test = await insertPracticeTest(platform, maya.userId, questions);
  const id = await addExam(maya, {
    heldOn: dayFromNow(5),
    things: [{ kind: 'test', id: test }],
  });
  const on = async () => (await testsOf(maya, id)).map((one) => [one.on, one.isDone]);
  expect(await on()).toEqual([[dayFromNow(2), false]]);
  clock.advance(3 * day);
  expect(await on()).toEqual([[dayFromNow(0), false]]);
  await take(maya, test, [give(questions[0], 'b')]);
  expect(await on()).toEqual([[dayFromNow(0), true]]);
  clock.advance(day);
  expect(await on()).toEqual([]);
});

it('asks for a test to be made of the material where there is none, until there is one', async () => {
  const maya = await signIn();
  const material = await insertMaterial(maya, 'Cell respiration');
  const id = await addExam(maya, { heldOn: dayFromNow(5), things: [material] });
  expect(await testsOf(maya, id)).toEqual([
    {
      on: dayFromNow(2),
      testId: null,
      materialId: material.id,
      name: 'Cell respiration',
      questions: 10,
      isDone: false,
    },
  ]);
  const test = await insertPracticeTest(platform, maya.userId, makeChoices(8), { name: 'Cells' });
  await useFor(maya, material.id, test);
  expect(await testsOf(maya, id)).toMatchObject([{ testId: test, materialId: null, questions: 8 }]);
});

it('places no endless test, none without questions, and none where only sets are asked', async () => {
  const maya = await signIn();
  const endless = await insertPracticeTest(platform, maya.userId, makeChoices(5), {
    config: { preset: 'endless' },
  });
  const empty = await insertPracticeTest(platform, maya.userId, []);
  const things = [endless, empty].map((id) => ({ kind: 'test' as const, id }));
  const id = await addExam(maya, { things: [...things, await makeSet(maya, 3)] });
  expect(await testsOf(maya, id)).toEqual([]);
});

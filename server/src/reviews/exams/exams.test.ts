import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { makeExamCalls, makeReview, makeReviewCalls } from '../testing/review-calls.ts';
import { day, studyForExam } from '../testing/study-for-exam.ts';
import { examData } from './personal-data.ts';

/** It is the first of March 2026, noon. */
const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { sync, due, settings } = makeReviewCalls(app);
const exams = makeExamCalls(app);
const { dayFromNow, addExam, makeSet, askQueue, askPlan, reviewAll } = studyForExam({ app, clock });

it('keeps exams, changes them and forgets them, the soonest first', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 1);
  const late = await addExam(maya, { name: 'Finals', heldOn: dayFromNow(40), things: [set] });
  const soon = await addExam(maya, { name: 'Midterm', heldOn: dayFromNow(4), restDays: [7, 3] });
  const list = async () => (await exams.list(maya)).json().exams;
  expect(await list()).toEqual([
    { ...exams.write({ name: 'Midterm', heldOn: dayFromNow(4), restDays: [3, 7] }), id: soon },
    { ...exams.write({ name: 'Finals', heldOn: dayFromNow(40), things: [set] }), id: late },
  ]);
  const changed = await exams.change(maya, late, {
    name: 'Resit',
    heldOn: dayFromNow(2),
    goal: 95,
  });
  expect(changed.json().exam).toMatchObject({ name: 'Resit', goal: 95, things: [] });
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Resit', 'Midterm']);
  expect((await exams.remove(maya, late)).statusCode).toBe(200);
  expect((await exams.remove(maya, late)).statusCode).toBe(404);
  expect(await list()).toHaveLength(1);
});

it('refuses more than twenty, one in more than a year, and a week without study', async () => {
  const maya = await signIn();
  for (let no = 0; no < 20; no += 1) await addExam(maya, {});
  const full = await exams.add(maya, { heldOn: dayFromNow(1) });
  expect([full.statusCode, full.json().code]).toEqual([409, 'exams-full']);
  const omar = await signIn();
  expect((await exams.add(omar, { heldOn: dayFromNow(400) })).statusCode).toBe(400);
  const restDays = [1, 2, 3, 4, 5, 6, 7];
  expect((await exams.add(omar, { heldOn: dayFromNow(5), restDays })).statusCode).toBe(400);
});

it('asks of each day what the plan asks, new cards spread over the first half of the time', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 40);
  const id = await addExam(maya, { things: [set] });
  const { days } = await askPlan(maya, id);
  expect(days.map(({ fresh }) => fresh)).toEqual([8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0]);
  expect((await askQueue(maya)).items).toHaveLength(8);
  expect((await due(maya)).json().counts).toMatchObject({ left: 8, new: 8 });
  expect(await reviewAll(maya)).toBe(8);
  expect((await due(maya)).json().counts).toMatchObject({ left: 0, done: 8 });
  clock.advance(day);
  expect((await due(maya)).json().counts.new).toBe(8);
});

it('asks the same all day long, whatever is answered', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 20);
  await addExam(maya, { things: [set] });
  const [first, ...others] = (await askQueue(maya)).items.map(({ itemId }) => itemId);
  await sync(maya, [makeReview(first ?? '', 'good', clock.now())]);
  clock.advance(60_000);
  expect((await askQueue(maya)).items.map(({ itemId }) => itemId)).toEqual(others);
});

it('asks the same day what was forgotten of a plan, and nothing more for it', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 40);
  const id = await addExam(maya, { things: [set] });
  const ids = (await askQueue(maya)).items.map(({ itemId }) => itemId);
  await sync(maya, [makeReview(ids[0] ?? '', 'again', clock.now())]);
  expect((await askQueue(maya)).items.map(({ itemId }) => itemId)).toEqual([
    ...ids.slice(1),
    ids[0],
  ]);
  expect((await askPlan(maya, id)).days[0]).toMatchObject({ back: 1, fresh: 7 });
  // Late in the evening, so that it is tomorrow when its minutes are over.
  clock.advance((day * 11.9) / 24);
  await reviewAll(maya);
  clock.advance(60_000);
  await sync(maya, [makeReview(ids[1] ?? '', 'again', clock.now())]);
  expect((await due(maya)).json().counts).toMatchObject({ left: 1, again: 1, done: 7 });
  clock.advance(day / 24);
  const { items, counts } = await askQueue(maya);
  expect(items[0]?.itemId).toBe(ids[1]);
  expect(counts).toMatchObject({ new: 8, again: 1, done: 0 });
  expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(counts.left);
});

it('leaves the limits of a day to what no exam asks', async () => {
  const maya = await signIn();
  await settings(maya, { newPerDay: 3 });
  const asked = await makeSet(maya, 12);
  await makeSet(maya, 12);
  await addExam(maya, { heldOn: dayFromNow(5), things: [asked] });
  expect((await due(maya)).json().counts.new).toBe(4 + 3);
  expect(await reviewAll(maya)).toBe(7);
  expect((await due(maya)).json().counts.left).toBe(0);
});

it('asks what two exams ask once, for the sooner one', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 12);
  await addExam(maya, { heldOn: dayFromNow(5), things: [set] });
  await addExam(maya, { heldOn: dayFromNow(30), things: [set] });
  expect((await due(maya)).json().counts.new).toBe(4);
});

it('asks once what a sooner exam asks that was added later in the day', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 12);
  await addExam(maya, { heldOn: dayFromNow(5), things: [set] });
  expect((await due(maya)).json().counts.left).toBe(4);
  await addExam(maya, { heldOn: dayFromNow(3), things: [set] });
  expect((await due(maya)).json().counts.left).toBe(6);
  const ids = (await askQueue(maya)).items.map(({ itemId }) => itemId);
  expect(new Set(ids).size).toBe(6);
});

it('asks for the next exam what one that is over has asked', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 12);
  await addExam(maya, { heldOn: dayFromNow(1), things: [set] });
  await addExam(maya, { heldOn: dayFromNow(20), things: [set] });
  await reviewAll(maya);
  clock.advance(6 * day);
  expect((await due(maya)).json().counts.left).toBeGreaterThan(0);
});

it('asks once what is in an exam twice, by its material and by itself', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 12);
  const materialId = crypto.randomUUID();
  await platform.pool.query(
    `insert into materials values
     ($1, $2, 'Notes', 'text', sha256('Notes'), 'Notes', 5, null, null, $3, $3)`,
    [maya.userId, materialId, clock.now()],
  );
  await platform.pool.query(`insert into material_uses values ($1, $2, 'flashcard-set', $3, $4)`, [
    maya.userId,
    materialId,
    set.id,
    clock.now(),
  ]);
  const things = [{ kind: 'material' as const, id: materialId }, set];
  const id = await addExam(maya, { heldOn: dayFromNow(5), things });
  expect((await askQueue(maya)).items).toHaveLength(4);
  const plan = await askPlan(maya, id);
  expect(plan.items).toBe(12);
  expect(plan.things.map(({ name, items }) => [name, items])).toEqual([
    ['Notes', 12],
    ['Memory and plasticity', 12],
  ]);
});

it('never asks for more than the minutes of a day have room for, also after two weeks away', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 60);
  await addExam(maya, { heldOn: dayFromNow(30), minutesPerDay: 5, goal: 97, things: [set] });
  for (let no = 0; no < 8; no += 1) {
    expect(await reviewAll(maya, no % 2 === 0 ? 'again' : 'good')).toBeLessThanOrEqual(20);
    clock.advance(day);
  }
  clock.advance(14 * day);
  expect((await due(maya)).json().counts.left).toBeLessThanOrEqual(20);
});

it('asks nothing of a rest day', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 10);
  // A Sunday.
  const id = await addExam(maya, { things: [set], restDays: [7] });
  clock.advance(7 * day - clock.now().getUTCDay() * day);
  expect(clock.now().getUTCDay()).toBe(0);
  expect((await due(maya)).json().counts.left).toBe(0);
  const { days } = await askPlan(maya, id);
  expect(days[0]).toMatchObject({ kind: 'rest', back: 0, fresh: 0, minutes: 0 });
});

it('asks for the ones that are least sure on the morning of the exam, and for nothing after it', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 24);
  const id = await addExam(maya, { heldOn: dayFromNow(3), things: [set] });
  for (let no = 0; no < 3; no += 1) {
    await reviewAll(maya);
    clock.advance(day);
  }
  const { daysLeft, days } = await askPlan(maya, id);
  expect([daysLeft, days]).toEqual([
    0,
    [
      {
        day: dayFromNow(0),
        kind: 'exam',
        back: 10,
        fresh: 0,
        caughtUp: 0,
        test: null,
        minutes: 3,
      },
    ],
  ]);
  expect((await askQueue(maya)).items).toHaveLength(10);
  clock.advance(20 * day);
  expect((await due(maya)).json().counts.left).toBe(0);
  expect(await askPlan(maya, id)).toMatchObject({ daysLeft: -20, days: [] });
  const goesOn = exams.write({ heldOn: dayFromNow(-20), things: [set], goesOn: true });
  await exams.change(maya, id, goesOn);
  expect((await due(maya)).json().counts.due).toBe(24);
});

it('tells what would be recalled on the day as things are, with the plan, and of each thing', async () => {
  const maya = await signIn();
  const [known, fresh] = [await makeSet(maya, 8), await makeSet(maya, 8)];
  await reviewAll(maya);
  const gone = { kind: 'test' as const, id: crypto.randomUUID() };
  const id = await addExam(maya, { heldOn: dayFromNow(6), things: [known, fresh, gone] });
  clock.advance(day);
  const plan = await askPlan(maya, id);
  expect(plan).toMatchObject({ daysLeft: 5, items: 16, withoutRoom: 0 });
  expect(plan.recallNow).toBeLessThan(plan.recallThen ?? 0);
  expect(plan.recallThen).toBeGreaterThanOrEqual(90);
  expect(plan.things.map(({ items }) => items)).toEqual([8, 8]);
  expect(plan.things[0]?.recall).toBeGreaterThan(60);
});

it('says how many new cards the days have no room for', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 100);
  const id = await addExam(maya, { heldOn: dayFromNow(2), minutesPerDay: 5, things: [set] });
  expect((await askPlan(maya, id)).withoutRoom).toBe(100 - 10 - 6);
});

it('tells nothing of an exam that asks nothing yet', async () => {
  const maya = await signIn();
  const id = await addExam(maya, {});
  expect(await askPlan(maya, id)).toMatchObject({ items: 0, recallNow: null, recallThen: null });
});

it('keeps to the days of a calendar where clocks are put back', async () => {
  clock.advance(Date.parse('2026-10-31T16:00:00Z') - clock.now().getTime());
  const maya = await signIn();
  const headers = maya.headers;
  const payload = { timeZone: 'America/New_York' };
  await app.inject({ method: 'PATCH', url: '/api/auth/profile', headers, payload });
  const set = await makeSet(maya, 12);
  // The first of November has 25 hours there.
  const id = await addExam(maya, { heldOn: '2026-11-03', things: [set] });
  expect((await askPlan(maya, id)).days.map((one) => one.day)).toEqual([
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
  ]);
  await reviewAll(maya);
  clock.advance(Date.parse('2026-11-02T04:30:00Z') - clock.now().getTime());
  expect((await askPlan(maya, id)).daysLeft).toBe(2);
  clock.advance(60 * 60_000);
  expect((await askPlan(maya, id)).daysLeft).toBe(1);
});

it('goes into the export of its learner, and with their account', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const set = await makeSet(maya, 4);
  const id = await addExam(maya, { things: [set] });
  await askQueue(maya);
  await addExam(omar, {});
  const [file] = examData.read(platform.db, maya.userId, platform.clock.now());
  if (!file || !('readAll' in file)) throw new Error('no file of exams');
  const rows = [];
  for await (const row of file.readAll()) rows.push(row);
  expect(rows).toEqual([
    { ...exams.write({ heldOn: dayFromNow(10), things: [set] }), id, catchUps: [] },
  ]);
  for (let times = 0; times < 2; times += 1) await examData.erase(platform.db, maya.userId);
  for (const table of examData.tables) {
    const left = `select 1 from ${table} where user_id = $1`;
    expect((await platform.pool.query(left, [maya.userId])).rowCount).toBe(0);
  }
  expect((await exams.list(maya)).json().exams).toEqual([]);
  expect((await exams.list(omar)).json().exams).toHaveLength(1);
});

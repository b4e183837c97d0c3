import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeFlashcardCalls, writeCards } from '../../../flashcards/testing/flashcard-calls.ts';
import { startTestApp } from '../../../testing/start-app.ts';
import { makeExamCalls, makeReview, makeReviewCalls } from '../../testing/review-calls.ts';
import { examData } from '../personal-data.ts';
import { day, studyForExam } from '../../testing/study-for-exam.ts';

/** It is the first of March 2026, noon; a Sunday. */
const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { sync, due } = makeReviewCalls(app);
const { make } = makeFlashcardCalls(app);
const exams = makeExamCalls(app);
const { dayFromNow, addExam, makeSet, askQueue, askPlan, reviewAll } = studyForExam({ app, clock });

type Caller = Awaited<ReturnType<typeof signIn>>;

/** Sixty known cards and twenty new ones, for an exam of which a day was studied and others not. */
async function missDays(caller: Caller, count: number, terms: Parameters<typeof addExam>[1] = {}) {
  const cards = writeCards(80);
  const set = { kind: 'set' as const, id: await make(caller, cards) };
  for (const days of [9, 6]) {
    const at = new Date(clock.now().getTime() - days * day);
    const known = cards.slice(0, 60);
    await sync(
      caller,
      known.map(({ id }, no) => makeReview(id, no % 3 === 0 ? 'hard' : 'good', at)),
    );
  }
  const id = await addExam(caller, { heldOn: dayFromNow(16), goal: 95, things: [set], ...terms });
  await reviewAll(caller);
  clock.advance((count + 1) * day);
  return { id, set };
}

const offersOf = async (caller: Caller, id: string) =>
  (await askPlan(caller, id)).catchUp?.offers.map(({ way }) => way) ?? [];
const leftOf = async (caller: Caller) => (await due(caller)).json().counts.left;

it('says which two study days were missed, what waits, and what each way to catch up comes to', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  const { missed, catchUp, cost, days } = await askPlan(maya, id);
  expect(missed.map((one) => one.day)).toEqual([dayFromNow(-2), dayFromNow(-1)]);
  const [spread, drop, all] = catchUp?.offers ?? [];
  const waiting = catchUp?.waiting ?? 0;
  const sum = missed.reduce((total, { items }) => total + items, 0);
  expect(waiting).toBeGreaterThan(sum);
  expect([spread?.way, drop?.way, all?.way]).toEqual(['spread', 'drop', 'all']);
  expect(spread).toMatchObject({ today: days[0]?.caughtUp, minutes: days[0]?.minutes, letGo: 0 });
  expect(spread?.today).toBeLessThan(waiting);
  expect(spread?.days).toBeGreaterThan(1);
  expect(all).toMatchObject({ today: waiting, days: 1, until: dayFromNow(0), notAsked: 0 });
  expect(drop?.letGo).toBeGreaterThan(0);
  expect(drop?.minutes).toBeLessThanOrEqual(15);
  expect(all?.recallThen).toBeGreaterThanOrEqual(spread?.recallThen ?? 100);
  expect(cost?.points).toBeGreaterThan(0);
  expect(cost?.backOn && cost.backOn > dayFromNow(0)).toBe(true);
});

it('tells of each coming day how much of it is caught up on, all of it by the last of them', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  const { catchUp, days } = await askPlan(maya, id);
  const until = catchUp?.offers[0]?.until ?? '';
  const some = days.filter(({ caughtUp }) => caughtUp > 0).map((one) => one.day);
  expect([some[0], some.at(-1)]).toEqual([dayFromNow(0), until]);
  expect(days.reduce((total, { caughtUp }) => total + caughtUp, 0)).toBe(
    (catchUp?.waiting ?? 0) - (catchUp?.offers[0]?.notAsked ?? 0),
  );
});

it('offers nothing after one missed day, and nothing for rest days', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id } = await missDays(maya, 1);
  const once = await askPlan(maya, id);
  expect([once.missed.length, once.catchUp, once.cost]).toEqual([1, null, null]);
  expect(once.days.every(({ caughtUp }) => caughtUp === 0)).toBe(true);
  const weekday = (days: number) => ((clock.now().getUTCDay() + days + 6) % 7) + 1;
  const resting = await missDays(omar, 2, { restDays: [weekday(1), weekday(2)] });
  const { missed, catchUp } = await askPlan(omar, resting.id);
  expect([missed, catchUp]).toEqual([[], null]);
});

it('offers nothing to those who begin late: only days after the plan was made can be missed', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 30);
  const id = await addExam(maya, { things: [set] });
  clock.advance(2 * day);
  expect((await askPlan(maya, id)).missed).toHaveLength(1);
  clock.advance(day);
  expect((await askPlan(maya, id)).missed).toHaveLength(2);
});

it('asks today what was chosen, all five counts alike, and offers it no more that day', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  const before = await leftOf(maya);
  const { catchUp } = await askPlan(maya, id);
  expect((await exams.catchUp(maya, id, 'all')).statusCode).toBe(200);
  const waiting = catchUp?.waiting ?? 0;
  expect(waiting).toBeGreaterThan(before);
  expect(await leftOf(maya)).toBe(waiting);
  expect((await askQueue(maya)).counts.left).toBe(waiting);
  const { catchUp: chosen, days } = await askPlan(maya, id);
  expect(chosen).toEqual({ waiting, way: 'all', canUndo: true, offers: [] });
  expect((days[0]?.back ?? 0) + (days[0]?.fresh ?? 0)).toBe(waiting);
  const again = await exams.catchUp(maya, id, 'drop');
  expect([again.statusCode, again.json().code]).toEqual([409, 'nothing-missed']);
});

it('puts back what today asked, and offers the choice again', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  const before = [await askPlan(maya, id), (await askQueue(maya)).items];
  for (const way of ['drop', 'all', 'spread'] as const) {
    expect((await exams.catchUp(maya, id, way)).statusCode).toBe(200);
    expect((await exams.undoCatchUp(maya, id)).statusCode).toBe(200);
    expect([await askPlan(maya, id), (await askQueue(maya)).items]).toEqual(before);
  }
  expect((await exams.undoCatchUp(maya, id)).statusCode).toBe(200);
});

it('cannot be taken back on another day', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  await exams.catchUp(maya, id, 'spread');
  clock.advance(day);
  const before = await askPlan(maya, id);
  expect(before.catchUp?.canUndo).toBe(false);
  await exams.undoCatchUp(maya, id);
  expect(await askPlan(maya, id)).toEqual(before);
});

it('offers it at the second look of a day whose first one failed in between', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  await sql`alter table exam_catch_ups add constraint broken check (false) not valid`.execute(
    platform.db,
  );
  expect((await due(maya)).statusCode).toBe(500);
  await sql`alter table exam_catch_ups drop constraint broken`.execute(platform.db);
  expect(await offersOf(maya, id)).toContain('spread');
});

it('offers a choice again only when two days were missed again', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  await exams.catchUp(maya, id, 'spread');
  clock.advance(day);
  expect(await offersOf(maya, id)).toEqual([]);
  clock.advance(day);
  expect(await offersOf(maya, id)).toContain('spread');
  const { missed } = await askPlan(maya, id);
  expect(missed.map((one) => one.day)).toEqual([dayFromNow(-2), dayFromNow(-1)]);
});

it('goes on offering while nothing is chosen and nothing reviewed, and stops when today was studied', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  expect((await askPlan(maya, id)).missed).toHaveLength(2);
  clock.advance(day);
  expect((await askPlan(maya, id)).missed).toHaveLength(3);
  await reviewAll(maya);
  clock.advance(day);
  expect(await askPlan(maya, id)).toMatchObject({ missed: [], catchUp: null });
});

it('leaves out days of which a device tells late that they were studied', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 3);
  const { items } = await askQueue(maya);
  expect((await askPlan(maya, id)).missed).toHaveLength(3);
  const late = new Date(clock.now().getTime() - 2 * day);
  await sync(maya, [makeReview(items[0]?.itemId ?? '', 'good', late)]);
  expect(await askPlan(maya, id)).toMatchObject({
    catchUp: null,
    missed: [{ day: dayFromNow(-1) }],
  });
});

async function readLetGo({ userId }: Caller): Promise<string[]> {
  const { rows } = await platform.pool.query<{ ids: string[] }>(
    `select let_go as ids from exam_catch_ups where user_id = $1`,
    [userId],
  );
  return rows.flatMap(({ ids }) => ids);
}

it('lets what was let go rest until the exam, on later days too', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  const { catchUp } = await askPlan(maya, id);
  await exams.catchUp(maya, id, 'drop');
  const letGo = await readLetGo(maya);
  expect(letGo).toHaveLength(catchUp?.offers.find(({ way }) => way === 'drop')?.letGo ?? 0);
  expect(letGo.length).toBeGreaterThan(3);
  const asked = new Set<string>();
  for (let no = 0; no < 13; no += 1) {
    for (const { itemId } of (await askQueue(maya)).items) asked.add(itemId);
    await reviewAll(maya);
    clock.advance(day);
  }
  expect(letGo.filter((itemId) => asked.has(itemId))).toEqual([]);
  expect(asked.size).toBeGreaterThan(30);
  expect((await askPlan(maya, id)).daysLeft).toBe(0);
});

it('asks again what was let go once it would not be recalled on the day any more', async () => {
  const maya = await signIn();
  const { id } = await missDays(maya, 2);
  await exams.catchUp(maya, id, 'drop');
  const [first = ''] = await readLetGo(maya);
  await sync(maya, [makeReview(first, 'again', clock.now())]);
  clock.advance(10 * 60_000);
  await sync(maya, [makeReview(first, 'hard', clock.now())]);
  const asked = new Set<string>();
  for (let no = 0; no < 12; no += 1) {
    clock.advance(day);
    for (const { itemId } of (await askQueue(maya)).items) asked.add(itemId);
    await reviewAll(maya);
  }
  expect(asked).toContain(first);
});

it('begins anew where the plan is changed, and stays as it is where only its name is', async () => {
  const maya = await signIn();
  const { id, set } = await missDays(maya, 2);
  const terms = { heldOn: dayFromNow(13), goal: 95, things: [set] };
  expect(await offersOf(maya, id)).toContain('all');
  await exams.change(maya, id, { ...terms, name: 'Finals', goesOn: true });
  expect(await offersOf(maya, id)).toContain('all');
  await exams.change(maya, id, { ...terms, minutesPerDay: 30 });
  expect(await askPlan(maya, id)).toMatchObject({ missed: [], catchUp: null });
});

it('keeps what was let go where the plan is changed, but the choice cannot be taken back then', async () => {
  const maya = await signIn();
  const { id, set } = await missDays(maya, 2);
  const plan = { heldOn: dayFromNow(13), goal: 95, things: [set] };
  await exams.catchUp(maya, id, 'drop');
  const letGo = await readLetGo(maya);
  await exams.change(maya, id, { ...plan, minutesPerDay: 20 });
  await exams.undoCatchUp(maya, id);
  expect(letGo.length).toBeGreaterThan(3);
  expect(await readLetGo(maya)).toEqual(letGo);
  expect(await offersOf(maya, id)).toEqual([]);
});

it('goes into the export of its learner', async () => {
  const maya = await signIn();
  await missDays(maya, 2);
  const { id } = (await exams.list(maya)).json().exams[0];
  await askPlan(maya, id);
  await exams.catchUp(maya, id, 'drop');
  const [file] = examData.read(platform.db, maya.userId, platform.clock.now());
  if (!file || !('readAll' in file)) throw new Error('no file of exams');
  const rows = [];
  for await (const row of file.readAll()) rows.push(row);
  const letGo = await readLetGo(maya);
  expect(rows).toMatchObject([{ id, catchUps: [{ day: dayFromNow(0), way: 'drop', letGo }] }]);
});

it('asks for an exam of the caller, and for something that was missed', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id } = await missDays(maya, 2);
  expect((await exams.catchUp(omar, id, 'all')).statusCode).toBe(404);
  expect((await exams.undoCatchUp(omar, id)).statusCode).toBe(404);
  const fine = await addExam(omar, { things: [await makeSet(omar, 4)] });
  expect((await exams.catchUp(omar, fine, 'all')).json().code).toBe('nothing-missed');
});

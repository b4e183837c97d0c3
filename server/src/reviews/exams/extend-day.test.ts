import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeFlashcardCalls, writeCards } from '../../flashcards/testing/flashcard-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeExamCalls, makeReview, makeReviewCalls } from '../testing/review-calls.ts';
import { day, studyForExam } from '../testing/study-for-exam.ts';

/** It is the first of March 2026, noon; a Sunday. */
const { app, clock, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { add } = makeFlashcardCalls(app);
const { sync, due } = makeReviewCalls(app);
const exams = makeExamCalls(app);
const { dayFromNow, addExam, makeSet, askQueue, askPlan, reviewAll } = studyForExam({ app, clock });

type Caller = Awaited<ReturnType<typeof signIn>>;

const idsOf = async (caller: Caller) => (await askQueue(caller)).items.map(({ itemId }) => itemId);
const leftOf = async (caller: Caller): Promise<number> => (await due(caller)).json().counts.left;

/** A moment later, as a set and its cards never come at once. */
async function addCards(caller: Caller, setId: string, count: number): Promise<void> {
  clock.advance(60_000);
  await add(caller, setId, writeCards(count));
}

it('asks cards that were made during a day as soon as today, after all that it asks already', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 2);
  const id = await addExam(maya, { heldOn: dayFromNow(6), things: [set] });
  const first = await idsOf(maya);
  expect(first).toHaveLength(1);
  await addCards(maya, set.id, 25);
  const then = await idsOf(maya);
  // 27 cards in the first three of six days.
  expect(then).toHaveLength(9);
  expect(then.slice(0, 1)).toEqual(first);
  expect(await leftOf(maya)).toBe(9);
  expect((await askPlan(maya, id)).days.map(({ fresh }) => fresh)).toEqual([9, 9, 9, 0, 0, 0, 0]);
  // Nothing was made since: it stays what it is.
  clock.advance(60_000);
  expect(await idsOf(maya)).toEqual(then);
  expect(await reviewAll(maya)).toBe(9);
  expect(await leftOf(maya)).toBe(0);
});

it('fills no more than the minutes that are left of the day', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 12);
  const terms = { heldOn: dayFromNow(2), things: [set], minutesPerDay: 5 };
  const id = await addExam(maya, terms);
  // Twenty reviews are five minutes, and a new card is seen twice.
  expect(await leftOf(maya)).toBe(10);
  const [one = '', other = ''] = await idsOf(maya);
  await sync(
    maya,
    [one, other].map((card) => makeReview(card, 'good', clock.now(), 15_000)),
  );
  await addCards(maya, set.id, 30);
  const left = await leftOf(maya);
  expect(left).toBe(9);
  expect((await askPlan(maya, id)).days[0]?.minutes).toBeLessThanOrEqual(5);
});

it('leaves a rest day free, and the morning of the exam as it was', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const weekday = clock.now().getUTCDay() || 7;
  const set = await makeSet(maya, 4);
  await addExam(maya, { restDays: [weekday], things: [set] });
  const other = await makeSet(omar, 4);
  await addExam(omar, { heldOn: dayFromNow(0), things: [other] });
  expect([await leftOf(maya), await leftOf(omar)]).toEqual([0, 0]);
  await addCards(maya, set.id, 5);
  await addCards(omar, other.id, 5);
  expect([await leftOf(maya), await leftOf(omar)]).toEqual([0, 0]);
});

it('puts back what a choice of today has replaced, with what was made since', async () => {
  const maya = await signIn();
  const set = await makeSet(maya, 60);
  const id = await addExam(maya, { heldOn: dayFromNow(20), things: [set] });
  await reviewAll(maya);
  clock.advance(4 * day);
  const before = await idsOf(maya);
  expect((await askPlan(maya, id)).catchUp?.offers.map(({ way }) => way)).toContain('all');
  await exams.catchUp(maya, id, 'all');
  const chosen = await idsOf(maya);
  await addCards(maya, set.id, 6);
  expect((await idsOf(maya)).slice(0, chosen.length)).toEqual(chosen);
  expect((await askPlan(maya, id)).catchUp?.way).toBe('all');
  await exams.undoCatchUp(maya, id);
  const undone = await idsOf(maya);
  expect(undone.slice(0, before.length)).toEqual(before);
  expect(undone.length).toBeGreaterThan(before.length);
  expect((await askPlan(maya, id)).days[0]?.minutes).toBeLessThanOrEqual(15);
});

const Story = fc.record({
  first: fc.integer({ min: 0, max: 40 }),
  known: fc.integer({ min: 0, max: 30 }),
  daysLeft: fc.integer({ min: 1, max: 20 }),
  minutesPerDay: fc.constantFrom(5, 15),
  done: fc.integer({ min: 0, max: 12 }),
  added: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 3 }),
});

it('keeps all that a day asks, goes never over its minutes, and counts everywhere alike, whatever is made', async () => {
  await fc.assert(
    fc.asyncProperty(Story, async ({ first, known, daysLeft, minutesPerDay, done, added }) => {
      const maya = await signIn();
      const set = await makeSet(maya, 1);
      const cards = writeCards(known);
      await add(maya, set.id, [...cards, ...writeCards(first)]);
      const at = new Date(clock.now().getTime() - 5 * day);
      if (known > 0) {
        await sync(
          maya,
          cards.map((card) => makeReview(card.id, 'good', at, 15_000)),
        );
      }
      const id = await addExam(maya, {
        heldOn: dayFromNow(daysLeft),
        things: [set],
        minutesPerDay,
      });
      const reviewed = (await idsOf(maya)).slice(0, done);
      if (reviewed.length > 0) {
        await sync(
          maya,
          reviewed.map((card) => makeReview(card, 'good', clock.now(), 15_000)),
        );
      }
      for (const count of added) {
        const before = await idsOf(maya);
        const minutes = (await askPlan(maya, id)).days[0]?.minutes ?? 0;
        await addCards(maya, set.id, count);
        const after = await idsOf(maya);
        const plan = await askPlan(maya, id);
        const [today] = plan.days;
        expect(after.slice(0, before.length)).toEqual(before);
        expect(new Set(after).size).toBe(after.length);
        expect(await leftOf(maya)).toBe(after.length);
        expect((today?.back ?? 0) + (today?.fresh ?? 0)).toBe(after.length);
        expect(today?.minutes).toBeGreaterThanOrEqual(minutes);
        const spent = Math.floor(reviewed.length / 4);
        expect((today?.minutes ?? 0) + spent).toBeLessThanOrEqual(minutesPerDay);
      }
    }),
    { numRuns: 12, seed: 31 },
  );
});

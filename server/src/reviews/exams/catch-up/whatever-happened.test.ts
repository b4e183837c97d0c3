import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { listUncovered } from '@engram/core/exams/list-uncovered.ts';
import type { CatchUpWay } from '@engram/core/exams/catch-up.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeFlashcardCalls, writeCards } from '../../../flashcards/testing/flashcard-calls.ts';
import { findDay } from '../../../plans/periods.ts';
import { startTestApp } from '../../../testing/start-app.ts';
import { makeExamCalls, makeReview, makeReviewCalls } from '../../testing/review-calls.ts';
import { day, studyForExam } from '../../testing/study-for-exam.ts';
import { readOutlook } from '../read-outlook.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { make } = makeFlashcardCalls(app);
const { sync, due } = makeReviewCalls(app);
const exams = makeExamCalls(app);
const { addExam, askQueue, askPlan, reviewAll } = studyForExam({ app, clock });

type Caller = Awaited<ReturnType<typeof signIn>>;

async function signInFrom(timeZone: string): Promise<Caller> {
  const caller = await signIn();
  const { headers } = caller;
  await app.inject({ method: 'PATCH', url: '/api/auth/profile', headers, payload: { timeZone } });
  return caller;
}

const today = (timeZone: string) => findDay(clock.now(), timeZone).day;
const moveTo = (moment: string) => clock.advance(Date.parse(moment) - clock.now().getTime());

async function readSchedules({ userId }: Caller): Promise<unknown[]> {
  const { rows } = await platform.pool.query(
    'select * from review_schedules where user_id = $1 order by item_id',
    [userId],
  );
  return rows;
}

/** What is due by its schedule or new, and neither asked before the exam nor named. */
async function listForgotten(
  { userId: uid }: Caller,
  { examId, timeZone }: { examId: string; timeZone: string },
): Promise<string[]> {
  const { exam, items, left: due, plan } = await readOutlook(platform, { uid, timeZone }, examId);
  const left = new Set(due.map(({ itemId }) => itemId));
  const named = listUncovered(items, { left, plan, goal: exam.goal / 100 });
  const told = new Set([...left, ...plan.firstAsked.keys(), ...named.map(({ item }) => item.id)]);
  const { rows } = await platform.pool.query<{ id: string }>(
    `select card_id as id from flashcards where user_id = $1 and card_id not in (
       select item_id from review_schedules where user_id = $1 and due >= $2
     )`,
    [uid, findDay(clock.now(), timeZone).end],
  );
  return rows.map(({ id }) => id).filter((id) => !told.has(id));
}

const zones = [
  // Clocks are put forward on the 8th, the 27th and the 29th of March 2026.
  'America/New_York',
  'Asia/Jerusalem',
  'Europe/Berlin',
  // Put back on the 5th of April.
  'Pacific/Auckland',
  'Asia/Kathmandu',
] as const;

const Story = fc.record({
  timeZone: fc.constantFrom(...zones),
  begins: fc.constantFrom('2026-03-05T20:30:00Z', '2026-03-25T03:30:00Z', '2026-04-02T11:30:00Z'),
  known: fc.integer({ min: 0, max: 50 }),
  fresh: fc.integer({ min: 5, max: 60 }),
  goal: fc.constantFrom(80, 90, 97),
  minutesPerDay: fc.constantFrom(5, 15),
  restDay: fc.integer({ min: 1, max: 7 }),
  daysLeft: fc.integer({ min: 6, max: 24 }),
  studied: fc.integer({ min: 0, max: 2 }),
  missed: fc.integer({ min: 2, max: 15 }),
  way: fc.constantFrom<CatchUpWay>('spread', 'drop', 'all'),
});

it('never asks for more than the minutes of a day unless all of it was wanted, covers or names what is due, and takes a choice back exactly, whatever happened', async () => {
  const offered: CatchUpWay[] = [];
  await fc.assert(
    fc.asyncProperty(Story, async (story) => {
      moveTo(story.begins);
      const { timeZone, minutesPerDay } = story;
      const maya = await signInFrom(timeZone);
      const cards = writeCards(story.known + story.fresh);
      const things = [{ kind: 'set' as const, id: await make(maya, cards) }];
      const known = cards.slice(0, story.known);
      const at = new Date(clock.now().getTime() - 5 * day);
      if (known.length > 0) {
        await sync(
          maya,
          known.map(({ id }) => makeReview(id, 'good', at, 15_000)),
        );
      }
      const heldOn = addDays(today(timeZone), story.daysLeft);
      const id = await addExam(maya, {
        heldOn,
        things,
        goal: story.goal,
        minutesPerDay,
        restDays: [story.restDay],
      });
      for (let no = 0; no < story.studied; no += 1) {
        await reviewAll(maya);
        clock.advance(day);
      }
      clock.advance(Math.min(story.missed, story.daysLeft - story.studied - 1) * day);

      const before = await askPlan(maya, id);
      expect(before.days.filter(({ minutes }) => minutes > minutesPerDay)).toEqual([]);
      expect(await listForgotten(maya, { examId: id, timeZone })).toEqual([]);
      const queue = (await askQueue(maya)).items;
      const schedules = await readSchedules(maya);
      const offer = before.catchUp?.offers.find(({ way }) => way === story.way);
      if (!offer) return;

      offered.push(story.way);
      await exams.catchUp(maya, id, story.way);
      const chosen = await askPlan(maya, id);
      expect(chosen.days[0]?.minutes).toBe(offer.minutes);
      expect(chosen.recallThen).toBe(offer.recallThen);
      expect((await due(maya)).json().counts.left).toBe(
        (chosen.days[0]?.back ?? 0) + (chosen.days[0]?.fresh ?? 0),
      );
      const bounded = story.way === 'all' ? chosen.days.slice(1) : chosen.days;
      expect(bounded.filter(({ minutes }) => minutes > minutesPerDay)).toEqual([]);
      expect(await listForgotten(maya, { examId: id, timeZone })).toEqual([]);
      expect(await readSchedules(maya)).toEqual(schedules);

      await exams.undoCatchUp(maya, id);
      expect(await readSchedules(maya)).toEqual(schedules);
      expect((await askQueue(maya)).items).toEqual(queue);
      expect(await askPlan(maya, id)).toEqual(before);
    }),
    { numRuns: 14, seed: 31 },
  );
  expect(new Set(offered)).toEqual(new Set(['spread', 'drop', 'all']));
});

it.each([
  // The 8th of March has 23 hours there, and the 5th of April 25.
  ['America/New_York', '2026-03-07T04:30:00Z', ['2026-03-07', '2026-03-08', '2026-03-09']],
  ['Pacific/Auckland', '2026-04-03T10:30:00Z', ['2026-04-04', '2026-04-05', '2026-04-06']],
  ['Asia/Kathmandu', '2026-04-03T17:50:00Z', ['2026-04-04', '2026-04-05', '2026-04-06']],
])(
  'counts days of the calendar in %s, from a late evening on',
  async (timeZone, begins, missed) => {
    moveTo(begins);
    const maya = await signInFrom(timeZone);
    const things = [{ kind: 'set' as const, id: await make(maya, writeCards(60)) }];
    const id = await addExam(maya, { heldOn: addDays(today(timeZone), 20), things });
    await reviewAll(maya);
    // Early in the morning of the fourth day after it.
    clock.advance(3 * day + 3 * 60 * 60_000);
    expect((await askPlan(maya, id)).missed.map((one) => one.day)).toEqual(missed);
    expect(today(timeZone)).toBe(addDays(missed.at(-1) ?? '', 1));
  },
);

it.each(['spread', 'drop', 'none'] as const)(
  'asks for no more than the minutes of a day after fourteen missed days: %s',
  async (way) => {
    moveTo('2026-05-01T12:00:00Z');
    const maya = await signInFrom('Europe/Berlin');
    const things = [{ kind: 'set' as const, id: await make(maya, writeCards(120)) }];
    const heldOn = addDays(today('Europe/Berlin'), 30);
    const id = await addExam(maya, { heldOn, things, goal: 97, minutesPerDay: 5 });
    for (let no = 0; no < 3; no += 1) {
      await reviewAll(maya);
      clock.advance(day);
    }
    clock.advance(14 * day);
    expect((await askPlan(maya, id)).missed).toHaveLength(14);
    if (way !== 'none') await exams.catchUp(maya, id, way);
    for (let no = 0; no < 4; no += 1) {
      expect((await askPlan(maya, id)).days.filter(({ minutes }) => minutes > 5)).toEqual([]);
      expect(await reviewAll(maya)).toBeLessThanOrEqual(20);
      clock.advance(day);
    }
  },
);

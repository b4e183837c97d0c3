import { expect, it } from 'vitest';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { give, makeAttemptCalls, makeChoices } from '../testing/attempt-calls.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { begin, statistics, streak, submit, take } = makeAttemptCalls(app);

const hour = 60 * 60_000;
const day = 24 * hour;

async function makeTest(timeZone = 'UTC') {
  const maya = await signIn();
  await platform.pool.query('update users set time_zone = $2 where user_id = $1', [
    maya.userId,
    timeZone,
  ]);
  const questions = makeChoices(4);
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  /** Takes the test with so many right answers. */
  const score = (right: number) =>
    take(
      maya,
      testId,
      questions.slice(0, right).map((question) => give(question, 'b')),
    );
  return { maya, questions, testId, score };
}

/** The clock of all tests stands at the beginning of this moment. */
function moveTo(moment: string): void {
  clock.advance(Date.parse(moment) - clock.now().getTime());
}

it('tells a new user of nothing', async () => {
  const maya = await signIn();
  expect((await statistics(maya)).json()).toEqual({
    tests: 0,
    attempts: 0,
    attemptsThisWeek: 0,
    average: null,
    averageBefore: null,
    toRetake: 0,
  });
  expect((await streak(maya)).json()).toMatchObject({ current: 0, best: 0 });
});

it('counts tests and attempts, and averages this month and the one before', async () => {
  const { maya, testId, score } = await makeTest();
  await insertPracticeTest(platform, maya.userId, makeChoices(3));
  const began = clock.now().getTime();
  await score(1);
  clock.advance(10 * day);
  await score(2);
  clock.advance(25 * day);
  await score(3);
  await score(2);
  await begin(maya, testId);
  expect((await statistics(maya)).json()).toEqual({
    tests: 2,
    attempts: 4,
    attemptsThisWeek: 2,
    average: 58,
    averageBefore: 25,
    toRetake: 1,
  });
  moveTo(new Date(began).toISOString());
});

it('leaves what nobody graded out of the averages', async () => {
  const { maya, score } = await makeTest();
  const config = { isEndlessMode: true };
  const endless = await insertPracticeTest(platform, maya.userId, makeChoices(3), { config });
  await score(4);
  await take(maya, endless, []);
  expect((await statistics(maya)).json()).toMatchObject({ attempts: 2, average: 100 });
});

it.each([
  { timeZone: 'UTC', expected: 1 },
  // Half a day ahead it was Monday already, half a day behind it is Sunday still.
  { timeZone: 'Pacific/Auckland', expected: 2 },
  { timeZone: 'America/Los_Angeles', expected: 3 },
])('begins the week on Monday in $timeZone', async ({ timeZone, expected }) => {
  moveTo('2026-03-01T06:00:00Z');
  const { maya, score } = await makeTest(timeZone);
  await score(1);
  moveTo('2026-03-01T13:00:00Z');
  await score(1);
  moveTo('2026-03-02T03:00:00Z');
  await score(1);
  expect((await statistics(maya)).json().attemptsThisWeek).toBe(expected);
});

it('counts days in a row by the calendar of the user', async () => {
  moveTo('2026-03-10T22:30:00Z');
  const { maya, score } = await makeTest('Europe/Lisbon');
  await score(1);
  await score(2);
  clock.advance(day);
  await score(1);
  clock.advance(2 * day);
  await score(1);
  expect((await streak(maya)).json()).toEqual({
    current: 1,
    best: 2,
    hasStudiedToday: true,
    days: [
      { day: '2026-03-07', hasStudied: false },
      { day: '2026-03-08', hasStudied: false },
      { day: '2026-03-09', hasStudied: false },
      { day: '2026-03-10', hasStudied: true },
      { day: '2026-03-11', hasStudied: true },
      { day: '2026-03-12', hasStudied: false },
      { day: '2026-03-13', hasStudied: true },
    ],
  });
  clock.advance(day);
  expect((await streak(maya)).json()).toMatchObject({ current: 1, hasStudiedToday: false });
  clock.advance(day);
  expect((await streak(maya)).json()).toMatchObject({ current: 0, best: 2 });
});

it('goes on over the day on which clocks change', async () => {
  moveTo('2026-03-28T23:30:00Z');
  const { maya, score } = await makeTest('Europe/Berlin');
  await score(1);
  moveTo('2026-03-29T21:30:00Z');
  expect((await streak(maya)).json()).toMatchObject({ current: 1, hasStudiedToday: true });
  moveTo('2026-03-29T22:30:00Z');
  await score(1);
  const { days, ...counts } = (await streak(maya)).json();
  expect(counts).toEqual({ current: 2, best: 2, hasStudiedToday: true });
  expect(days.at(-1)).toEqual({ day: '2026-03-30', hasStudied: true });
});

it('keeps the streak of somebody who travels', async () => {
  moveTo('2026-04-10T11:30:00Z');
  const { maya, score } = await makeTest('Pacific/Auckland');
  await score(1);
  clock.advance(day);
  await score(1);
  await platform.pool.query(
    "update users set time_zone = 'America/Los_Angeles' where user_id = $1",
    [maya.userId],
  );
  expect((await streak(maya)).json()).toMatchObject({ current: 2, best: 2 });
});

it('counts a test that was done before midnight and told of after it for the day it was done', async () => {
  moveTo('2026-05-01T22:00:00Z');
  const { maya, questions, testId } = await makeTest();
  const id = await begin(maya, testId);
  moveTo('2026-05-02T09:00:00Z');
  await submit(maya, id, { answers: [give(questions[0], 'b')], elapsedMs: hour });
  const { days } = (await streak(maya)).json();
  expect(days.slice(-2)).toEqual([
    { day: '2026-05-01', hasStudied: true },
    { day: '2026-05-02', hasStudied: false },
  ]);
});

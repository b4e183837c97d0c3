import { expect, it } from 'vitest';
import { makeExamCalls, makeReview, makeReviewCalls } from '../testing/review-calls.ts';
import { startReminderApp } from '../testing/reminder-app.ts';

/** It is the first of March 2026, noon in Greenwich. */
const started = await startReminderApp();
const { app, clock, platform, signIn, signInWithCards, mailsTo, countMails } = started;
const { change, moveTo, read, look, lookAt } = started;
const { sync, queue } = makeReviewCalls(app);
const exams = makeExamCalls(app);
const hour = 60 * 60_000;

type Caller = Awaited<ReturnType<typeof signIn>>;

/** The clock of the file goes on from test to test: each begins at noon. */
async function beginDay(): Promise<string> {
  const noon = new Date(clock.now());
  noon.setUTCHours(36, 0, 0, 0);
  clock.advance(noon.getTime() - clock.now().getTime());
  return noon.toISOString().slice(0, 10);
}

/** At the usual hour, and late. */
async function lookOn(day: string): Promise<void> {
  await lookAt(`${day}T18:00:00Z`);
  await lookAt(`${day}T23:45:00Z`);
}

async function reviewAll(caller: Caller): Promise<void> {
  const { items } = (await queue(caller)).json<{ items: { itemId: string }[] }>();
  await sync(
    caller,
    items.map(({ itemId }) => makeReview(itemId, 'easy', clock.now())),
  );
}

it('is off until it is wanted', async () => {
  const day = await beginDay();
  const maya = await signInWithCards();
  expect((await read(maya)).json()).toEqual({
    settings: { retention: 90, newPerDay: 20, duePerDay: 200 },
    reminders: { isOn: false, hour: 18 },
    sendsMail: true,
  });
  await lookOn(day);
  expect(countMails(maya)).toBe(0);
});

it("reminds once a day, at the hour of the learner's own clock", async () => {
  const day = await beginDay();
  const maya = await signInWithCards();
  await moveTo(maya, 'America/New_York');
  expect((await change(maya, { isOn: true, hour: 18 })).json()).toEqual({
    reminders: { isOn: true, hour: 18 },
  });
  expect((await read(maya)).json()).toMatchObject({ reminders: { isOn: true, hour: 18 } });
  // New York is five hours behind.
  await lookAt(`${day}T22:45:00Z`);
  expect(countMails(maya)).toBe(0);
  clock.advance(hour / 4);
  await look();
  expect(countMails(maya)).toBe(1);
  clock.advance(22 * hour);
  await look();
  expect(countMails(maya)).toBe(1);
  clock.advance(2 * hour);
  await Promise.all([look(), look()]);
  expect(countMails(maya)).toBe(2);
});

it('says how much is due and nothing of what it is', async () => {
  const day = await beginDay();
  const maya = await signInWithCards(12);
  await exams.add(maya, { name: 'Biology midterm', heldOn: day });
  await change(maya, { isOn: true, hour: 18 });
  await lookAt(`${day}T18:00:00Z`);
  const [mail] = mailsTo(maya.email);
  expect(mail).toMatchObject({ to: [maya.email], subject: 'Your reviews for today are ready' });
  expect(mail?.text).toContain(
    '12 reviews are waiting for you today. Reviewing on the day keeps what you learned from fading.',
  );
  expect(mail?.text).toContain('Start review:\nhttp://engram.example/review\n');
  for (const part of [mail?.subject, mail?.text, mail?.html, JSON.stringify(mail?.headers)]) {
    expect(part).not.toMatch(/respiration|biology|midterm|term 1|definition/i);
  }
  expect(mail?.text).not.toMatch(/%|score|exam(?!ple)/);
});

it('does not remind when the reviews of the day are done, and does the next day', async () => {
  const day = await beginDay();
  const maya = await signInWithCards(3);
  await change(maya, { isOn: true, hour: 18 });
  clock.advance(hour);
  await reviewAll(maya);
  await lookOn(day);
  expect(countMails(maya)).toBe(0);
  // Nothing is due the next days either; the cards come back a week later.
  clock.advance(30 * 24 * hour);
  await look();
  expect(countMails(maya)).toBe(1);
});

it('does not remind of nothing, nor on a rest day of a plan with nothing else due', async () => {
  const day = await beginDay();
  const nothing = await signInWithCards(0);
  const resting = await signIn({ isConfirmed: true });
  const resting3 = await signInWithCards(3);
  for (const caller of [nothing, resting, resting3]) await change(caller, { isOn: true, hour: 18 });
  const { items } = (await queue(resting3)).json<{ items: { groupId: string }[] }>();
  const set = { kind: 'set', id: items[0]?.groupId ?? '' } as const;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  const heldOn = new Date(clock.now().getTime() + 10 * 24 * hour).toISOString().slice(0, 10);
  const kept = await exams.add(resting3, { heldOn, restDays: [weekday], things: [set] });
  expect(kept.statusCode).toBe(200);
  await lookOn(day);
  expect([nothing, resting, resting3].map(countMails)).toEqual([0, 0, 0]);
  // The day after is no rest day.
  clock.advance(24 * hour);
  await look();
  expect([nothing, resting, resting3].map(countMails)).toEqual([0, 0, 1]);
});

it('reminds nobody whose address is not confirmed, and begins when it is', async () => {
  const day = await beginDay();
  const maya = await signInWithCards();
  const confirm = (at: Date | null) =>
    platform.pool.query('update users set email_verified_at = $1 where user_id = $2', [
      at,
      maya.userId,
    ]);
  await confirm(null);
  expect((await change(maya, { isOn: true, hour: 18 })).statusCode).toBe(200);
  await lookOn(day);
  expect(countMails(maya)).toBe(0);
  await confirm(clock.now());
  clock.advance(24 * hour);
  await look();
  expect(countMails(maya)).toBe(1);
});

it('reminds nobody who has closed the account, nor lets them ask for it', async () => {
  const day = await beginDay();
  const maya = await signInWithCards();
  await change(maya, { isOn: true, hour: 18 });
  await platform.pool.query('update users set deleted_at = $1 where user_id = $2', [
    clock.now(),
    maya.userId,
  ]);
  await lookOn(day);
  expect(countMails(maya)).toBe(0);
  const { statusCode } = await change(maya, { isOn: true, hour: 20 });
  expect(statusCode).toBe(401);
});

it('begins the next day when its hour is over, and ends at once when it is turned off', async () => {
  const day = await beginDay();
  const [maya, omar] = [await signInWithCards(), await signInWithCards()];
  await change(maya, { isOn: true, hour: 11 });
  await change(omar, { isOn: true, hour: 18 });
  await change(omar, { isOn: false, hour: 18 });
  await lookOn(day);
  expect([maya, omar].map(countMails)).toEqual([0, 0]);
  clock.advance(12 * hour);
  await look();
  expect([maya, omar].map(countMails)).toEqual([1, 0]);
});

it('reminds once in a day whose hour is changed after the mail', async () => {
  const day = await beginDay();
  const maya = await signInWithCards();
  await change(maya, { isOn: true, hour: 14 });
  await lookAt(`${day}T14:00:00Z`);
  expect(countMails(maya)).toBe(1);
  await change(maya, { isOn: true, hour: 20 });
  await change(maya, { isOn: false, hour: 20 });
  await change(maya, { isOn: true, hour: 21 });
  await lookOn(day);
  expect(countMails(maya)).toBe(1);
});

it('still reminds when the same is chosen again at the hour, before the worker has looked', async () => {
  const day = await beginDay();
  const maya = await signInWithCards();
  await change(maya, { isOn: true, hour: 18 });
  clock.advance(Date.parse(`${day}T18:01:00Z`) - clock.now().getTime());
  await change(maya, { isOn: true, hour: 18 });
  await look();
  expect(countMails(maya)).toBe(1);
});

it.each([
  { isOn: true, hour: 24 },
  { isOn: true, hour: -1 },
  { isOn: true, hour: 6.5 },
  { isOn: true },
  { isOn: true, hour: 6, email: 'other@example.edu' },
])('refuses %o', async (wish) => {
  const { headers } = await signIn();
  const url = '/api/reviews/reminders';
  const reply = await app.inject({ method: 'PUT', url, headers, payload: wish });
  expect(reply.statusCode).toBe(400);
});

it('finds whom to remind by an index, and looks at no account', async () => {
  const client = await platform.pool.connect();
  try {
    await client.query('begin');
    // An empty table is read in one go, whatever indexes it has.
    await client.query('set local enable_seqscan = off');
    await client.query('set local enable_sort = off');
    const { rows } = await client.query(
      `explain select user_id, at from reminder_moments
       where abs(hashtext(user_id::text) % 16) = 3 and at <= '2026-03-01'
         and (at, user_id) > ('2026-02-01', '00000000-0000-0000-0000-000000000000')
       order by at, user_id limit 1000`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Only Scan using reminder_moments_due');
    expect(plan).toContain('Index Cond: (((abs(');
    expect(plan).not.toContain('Sort');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

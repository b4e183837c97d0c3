import type { getToday } from '@engram/core/dashboard/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { expect, it } from 'vitest';
import { makeExamCalls } from '../reviews/testing/review-calls.ts';
import { makeFlashcardCalls, writeCards } from '../flashcards/testing/flashcard-calls.ts';
import { makeAssignmentCalls } from '../sharing/testing/assignment-calls.ts';
import { startTestApp } from '../testing/start-app.ts';

const options = { environment: { RATE_LIMITS: 'off', SMTP_URL: 'smtp://localhost:1' } };
const { app, platform, clock, signIn } = await startTestApp(options);
const { assignNew, beginNew, shareNew, start, submit, take, verify } = makeAssignmentCalls(
  app,
  platform,
);
const { make, remove } = makeFlashcardCalls(app);
const exams = makeExamCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const hour = 60 * 60_000;

async function ask({ headers }: Caller): Promise<Reply<typeof getToday>> {
  return (await app.inject({ method: 'GET', url: '/api/today', headers })).json();
}

async function saveText({ headers }: Caller, title: string): Promise<void> {
  const text = `${title} is what this text is about. `.repeat(10);
  const payload = { parts: [{ title, kind: 'text', text }] };
  const reply = await app.inject({ method: 'POST', url: '/api/materials', headers, payload });
  expect(reply.statusCode).toBe(200);
}

async function takeOnce(code: string, name: string): Promise<void> {
  const key = crypto.randomUUID();
  await start(code, key);
  const reply = await submit(code, {}, { key, name });
  expect(reply.statusCode).toBe(200);
}

it('is the first visit until there is a test or a set, and then tells of the text that was saved last', async () => {
  const maya = await signIn();
  expect(await ask(maya)).toMatchObject({ isFirstVisit: true, news: [] });
  expect(await ask(maya)).not.toHaveProperty('waiting');
  await saveText(maya, 'Cells');
  clock.advance(1_000);
  await saveText(maya, 'Photosynthesis');
  const told = await ask(maya);
  expect(told).toMatchObject({ isFirstVisit: true, waiting: { title: 'Photosynthesis' } });
  const setId = await make(maya, writeCards(1));
  expect(await ask(maya)).toMatchObject({ isFirstVisit: false });
  expect(await ask(maya)).not.toHaveProperty('waiting');
  await remove(maya, setId);
  expect(await ask(maya)).toMatchObject({ isFirstVisit: true });
  await shareNew(maya);
  expect(await ask(maya)).toMatchObject({ isFirstVisit: false });
});

it('is the first day until the day ends where the user is', async () => {
  const maya = await signIn();
  expect(await ask(maya)).toMatchObject({ isFirstDay: true });
  clock.advance(24 * hour);
  expect(await ask(maya)).toMatchObject({ isFirstDay: false });
});

it('offers the link again for as long as the address is not confirmed', async () => {
  const maya = await signIn();
  await platform.pool.query('update users set email_verified_at = null where user_id = $1', [
    maya.userId,
  ]);
  expect(await ask(maya)).toMatchObject({ canConfirmEmail: true });
  await verify(maya);
  expect(await ask(maya)).toMatchObject({ canConfirmEmail: false });
});

it('tells results of shared tests that came since yesterday began, and not earlier ones', async () => {
  const maya = await signIn();
  const { code } = await shareNew(maya);
  await takeOnce(code, 'Ann');
  // Noon of 2 March: yesterday has begun before, the day after tomorrow it has not.
  clock.advance(24 * hour);
  await takeOnce(code, 'Ben');
  await takeOnce(code, 'Cleo');
  const cells = { kind: 'shared-results', code, title: 'Cells' };
  expect((await ask(maya)).news).toEqual([{ ...cells, count: 3 }]);
  clock.advance(24 * hour);
  expect((await ask(maya)).news).toEqual([{ ...cells, count: 2 }]);
  clock.advance(24 * hour);
  expect((await ask(maya)).news).toEqual([]);
  expect((await ask(await signIn())).news).toEqual([]);
});

it('tells what was given and is open, with how many are done', async () => {
  const maya = await signIn();
  const { code, assignment } = await assignNew(maya);
  await assignNew(maya, { opensAt: new Date(clock.now().getTime() + hour).toISOString() });
  const open = { code, title: 'Cells', done: 0, started: 0 };
  expect((await ask(maya)).assignments).toEqual([open]);
  await take(code, {}, { name: 'Ann' });
  await beginNew(code, { name: 'Ben' });
  expect((await ask(maya)).assignments).toEqual([{ ...open, done: 1, started: 2 }]);
  expect((await ask(await signIn())).assignments).toEqual([]);
  clock.advance(Date.parse(assignment.closesAt) - clock.now().getTime());
  expect((await ask(maya)).assignments).not.toContainEqual(expect.objectContaining({ code }));
});

it('tells the next exam that is not over, by the day of the user', async () => {
  const maya = await signIn();
  const at = (days: number) =>
    new Date(clock.now().getTime() + days * 24 * hour).toISOString().slice(0, 10);
  await exams.add(maya, { name: 'Finals', heldOn: at(30) });
  await exams.add(maya, { name: 'Midterm', heldOn: at(3) });
  expect(await ask(maya)).toMatchObject({
    exam: { name: 'Midterm', heldOn: at(3), daysLeft: 3 },
  });
  clock.advance(4 * 24 * hour);
  expect(await ask(maya)).toMatchObject({ exam: { name: 'Finals', daysLeft: 26 } });
  clock.advance(27 * 24 * hour);
  expect(await ask(maya)).not.toHaveProperty('exam');
});

it('asks somebody who never said what they came for, as by the trial, for an exam', async () => {
  const maya = await signIn();
  expect(await ask(maya)).toMatchObject({ asksForExam: true });
  await exams.add(maya, { heldOn: clock.now().toISOString().slice(0, 10) });
  expect(await ask(maya)).toMatchObject({ asksForExam: false });
});

it.each([
  ['Upcoming test or exam', true],
  ['Professional certification prep', true],
  ['Self-improvement and learning', false],
])(
  'asks somebody who came for "%s" for an exam: %s, until there is one',
  async (testReason, asks) => {
    const maya = await signIn();
    const now = clock.now().toISOString();
    await platform.pool.query(`insert into onboarding values ($1, $2, 'Other: a friend', $3)`, [
      maya.userId,
      testReason,
      now,
    ]);
    expect(await ask(maya)).toMatchObject({ asksForExam: asks });
    await exams.add(maya, { heldOn: now.slice(0, 10) });
    expect(await ask(maya)).toMatchObject({ asksForExam: false });
  },
);

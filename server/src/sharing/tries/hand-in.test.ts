import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { day, hour, makeAssignmentCalls } from '../testing/assignment-calls.ts';
import { answerAll } from '../testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const calls = makeAssignmentCalls(app, platform);
const { assignNew, beginNew, close, readRows, readTry, save, submitTry, take } = calls;

const minute = 60_000;
const grace = 30_000;

it('keeps the newest revision, in whatever order they arrive', async () => {
  const { code, questions } = await assignNew(await signIn());
  const { key } = await beginNew(code);
  const [first, second] = questions.map(({ id }) => id);
  const revisions = [2, 0, 5, 1, 4, 3];
  const replies = await Promise.all(
    revisions.map((revision) =>
      save(code, key, {
        answers: { [first ?? '']: 'b' },
        seconds: { [first ?? '']: revision },
        revision,
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  const older = await save(code, key, { answers: { [second ?? '']: 'a' }, revision: 5 });
  expect(older.json()).toMatchObject({ savedRevision: 5, deadlineAt: null });
  expect((await readTry(code, key)).json().saved).toEqual({
    answers: { [first ?? '']: 'b' },
    seconds: { [first ?? '']: 5 },
    revision: 5,
  });
});

it('keeps only what can be an answer to a question of the test', async () => {
  const { code, questions } = await assignNew(await signIn());
  const { key } = await beginNew(code);
  const [first = '', second = '', third = ''] = questions.map(({ id }) => id);
  const stranger = crypto.randomUUID();
  const answers = { [first]: 'b', [second]: 'no option', [third]: ['b'], [stranger]: 'x' };
  await save(code, key, { answers, seconds: { [stranger]: 4, [first]: 2 } });
  const { saved } = (await readTry(code, key)).json();
  expect(saved).toEqual({ answers: { [first]: 'b' }, seconds: { [first]: 2 }, revision: 1 });
  expect(await readRows(code)).toMatchObject([{ answered: 1 }]);
});

it('hands in once: the same again gets the same, something else is refused', async () => {
  const { code, questions } = await assignNew(await signIn());
  const { key } = await beginNew(code);
  const sent = { answers: answerAll(questions, 'b'), revision: 7 };
  const replies = await Promise.all(Array.from({ length: 20 }, () => submitTry(code, key, sent)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  const other = await submitTry(code, key, { ...sent, answers: {} });
  expect([other.statusCode, other.json().message]).toEqual([
    409,
    'You have already handed this in.',
  ]);
  expect((await save(code, key, { revision: 9 })).json().code).toBe('already-handed-in');
  clock.advance(30 * day);
  expect((await submitTry(code, key, sent)).json()).toMatchObject({ answered: 3 });
  expect(await readRows(code)).toMatchObject([{ score: 100, first_score: 100, saved: null }]);
});

it('tells what was handed in, and the result when the rules say so', async () => {
  const owner = await signIn();
  const [atOnce, afterClosing, never] = [
    await assignNew(owner, { rules: { answersShown: 'at-once' } }),
    await assignNew(owner),
    await assignNew(owner, { rules: { answersShown: 'never' } }),
  ];
  const hand = async ({ code, questions }: typeof atOnce) =>
    take(code, answerAll(questions.slice(1), 'b'));
  const [first, second, third] = [await hand(atOnce), await hand(afterClosing), await hand(never)];
  expect(first.handedIn).toMatchObject({
    submittedAt: clock.now().toISOString(),
    answered: 2,
    questionCount: 3,
    isLate: false,
    isCollected: false,
    answersAt: null,
    result: { results: { score: 67 }, isKept: false },
  });
  const opensMs = new Date(afterClosing.assignment.closesAt).getTime() + grace;
  const answersAt = new Date(opensMs).toISOString();
  expect(second.handedIn).toMatchObject({ answered: 2, answersAt, result: null });
  expect(third.handedIn).toMatchObject({ answered: 2, answersAt: null, result: null });

  clock.advance(7 * day + grace - 1);
  const read = async (code: string, key: string) => (await readTry(code, key)).json().handedIn;
  expect((await read(afterClosing.code, second.key)).result).toBeNull();
  clock.advance(1);
  expect(await read(afterClosing.code, second.key)).toMatchObject({
    answersAt: null,
    result: { results: { score: 67 } },
  });
  expect((await read(never.code, third.key)).result).toBeNull();
});

it('hides the result again where the test is reopened', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner);
  const { key } = await take(code);
  await close(owner, code);
  clock.advance(grace);
  const read = async () => (await readTry(code, key)).json().handedIn.result;
  expect(await read()).not.toBeNull();
  await close(owner, code, new Date(clock.now().getTime() + hour).toISOString());
  expect(await read()).toBeNull();
});

it('shows the result in the order of the try', async () => {
  const { code } = await assignNew(await signIn(), {
    rules: { answersShown: 'at-once', shufflesQuestions: true, shufflesOptions: true },
  });
  const { key, questions } = await beginNew(code);
  const { result } = (await submitTry(code, key)).json();
  const ids = questions.map(({ id }) => id);
  expect(result.questions.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(result.outcomes.map(({ questionId }: { questionId: string }) => questionId)).toEqual(ids);
  const options = (list: { options?: unknown }[]) => list.map((question) => question.options);
  expect(options(result.questions)).toEqual(options(questions as { options?: unknown }[]));
});

it('counts what arrives half a minute after the own time, and refuses what comes later', async () => {
  const { code, questions } = await assignNew(await signIn(), { rules: { timeLimitMinutes: 5 } });
  const [amina, ben] = [await beginNew(code), await beginNew(code, { name: 'Ben' })];
  clock.advance(5 * minute + grace - 1);
  expect((await submitTry(code, amina.key)).json()).toMatchObject({ timeTakenSeconds: 300 });
  expect((await save(code, ben.key, { answers: answerAll(questions, 'b') })).statusCode).toBe(200);
  clock.advance(2);
  const late = await submitTry(code, ben.key, { answers: {}, revision: 2 });
  expect([late.statusCode, late.json().message]).toEqual([
    410,
    'Time is up. What was saved until then counts.',
  ]);
  expect((await save(code, ben.key, { revision: 2 })).json().code).toBe('time-up');
  expect((await readTry(code, ben.key)).json().handedIn).toMatchObject({
    answered: 3,
    isCollected: true,
    submittedAt: ben.deadlineAt,
  });
});

it('counts what arrives half a minute after closing, and refuses what comes later', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner);
  const [amina, ben] = [await beginNew(code), await beginNew(code, { name: 'Ben' })];
  await close(owner, code);
  clock.advance(grace);
  expect((await submitTry(code, amina.key)).json()).toMatchObject({ isLate: false });
  clock.advance(1);
  expect((await submitTry(code, ben.key)).json().code).toBe('time-up');
  expect((await submitTry(code, amina.key)).statusCode).toBe(200);
});

it('takes late work for a week where the rules do, and marks it', async () => {
  const { code } = await assignNew(await signIn(), { rules: { acceptsLate: true } });
  const { key } = await beginNew(code);
  clock.advance(8 * day);
  expect((await submitTry(code, key)).json()).toMatchObject({ isLate: true, result: {} });
  const { key: begunLate } = await beginNew(code, { name: 'Ben' });
  clock.advance(6 * day + grace + 1);
  expect((await submitTry(code, begunLate)).json().code).toBe('time-up');
});

it('takes nothing for what its owner has stopped, and collects what was saved', async () => {
  const owner = await signIn();
  const { code, questions } = await assignNew(owner);
  const { key } = await beginNew(code);
  await save(code, key, { answers: answerAll(questions, 'b') });
  await calls.call('DELETE', `/shared-tests/${code}`, { headers: owner.headers });
  const replies = [await save(code, key, { revision: 2 }), await submitTry(code, key)];
  expect(replies.map((reply) => reply.json().code)).toEqual(['time-up', 'time-up']);
  clock.advance(8 * day);
  expect((await readTry(code, key)).json().handedIn).toMatchObject({ answered: 3 });
});

it('believes a time within what it saw', async () => {
  const { code, questions } = await assignNew(await signIn());
  const [first = ''] = questions.map(({ id }) => id);
  const time = async (name: string, seconds: object) => {
    const { key } = await beginNew(code, { name });
    clock.advance(100_000);
    return (await submitTry(code, key, { seconds })).json().timeTakenSeconds;
  };
  expect(await time('Amina', { [first]: 40 })).toBe(40);
  expect(await time('Ben', { [first]: 4_000 })).toBe(100);
  expect(await time('Cai', {})).toBe(100);
  const rows = await readRows(code);
  expect(rows.map(({ seconds }) => seconds[0])).toEqual([40, 100, null]);
});

it('says "Failed to submit test results" when something breaks', async () => {
  const { code } = await assignNew(await signIn());
  const { key } = await beginNew(code);
  await platform.pool.query('alter table shared_attempts rename to shared_attempts_away');
  const reply = await submitTry(code, key);
  await platform.pool.query('alter table shared_attempts_away rename to shared_attempts');
  expect([reply.statusCode, reply.json().error]).toEqual([500, 'Failed to submit test results']);
});

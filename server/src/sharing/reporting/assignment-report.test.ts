import type { Taker } from '@engram/core/sharing/share.ts';
import { expect, it } from 'vitest';
import { makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { day, hour, makeAssignmentCalls, plainRules } from '../testing/assignment-calls.ts';
import { answerAll, type Caller } from '../testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const calls = makeAssignmentCalls(app, platform);
const { call, assignNew, beginNew, close, runClosing, save, shareNew, submit, take } = calls;

const ask = async ({ headers }: Caller, path: string) =>
  (await call('GET', `/shared-tests/${path}`, { headers })).json();

it('tells rules, times and who is still answering, however long ago they began', async () => {
  const owner = await signIn();
  const { code, questions, assignment } = await assignNew(owner);
  await take(code, answerAll(questions, 'b'), { name: 'Amina' });
  await beginNew(code, { name: 'Ben' });
  clock.advance(5 * hour);
  const report = await ask(owner, `${code}/report`);
  expect(report).toMatchObject({
    share: { testId: code, state: 'open', expiresAt: assignment.closesAt, taken: 1 },
    answering: 1,
    scores: { median: 100 },
    assignment: { state: 'open', rules: plainRules, answering: 1, done: 1 },
  });
  await close(owner, code);
  expect(await ask(owner, `${code}/report`)).toMatchObject({
    share: { state: 'expired' },
    assignment: { state: 'closed' },
  });
});

it('tells of each taker the try, what is odd and what came late or was collected', async () => {
  const owner = await signIn();
  const { code, questions, assignment } = await assignNew(owner, {
    rules: { tries: 2, acceptsLate: true },
  });
  const device = crypto.randomUUID();
  await take(code, answerAll(questions, 'b'), { name: 'Amina', device });
  clock.advance(hour);
  const second = await beginNew(code, { name: 'Amina', device, number: 2 });
  await save(code, second.key, { answers: answerAll(questions.slice(1), 'b') });
  clock.advance(hour);
  await take(code, {}, { name: 'Ben', device });
  clock.advance(8 * day);
  await take(code, answerAll(questions, 'b'), { name: 'Cai' });
  clock.advance(7 * day);
  await runClosing(code, assignment.closesAt);
  const { takers } = await ask(owner, `${code}/takers`);
  const told = takers.map(({ name, score, firstScore, repeats, attempt }: Taker) => [
    name,
    score,
    firstScore,
    repeats,
    attempt,
  ]);
  const begun = new Date(assignment.opensAt).getTime();
  const startedAt = (ms: number) => new Date(begun + ms).toISOString();
  const usual = { number: 1, isLate: false, isCollected: false };
  const collected = {
    ...usual,
    place: 1,
    number: 2,
    startedAt: startedAt(hour),
    isCollected: true,
  };
  expect(told).toEqual([
    ['Amina', 67, 67, null, collected],
    [
      'Cai',
      100,
      100,
      null,
      { ...usual, place: 3, startedAt: startedAt(8 * day + 2 * hour), isLate: true },
    ],
    ['Ben', 0, 0, 'device', { ...usual, place: 2, startedAt: startedAt(2 * hour) }],
    ['Amina', 100, 100, null, { ...usual, place: 1, startedAt: startedAt(0) }],
  ]);
  const one = await ask(owner, `${code}/takers/${takers[0].attemptId}`);
  expect(one.taker).toEqual(takers[0]);
  expect(one.outcomes).toHaveLength(3);
});

it('keeps the first score where a key is corrected', async () => {
  const owner = await signIn();
  const { code } = await assignNew(owner);
  await take(code);
  await platform.pool.query(
    `update shared_attempts set score = 80, results = jsonb_set(results, '{score}', '80')
     where code = $1`,
    [code],
  );
  const { takers } = await ask(owner, `${code}/takers`);
  expect(takers).toMatchObject([{ score: 80, firstScore: 0 }]);
});

it('counts the first submission of a device at a plain link, and marks those that follow', async () => {
  const owner = await signIn();
  const { code, questions } = await shareNew(owner, makeChoices(2));
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await submit(code, answerAll(questions, 'a'), { device: one, name: 'Amina' });
  clock.advance(1_000);
  await submit(code, answerAll(questions, 'b'), { device: one, name: 'Amina' });
  clock.advance(1_000);
  await submit(code, {}, { device: other, name: 'Ben' });
  clock.advance(1_000);
  await submit(code, {}, { name: 'Cai' });
  const { takers } = await ask(owner, `${code}/takers`);
  const told = takers.map(({ name, repeats }: Record<string, string>) => [name, repeats]);
  expect(told).toEqual([
    ['Cai', null],
    ['Ben', null],
    ['Amina', 'device'],
    ['Amina', null],
  ]);
  const report = await ask(owner, `${code}/report`);
  expect(report).toMatchObject({
    share: { taken: 4 },
    scores: { median: 0, lowest: 0, highest: 0 },
  });
  expect(report.questions[0]).toMatchObject({
    correct: 0,
    graded: 3,
    leftOut: 2,
    commonWrong: { answer: 'a', percent: 33 },
  });
  expect(takers[0]).not.toHaveProperty('attempt');
});

it('counts one of 20 submissions that a device sends at once', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  const device = crypto.randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => submit(code, {}, { device })));
  const { takers } = await ask(owner, `${code}/takers`);
  const marks = takers.map(({ repeats }: { repeats: string | null }) => repeats ?? 'first');
  expect(marks.toSorted()).toEqual([...Array(19).fill('device'), 'first']);
});

it('knows nothing of devices at a link that an older server made', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  await platform.pool.query('update shared_tests set salt = null where code = $1', [code]);
  const device = crypto.randomUUID();
  for (let sent = 0; sent < 2; sent += 1) await submit(code, {}, { device });
  const { takers } = await ask(owner, `${code}/takers`);
  expect(takers).toMatchObject([{ repeats: null }, { repeats: null }]);
});

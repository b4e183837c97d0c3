import { expect, it } from 'vitest';
import { makeChoices, makeSixQuestions } from '../../attempts/testing/attempt-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { answerAll, makeSharingCalls } from '../testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { call, shareNew, load, start, submit } = makeSharingCalls(app, platform);

async function readRows(code: string) {
  const { rows } = await platform.pool.query(
    'select * from shared_attempts where code = $1 order by started_at',
    [code],
  );
  return rows;
}

it('[BAPI-24] [BAPI-25] [ENT-46] [SHPG-27] [SHPG-29] takes answers, score, totalQuestions and timeTaken in seconds, and returns the graded result', async () => {
  const { code, questions } = await shareNew(await signIn(), makeChoices(3));
  const [first, second] = questions;
  const answers = { [first?.id ?? '']: 'b', [second?.id ?? '']: 'a' };
  const reply = await submit(code, answers, { score: 1, totalQuestions: 3, timeTaken: 95 });
  expect(reply.statusCode).toBe(200);
  const { results, outcomes, questions: told, timeTakenSeconds, isKept } = reply.json();
  expect(isKept).toBe(false);
  expect(results).toEqual({
    totalQuestions: 3,
    answeredQuestions: 2,
    correctCount: 1,
    incorrectCount: 2,
    unanswered: 1,
    score: 33,
    completedAt: '2026-03-01T12:00:00.000Z',
  });
  expect(outcomes.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'correct',
    'incorrect',
    'unanswered',
  ]);
  expect(told[0].correctAnswer).toBe('b');
  expect(timeTakenSeconds).toBe(95);
});

it('[SHPG-28] grades on the server: a forged score is kept as a claim and counts for nothing', async () => {
  const { code, questions } = await shareNew(await signIn());
  const forged = { score: 3, totalQuestions: 3 };
  const reply = await submit(code, answerAll(questions, 'a'), forged);
  expect(reply.json().results).toMatchObject({ score: 0, correctCount: 0 });
  expect(await readRows(code)).toMatchObject([{ score: 0, client_score: 3 }]);
});

it('counts 20 parallel submissions with one key once, and gives 19 the same answer', async () => {
  const { code, questions } = await shareNew(await signIn());
  const key = crypto.randomUUID();
  const answers = answerAll(questions, 'b');
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => submit(code, answers, { key, name: 'Amina' })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(await readRows(code)).toHaveLength(1);
});

it.each([
  ['other answers', { answers: {} }],
  ['another name', { name: 'Ben' }],
  ['another time', { timeTaken: 1 }],
])('answers 409 to %s under a key that was used', async (_, changes) => {
  const { code, questions } = await shareNew(await signIn());
  const key = crypto.randomUUID();
  await submit(code, answerAll(questions, 'b'), { key, name: 'Amina' });
  const again = { key, name: 'Amina', ...changes };
  const reply = await submit(code, answerAll(questions, 'b'), again);
  expect(reply.statusCode).toBe(409);
  expect(await readRows(code)).toMatchObject([{ taker_name: 'Amina', score: 100 }]);
});

it('keeps two submissions apart that have no key, or other keys', async () => {
  const { code, questions } = await shareNew(await signIn());
  const payload = { answers: answerAll(questions, 'b'), timeTaken: 60 };
  await call('POST', `/shared-tests/${code}/submit`, { payload });
  await call('POST', `/shared-tests/${code}/submit`, { payload });
  await submit(code, answerAll(questions, 'b'));
  expect(await readRows(code)).toHaveLength(3);
});

it('gives the same answer again after the link has been stopped or is over', async () => {
  const owner = await signIn();
  const [stopped, over] = [await shareNew(owner), await shareNew(owner)];
  const key = crypto.randomUUID();
  const first = [await submit(stopped.code, {}, { key }), await submit(over.code, {}, { key })];
  await call('DELETE', `/shared-tests/${stopped.code}`, { headers: owner.headers });
  expect((await submit(stopped.code, {}, { key })).body).toBe(first[0]?.body);
  clock.advance(3 * 24 * 60 * 60 * 1000);
  expect((await submit(over.code, {}, { key })).body).toBe(first[1]?.body);
  expect((await submit(over.code, {}, { key, timeTaken: 1 })).statusCode).toBe(409);
  expect((await submit(over.code, {})).statusCode).toBe(410);
});

it('keeps only what can be an answer, and no time longer than the whole', async () => {
  const { code, questions } = await shareNew(await signIn(), makeChoices(2));
  const [first = '', second = ''] = questions.map(({ id }) => id);
  const answers = { [first]: 'x'.repeat(2_000), [second]: ['b'] };
  await submit(code, answers, { timeTaken: 9, seconds: { [first]: 2_000_000 } });
  expect(await readRows(code)).toMatchObject([
    {
      answers: [
        { answer: null, verdict: 'unanswered', seconds: 9 },
        { answer: null, verdict: 'unanswered' },
      ],
    },
  ]);
});

it('keeps each answer with its verdict and time, and by which version it was graded', async () => {
  const { code, questions } = await shareNew(await signIn(), makeChoices(2));
  const [first, second] = questions.map(({ id }) => id);
  await submit(code, { [first ?? '']: 'b' }, { seconds: { [first ?? '']: 12 }, name: ' Amina ' });
  expect(await readRows(code)).toMatchObject([
    {
      taker_name: 'Amina',
      graded_version: 1,
      answers: [
        { questionId: first, answer: 'b', verdict: 'correct', seconds: 12 },
        { questionId: second, answer: null, verdict: 'unanswered', seconds: null },
      ],
    },
  ]);
});

it('grades every type as it is graded elsewhere', async () => {
  const { code, questions } = await shareNew(await signIn({ plan: 'student' }), makeSixQuestions());
  const answers = Object.fromEntries(
    questions.map((question) => [question.id, question.correctAnswer]),
  );
  const { results } = (await submit(code, answers)).json();
  expect(results).toMatchObject({ totalQuestions: 6, correctCount: 6, score: 100 });
});

it('measures the time from the start that the server knows, and never over the limit', async () => {
  const timed = { settings: { enableTimer: true, timerDuration: 1 } };
  const { code } = await shareNew(await signIn(), makeChoices(3), timed);
  const key = crypto.randomUUID();
  await start(code, key);
  clock.advance(20_000);
  expect((await submit(code, {}, { key, timeTaken: 50 })).json().timeTakenSeconds).toBe(20);
  const late = crypto.randomUUID();
  await start(code, late, { elapsedMs: 40_000 });
  expect((await submit(code, {}, { key: late, timeTaken: 50 })).json().timeTakenSeconds).toBe(40);
  expect((await submit(code, {}, { timeTaken: 500 })).json().timeTakenSeconds).toBe(60);
});

it('begins at two tests under one key in the same moment, and at each once', async () => {
  const owner = await signIn();
  const [one, other] = [await shareNew(owner), await shareNew(owner)];
  const key = crypto.randomUUID();
  const replies = await Promise.all([
    // What comes while this is written waits together.
    start(one.code, crypto.randomUUID()),
    start(one.code, key),
    start(one.code, key),
    start(other.code, key),
    start(other.code, key),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await readRows(one.code)).toHaveLength(2);
  expect(await readRows(other.code)).toHaveLength(1);
});

it('counts accepted submissions, not openings', async () => {
  const { code } = await shareNew(await signIn());
  for (let opening = 0; opening < 3; opening += 1) await load(code);
  for (let begun = 0; begun < 2; begun += 1) await start(code, crypto.randomUUID());
  await submit(code, {});
  await submit(code, {});
  await expect.poll(async () => (await load(code)).json().accessCount, { timeout: 5_000 }).toBe(2);
});

it('tells the middle score once five have submitted', async () => {
  const { code, questions } = await shareNew(await signIn());
  for (let right = 0; right < 4; right += 1) {
    await submit(code, answerAll(questions.slice(0, right), 'b'));
  }
  await expect.poll(async () => (await load(code)).json().accessCount, { timeout: 5_000 }).toBe(4);
  expect((await load(code)).json().middleScore).toBeNull();
  await submit(code, answerAll(questions, 'b'));
  await expect.poll(async () => (await load(code)).json().middleScore, { timeout: 5_000 }).toBe(67);
});

it('[BERR-38] [BAPI-26] says "Failed to submit test results" when something breaks', async () => {
  const { code } = await shareNew(await signIn());
  await load(code);
  await platform.pool.query('alter table shared_attempts rename to shared_attempts_away');
  const reply = await submit(code, {});
  await platform.pool.query('alter table shared_attempts_away rename to shared_attempts');
  expect(reply.statusCode).toBe(500);
  expect(reply.json().error).toBe('Failed to submit test results');
});

it('refuses what is no answer, and a name of two lines', async () => {
  const { code, questions } = await shareNew(await signIn());
  expect((await submit(code, { [questions[0]?.id ?? '']: 7 })).statusCode).toBe(400);
  expect((await submit(code, {}, { name: 'A\nB' })).statusCode).toBe(400);
  expect((await submit(code, {}, { name: 'A'.repeat(51) })).statusCode).toBe(400);
});

import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../testing/start-app.ts';
import {
  give,
  makeAttemptCalls,
  makeChoices,
  makeSixQuestions,
  progressOf,
} from './testing/attempt-calls.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { begin, get, getOpen, save, submit, discard, summary } = makeAttemptCalls(app);

async function beginAttempt(config: object = {}) {
  const maya = await signIn();
  const questions = makeSixQuestions();
  const testId = await insertPracticeTest(platform, maya.userId, questions, { config });
  return { maya, questions, testId, id: await begin(maya, testId) };
}

async function readAnswers(caller: Parameters<typeof get>[0], id: string) {
  return (await get(caller, id)).json().attempt.answers;
}

it('[ENT-39] keeps answers of every shape as they were given', async () => {
  const { maya, questions, id } = await beginAttempt();
  const answers = [
    give(questions[0], 'b'),
    give(questions[2], 'Heat makes atoms vibrate.\nThey need space. 😀'),
    give(questions[3], ['a', 'c']),
    give(questions[4], { a1: 'b2', a2: 'b3' }),
    give(questions[5], null),
  ];
  const reply = await save(maya, id, { answers });
  expect(reply.json()).toEqual({ state: 'open', now: clock.now().toISOString() });
  expect(await readAnswers(maya, id)).toEqual(answers);
});

it('keeps the later revision in whatever order saves arrive', async () => {
  const { maya, questions, id } = await beginAttempt();
  const of = (answer: string, revision: number) => give(questions[0], answer, { revision });
  await save(maya, id, { answers: [of('c', 3)] });
  await save(maya, id, { answers: [of('a', 1)] });
  await save(maya, id, { answers: [of('b', 2)] });
  expect(await readAnswers(maya, id)).toEqual([of('c', 3)]);
  await save(maya, id, { answers: [of('d', 4), of('a', 2), of('b', 4)] });
  expect(await readAnswers(maya, id)).toEqual([of('b', 4)]);
});

it('keeps each round of an endless test, and questions that it got since in their order', async () => {
  const { maya, questions, testId, id } = await beginAttempt({ isEndlessMode: true });
  const added = makeChoices(6).toReversed();
  for (const [at, question] of added.entries()) {
    await platform.pool.query(
      `insert into test_questions (user_id, test_id, question_id, place, question, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [maya.userId, testId, question.id, 20 + at, question],
    );
  }
  const answers = [
    give(questions[0], 'b', { firstAnswer: 'a', attempts: 2 }),
    ...added.map((question) => give(question, 'b', { firstAnswer: 'b' })),
    give(questions[0], 'b', { firstAnswer: 'b', round: 1 }),
  ];
  expect((await save(maya, id, { answers })).statusCode).toBe(200);
  const { attempt, questions: shown } = (await get(maya, id)).json();
  expect(attempt.answers).toHaveLength(8);
  const ids = [...questions, ...added].map((question) => question.id);
  expect(attempt.questionIds).toEqual(ids);
  expect(shown.map((question: { id: string }) => question.id)).toEqual(ids);
});

it('refuses a second round of a test that ends', async () => {
  const { maya, questions, id } = await beginAttempt();
  const reply = await save(maya, id, { answers: [give(questions[0], 'b', { round: 1 })] });
  expect(reply.statusCode).toBe(400);
  expect(await readAnswers(maya, id)).toEqual([]);
});

it('refuses more answers than anybody gives in one attempt', async () => {
  const { maya, questions, id } = await beginAttempt({ isEndlessMode: true });
  await platform.pool.query(
    `insert into attempt_answers (user_id, attempt_id, question_id, round, attempts, revision)
     select $1, $2, gen_random_uuid(), n, 1, 1 from generate_series(1, 9999) n`,
    [maya.userId, id],
  );
  const saveRound = (round: number) =>
    save(maya, id, { answers: [give(questions[0], 'b', { round })] });
  expect((await saveRound(0)).statusCode).toBe(200);
  expect((await saveRound(1)).statusCode).toBe(400);
  expect((await saveRound(0)).statusCode).toBe(200);
});

it('refuses an answer to a question of another test, and keeps nothing of that call', async () => {
  const { maya, questions, id } = await beginAttempt({ isEndlessMode: true });
  const answers = [give(questions[0], 'b'), give({ id: uuidv7() }, 'b')];
  const reply = await save(maya, id, { answers });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('invalid-input');
  expect(await readAnswers(maya, id)).toEqual([]);
});

it.each([
  { title: 'a verdict', forged: { verdict: 'correct' } },
  { title: 'a verdict that is no choice', forged: { ownVerdict: 'needs-review' } },
  { title: 'no revision', forged: { revision: 0 } },
  { title: 'a revision that is a time', forged: { revision: 1_790_000_000_000 } },
  { title: 'a round without end', forged: { round: 1_001 } },
  { title: 'more text than anybody writes', forged: { answer: 'a'.repeat(2_001) } },
])('refuses $title', async ({ forged }) => {
  const { maya, questions, id } = await beginAttempt();
  const payload = { ...progressOf(), answers: [{ ...give(questions[0], 'b'), ...forged }] };
  const url = `/api/attempts/${id}`;
  const reply = await app.inject({ method: 'PATCH', url, headers: maya.headers, payload });
  expect(reply.statusCode).toBe(400);
});

it('stores what is left of signs that cannot be stored', async () => {
  const { maya, questions, id } = await beginAttempt();
  const reply = await save(maya, id, { answers: [give(questions[2], 'at\0oms \ud83d')] });
  expect(reply.statusCode).toBe(200);
  expect(await readAnswers(maya, id)).toMatchObject([{ answer: 'atoms \ufffd' }]);
});

it('[LOCK-08] gathers the moments in which the window lost the focus', async () => {
  const { maya, id } = await beginAttempt();
  await save(maya, id, { switches: [9_000, 2_000] });
  await save(maya, id, { switches: [2_000, 5_000] });
  await save(maya, id, {});
  expect((await get(maya, id)).json().attempt.switches).toEqual([2_000, 5_000, 9_000]);
});

it('[RUN-19] files one report, with the question as it was; a second one changes nothing', async () => {
  const { maya, questions, testId, id } = await beginAttempt();
  await save(maya, id, { reportedQuestionId: questions[1]?.id ?? '' });
  await save(maya, id, { reportedQuestionId: questions[2]?.id ?? '' });
  expect((await get(maya, id)).json().attempt.reportedQuestionId).toBe(questions[1]?.id);
  await platform.pool.query('delete from tests where test_id = $1', [testId]);
  const { rows } = await platform.pool.query(
    'select attempt_id, test_id, question, created_at from question_reports where user_id = $1',
    [maya.userId],
  );
  expect(rows).toEqual([
    { attempt_id: id, test_id: testId, question: questions[1], created_at: clock.now() },
  ]);
});

it('refuses a report of a question that the test never had', async () => {
  const { maya, id } = await beginAttempt();
  expect((await save(maya, id, { reportedQuestionId: uuidv7() })).statusCode).toBe(400);
});

it('changes nothing once the attempt is submitted, and says so', async () => {
  const { maya, questions, id } = await beginAttempt();
  await submit(maya, id, { answers: [give(questions[0], 'b')] });
  const before = (await get(maya, id)).body;
  const reply = await save(maya, id, {
    answers: [give(questions[0], 'a', { revision: 99 }), give(questions[1], 'True')],
    switches: [1],
    reportedQuestionId: questions[0]?.id ?? '',
  });
  expect(reply.json().state).toBe('submitted');
  expect((await get(maya, id)).body).toBe(before);
});

it('knows nothing of an attempt that was left, nor of one that never was', async () => {
  const { maya, id } = await beginAttempt();
  await discard(maya, id);
  expect((await save(maya, id, {})).statusCode).toBe(404);
  expect((await save(maya, uuidv7(), {})).statusCode).toBe(404);
});

it('offers an older attempt again once it gets its first answer', async () => {
  const { maya, questions, testId, id: older } = await beginAttempt();
  clock.advance(60_000);
  const newest = await begin(maya, testId);
  await submit(maya, newest);
  expect(await summary(maya, testId)).toMatchObject({ openAttemptId: null });
  await save(maya, older, { switches: [1] });
  expect(await summary(maya, testId)).toMatchObject({ openAttemptId: null });
  // Begun on another device, which had no network since.
  await save(maya, older, { answers: [give(questions[0], 'b')] });
  expect(await summary(maya, testId)).toMatchObject({ openAttemptId: older });
  expect((await getOpen(maya)).json().attempt.id).toBe(older);
});

it('loses nothing when parts of a test are saved at the same time', async () => {
  const maya = await signIn();
  const questions = makeChoices(40);
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  const id = await begin(maya, testId);
  const replies = await Promise.all(
    questions.map((question, at) =>
      save(maya, id, { answers: [give(question, 'b')], switches: [at] }),
    ),
  );
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const { attempt } = (await get(maya, id)).json();
  expect(attempt.answers).toHaveLength(40);
  expect(attempt.switches).toEqual(questions.map((_, at) => at));
});

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
const { begin, get, judge, list, save, submit, take, summary, streak } = makeAttemptCalls(app);

const minute = 60_000;

async function beginAttempt(config: object = {}, questions = makeSixQuestions()) {
  const maya = await signIn();
  const testId = await insertPracticeTest(platform, maya.userId, questions, { config });
  return { maya, questions, testId, id: await begin(maya, testId) };
}

it('has a submission as a whole or not at all when the database fails on the way', async () => {
  const { maya, testId, questions, id } = await beginAttempt({}, makeChoices(10));
  const answers = questions.map((question) => give(question, 'b'));
  const last = questions.at(-1)?.id;
  await platform.pool.query(
    `alter table attempt_answers add constraint broken check (question_id <> '${last}') not valid`,
  );
  const broken = await submit(maya, id, { answers });
  await platform.pool.query('alter table attempt_answers drop constraint broken');
  expect(broken.statusCode).toBe(500);
  const { attempt } = (await get(maya, id)).json();
  expect(attempt).toMatchObject({ state: 'open', answers: [] });
  const count = 'select attempt_count from tests where test_id = $1';
  expect((await platform.pool.query(count, [testId])).rows).toEqual([{ attempt_count: 0 }]);
  const { results } = (await submit(maya, id, { answers })).json().attempt;
  expect(results).toMatchObject({ answeredQuestions: 10, score: 100 });
  expect((await platform.pool.query(count, [testId])).rows).toEqual([{ attempt_count: 1 }]);
});

it('[ENT-35] [ENT-37] grades what was saved and what comes with the submission', async () => {
  const { maya, questions, testId, id } = await beginAttempt();
  const [choice, truth, short, several, matching] = questions;
  await save(maya, id, { answers: [give(choice, 'a'), give(truth, 'False'), give(matching, {})] });
  clock.advance(5 * minute);
  const reply = await submit(maya, id, {
    answers: [
      give(choice, 'b', { revision: 2 }),
      give(short, 'Because heat is movement'),
      give(several, ['c', 'a']),
    ],
  });
  const { attempt, questions: shown } = reply.json();
  expect(attempt).toMatchObject({
    id,
    testId,
    state: 'submitted',
    timeTakenSeconds: 300,
    results: {
      totalQuestions: 6,
      answeredQuestions: 4,
      correctCount: 2,
      incorrectCount: 3,
      unanswered: 2,
      score: 40,
      gradedQuestions: 5,
      completedAt: clock.now().toISOString(),
    },
  });
  expect(attempt.outcomes.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'correct',
    'incorrect',
    'needs-review',
    'correct',
    'unanswered',
    'unanswered',
  ]);
  expect(shown.map((question: { id: string }) => question.id)).toEqual(attempt.questionIds);
  expect((await get(maya, id)).json()).toMatchObject({ attempt, questions: shown });
});

it('keeps with each question how it went, what it earned and by which rules (D39)', async () => {
  const { maya, questions, id } = await beginAttempt();
  const [choice, truth, , , matching] = questions;
  await submit(maya, id, {
    answers: [give(choice, 'b'), give(truth, 'False'), give(matching, { a1: 'b2', a2: 'b3' })],
  });
  const { rows } = await platform.pool.query(
    `select verdict, points_earned, points_possible, parts_right, parts_wrong, part_count,
       scoring_version from attempt_answers where user_id = $1
     order by array_position($2::uuid[], question_id)`,
    [maya.userId, questions.map((question) => question.id)],
  );
  const none = { parts_right: null, parts_wrong: null, part_count: null };
  const counted = { points_possible: 1, scoring_version: 2 };
  const leftOut = { ...none, ...counted, verdict: 'unanswered', points_earned: 0 };
  expect(rows).toEqual([
    { ...none, ...counted, verdict: 'correct', points_earned: 1 },
    { ...none, ...counted, verdict: 'incorrect', points_earned: 0 },
    leftOut,
    leftOut,
    {
      ...counted,
      verdict: 'incorrect',
      points_earned: 2 / 3,
      parts_right: 2,
      parts_wrong: 0,
      part_count: 3,
    },
    leftOut,
  ]);
});

it('gives partial credit, and says so with the answer and in the results (D39)', async () => {
  const { maya, questions, testId, id } = await beginAttempt();
  const [choice, , , several, matching] = questions;
  const { attempt } = (
    await submit(maya, id, {
      answers: [
        give(choice, 'b'),
        give(several, ['a', 'b', 'c']),
        give(matching, { a1: 'b2', a2: 'b3' }),
      ],
    })
  ).json();
  expect(attempt.results).toMatchObject({
    correctCount: 1,
    incorrectCount: 5,
    partlyCount: 2,
    score: 36,
    points: { earned: 2.166667, possible: 6 },
  });
  expect(attempt.outcomes[4]).toMatchObject({
    verdict: 'incorrect',
    credit: { earned: 2 / 3, possible: 1, parts: { right: 2, wrong: 0, of: 3 }, scoring: 2 },
  });
  const read = (await get(maya, id)).json().attempt;
  expect(read).toMatchObject({ outcomes: attempt.outcomes, results: attempt.results });
  expect(read.answers).toHaveLength(3);
  const { questions: asked } = (await list(maya, testId)).json();
  expect(asked.map(({ marks }: { marks: string[] }) => marks[0])).toEqual([
    'correct',
    'unanswered',
    'unanswered',
    'partly',
    'partly',
    'unanswered',
  ]);
});

it('weighs a question that is worth more (D39)', async () => {
  const [first, second] = makeChoices(2);
  if (!first || !second) throw new Error('no questions');
  const { maya, id } = await beginAttempt({}, [{ ...first, points: 3 }, second]);
  const { results } = (await submit(maya, id, { answers: [give(first, 'b')] })).json().attempt;
  expect(results).toMatchObject({ correctCount: 1, score: 75, points: { earned: 3, possible: 4 } });
});

it('leaves the score of an attempt that was graded before points were kept, also when judged', async () => {
  const { maya, questions, id } = await beginAttempt();
  const [, , short, several] = questions;
  await submit(maya, id, {
    answers: [give(short, 'Because heat is movement'), give(several, ['a'])],
  });
  await platform.pool.query(
    `update attempt_answers set points_earned = null, points_possible = null, parts_right = null,
       parts_wrong = null, part_count = null, scoring_version = null where attempt_id = $1`,
    [id],
  );
  await platform.pool.query(
    `update attempts set score = 0, results = results - 'points' - 'partlyCount' || '{"score": 0}'
     where attempt_id = $1`,
    [id],
  );
  expect((await get(maya, id)).json().attempt.results).toMatchObject({ score: 0 });
  const { results } = (await judge(maya, id, short?.id ?? '', 'correct')).json().attempt;
  expect(results).toMatchObject({ correctCount: 1, score: 17 });
  expect(results).not.toHaveProperty('partlyCount');
});

it('tells the test of its scores and forgets the open attempt', async () => {
  const { maya, questions, testId, id } = await beginAttempt({}, makeChoices(4));
  await submit(maya, id, { answers: [give(questions[0], 'b')] });
  clock.advance(24 * 60 * minute);
  await take(
    maya,
    testId,
    questions.map((question) => give(question, 'b')),
  );
  clock.advance(24 * 60 * minute);
  await take(
    maya,
    testId,
    questions.slice(1).map((question) => give(question, 'b')),
  );
  const { scores, openAttemptId } = await summary(maya, testId);
  expect(scores).toEqual({
    attempts: 3,
    recent: [25, 100, 75],
    best: 100,
    last: 75,
    lastTakenAt: clock.now().toISOString(),
  });
  expect(openAttemptId).toBeNull();
});

it('keeps the last ten scores of a test', async () => {
  const { maya, questions, testId } = await beginAttempt({}, makeChoices(1));
  for (let count = 0; count < 12; count += 1) {
    clock.advance(minute);
    await take(maya, testId, count === 11 ? [] : [give(questions[0], 'b')]);
  }
  const { scores } = await summary(maya, testId);
  expect(scores).toMatchObject({ attempts: 12, last: 0, best: 100 });
  expect(scores.recent).toEqual([100, 100, 100, 100, 100, 100, 100, 100, 100, 0]);
});

it.each([
  { title: 'what the server saw', elapsedMs: 99 * minute, expected: 40 * 60 },
  { title: 'less, where the network was gone', elapsedMs: 10 * minute, expected: 10 * 60 },
  { title: 'nothing', elapsedMs: 0, expected: 0 },
])('takes $title as the time', async ({ elapsedMs, expected }) => {
  const { maya, id } = await beginAttempt();
  const startedAt = clock.now().getTime();
  clock.advance(40 * minute);
  const { attempt } = (await submit(maya, id, { elapsedMs })).json();
  expect(attempt.timeTakenSeconds).toBe(expected);
  expect(Date.parse(attempt.results.completedAt)).toBe(startedAt + expected * 1000);
});

it('dates an attempt that lay open for more than a week when it was submitted', async () => {
  const { maya, id } = await beginAttempt();
  const elapsedMs = 8 * 24 * 60 * minute;
  clock.advance(elapsedMs);
  const { attempt } = (await submit(maya, id, { elapsedMs })).json();
  expect(attempt.timeTakenSeconds).toBe(elapsedMs / 1000);
  expect(attempt.results.completedAt).toBe(clock.now().toISOString());
});

it('gives nobody more time than the limit', async () => {
  const { maya, id } = await beginAttempt({ enableTimer: true, timerDuration: 20 });
  clock.advance(90 * minute);
  const { attempt } = (await submit(maya, id, { elapsedMs: 90 * minute })).json();
  expect(attempt.timeTakenSeconds).toBe(1_200);
});

it('counts once and answers the same for ever, whatever is sent again', async () => {
  const { maya, questions, testId, id } = await beginAttempt();
  const first = await submit(maya, id, { answers: [give(questions[0], 'b')] });
  clock.advance(30 * minute);
  const again = await submit(maya, id, { answers: [give(questions[1], 'True', { revision: 9 })] });
  expect(again.body).toBe(first.body);
  expect((await summary(maya, testId)).scores.attempts).toBe(1);
});

it('has one effect when twenty submissions arrive at once, each with something else', async () => {
  const { maya, questions, testId, id } = await beginAttempt({}, makeChoices(20));
  const replies = await Promise.all(
    questions.map((question, at) =>
      submit(maya, id, { answers: [give(question, at % 2 === 0 ? 'b' : 'a')], switches: [at] }),
    ),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(replies[0]?.json().attempt.answers).toHaveLength(1);
  expect((await summary(maya, testId)).scores).toMatchObject({ attempts: 1 });
});

it('keeps every save that was acknowledged before a submission, and nothing after it', async () => {
  const { maya, questions, id } = await beginAttempt({}, makeChoices(30));
  const [saves, submitted] = await Promise.all([
    Promise.all(
      questions.slice(1).map(async (question) => ({
        question,
        state: (await save(maya, id, { answers: [give(question, 'b')] })).json().state,
      })),
    ),
    submit(maya, id, { answers: [give(questions[0], 'b')] }),
  ]);
  const kept = saves.filter(({ state }) => state === 'open').map(({ question }) => question.id);
  const { answers, results } = submitted.json().attempt;
  const ids = answers.map(({ questionId }: { questionId: string }) => questionId);
  expect(new Set(ids)).toEqual(new Set([questions[0]?.id, ...kept]));
  expect(ids).toHaveLength(kept.length + 1);
  expect(results.correctCount).toBe(kept.length + 1);
  expect((await get(maya, id)).json().attempt.answers).toEqual(answers);
});

it('submits or not at all when the test is deleted at the same time', async () => {
  const { maya, questions, testId, id } = await beginAttempt({}, makeChoices(5));
  const { headers } = maya;
  const replies = await Promise.all([
    ...questions.map((question) => submit(maya, id, { answers: [give(question, 'b')] })),
    app.inject({ method: 'DELETE', url: `/api/tests/${testId}`, headers }),
    ...questions.map((question) => save(maya, id, { answers: [give(question, 'b')] })),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
  expect((await get(maya, id)).statusCode).toBe(404);
});

it('[END-08] counts in an endless test what was answered first, and nothing else', async () => {
  const { maya, questions, id } = await beginAttempt({ isEndlessMode: true });
  const [choice, truth] = questions;
  const { attempt } = (
    await submit(maya, id, {
      answers: [
        give(choice, 'b', { firstAnswer: 'c', attempts: 3 }),
        give(truth, 'True', { firstAnswer: 'True' }),
        give(choice, 'b', { firstAnswer: 'b', round: 1 }),
      ],
    })
  ).json();
  expect(attempt.results).toMatchObject({
    totalQuestions: 3,
    correctCount: 2,
    incorrectCount: 1,
    unanswered: 0,
    score: 67,
  });
  expect(attempt.outcomes.map(({ attempts }: { attempts: number }) => attempts)).toEqual([3, 1, 1]);
});

it('[END-17] gives an endless test that nobody answered no score', async () => {
  const { maya, testId, id } = await beginAttempt({ isEndlessMode: true });
  const { attempt } = (await submit(maya, id)).json();
  expect(attempt.results).toMatchObject({ totalQuestions: 0, score: 0 });
  expect((await summary(maya, testId)).scores).toMatchObject({
    attempts: 1,
    recent: [],
    best: null,
    last: null,
  });
});

it('takes no verdict from outside: neither the rules nor the counts can be sent', async () => {
  const { maya, questions, id } = await beginAttempt();
  const url = `/api/attempts/${id}/submission`;
  const forged = { ...progressOf(), elapsedMs: 1, results: { score: 100 } };
  const { headers } = maya;
  expect((await app.inject({ method: 'PUT', url, headers, payload: forged })).statusCode).toBe(400);
  const own = give(questions[0], 'a', { ownVerdict: 'correct' });
  const { attempt } = (await submit(maya, id, { answers: [own] })).json();
  expect(attempt.results.correctCount).toBe(0);
  expect(attempt.answers).toMatchObject([{ ownVerdict: null }]);
  expect(attempt.outcomes[0]).toMatchObject({ verdict: 'incorrect', isOwnVerdict: false });
});

it('takes the verdict of the learner where no rule could judge', async () => {
  const { maya, questions, id } = await beginAttempt();
  const own = give(questions[2], 'Because heat is movement', { ownVerdict: 'correct' });
  const { attempt } = (await submit(maya, id, { answers: [own] })).json();
  expect(attempt.outcomes[2]).toMatchObject({ verdict: 'correct', isOwnVerdict: true });
});

it('counts a day of study in the time zone of the user, when the learner was done (D29)', async () => {
  const { maya, questions, id } = await beginAttempt();
  await platform.pool.query(
    "update users set time_zone = 'Pacific/Kiritimati' where user_id = $1",
    [maya.userId],
  );
  await submit(maya, id, { answers: [give(questions[0], 'a')], elapsedMs: 0 });
  const { rows } = await platform.pool.query(
    'select day::text from study_days where user_id = $1',
    [maya.userId],
  );
  const startedAt = Date.parse((await get(maya, id)).json().attempt.startedAt);
  const there = new Date(startedAt + 14 * 60 * minute).toISOString().slice(0, 10);
  expect(rows).toEqual([{ day: there }]);
});

it('counts no day on which nothing was answered', async () => {
  const { maya, id } = await beginAttempt();
  await submit(maya, id);
  expect((await streak(maya)).json()).toMatchObject({ current: 0, hasStudiedToday: false });
});

import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { give, makeAttemptCalls, makeSixQuestions } from '../testing/attempt-calls.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { begin, get, judge, save, submit, summary } = makeAttemptCalls(app);

const unsure = 'Because heat is movement';

async function submitSome(config: object = {}) {
  const maya = await signIn();
  const questions = makeSixQuestions();
  const testId = await insertPracticeTest(platform, maya.userId, questions, { config });
  const id = await begin(maya, testId);
  const [choice, , short, , , fill] = questions;
  await submit(maya, id, {
    answers: [give(choice, 'a'), give(short, unsure), give(fill, 'breathing')],
  });
  return { maya, questions, testId, id };
}

it('counts a written answer as its learner says, in the results and in the scores of the test', async () => {
  const { maya, questions, testId, id } = await submitSome();
  const before = (await get(maya, id)).json().attempt.results;
  expect(before).toMatchObject({ correctCount: 0, gradedQuestions: 5, score: 0 });
  clock.advance(60_000);
  const { attempt } = (await judge(maya, id, questions[2]?.id ?? '', 'correct')).json();
  expect(attempt.results).toEqual({
    totalQuestions: 6,
    answeredQuestions: 3,
    correctCount: 1,
    incorrectCount: 5,
    unanswered: 3,
    score: 17,
    completedAt: before.completedAt,
  });
  expect(attempt.outcomes[2]).toMatchObject({ verdict: 'correct', isOwnVerdict: true });
  expect((await summary(maya, testId)).scores).toMatchObject({
    attempts: 1,
    recent: [17],
    last: 17,
  });
});

it('lets the learner change their mind', async () => {
  const { maya, questions, id } = await submitSome();
  const fill = questions[5]?.id ?? '';
  const accepted = (await judge(maya, id, fill, 'correct')).json().attempt;
  expect(accepted.results.correctCount).toBe(1);
  const refused = (await judge(maya, id, fill, 'incorrect')).json().attempt;
  expect(refused.results.correctCount).toBe(0);
  expect(refused.outcomes[5]).toMatchObject({ verdict: 'incorrect', isOwnVerdict: true });
});

it.each([
  { title: 'a choice that is wrong', at: 0 },
  { title: 'a question without an answer', at: 3 },
])('refuses a verdict on $title', async ({ at }) => {
  const { maya, questions, id } = await submitSome();
  const before = (await get(maya, id)).body;
  const reply = await judge(maya, id, questions[at]?.id ?? '', 'correct');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('invalid-input');
  expect((await get(maya, id)).body).toBe(before);
});

it('refuses a verdict on a question of another test', async () => {
  const { maya, id } = await submitSome();
  expect((await judge(maya, id, uuidv7(), 'correct')).statusCode).toBe(400);
});

it('refuses a verdict before the submission, and one that is none', async () => {
  const { maya, questions, testId, id } = await submitSome();
  const short = questions[2];
  const open = await begin(maya, testId);
  await save(maya, open, { answers: [give(short, unsure)] });
  expect((await judge(maya, open, short?.id ?? '', 'correct')).statusCode).toBe(400);
  expect((await judge(maya, id, short?.id ?? '', 'needs-review')).statusCode).toBe(400);
});

it('judges the last round of an endless test', async () => {
  const maya = await signIn();
  const questions = makeSixQuestions();
  const config = { isEndlessMode: true };
  const testId = await insertPracticeTest(platform, maya.userId, questions, { config });
  const id = await begin(maya, testId);
  const written = { firstAnswer: unsure };
  const answers = [0, 1].map((round) => give(questions[2], unsure, { ...written, round }));
  await submit(maya, id, { answers });
  const { attempt } = (await judge(maya, id, questions[2]?.id ?? '', 'correct')).json();
  expect(attempt.outcomes.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'needs-review',
    'correct',
  ]);
});

it('counts every verdict when several are said at the same time', async () => {
  const { maya, questions, testId, id } = await submitSome();
  await Promise.all([2, 5].map((at) => judge(maya, id, questions[at]?.id ?? '', 'correct')));
  expect((await get(maya, id)).json().attempt.results).toMatchObject({
    correctCount: 2,
    score: 33,
  });
  expect((await summary(maya, testId)).scores).toMatchObject({ last: 33 });
});

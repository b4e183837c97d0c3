import { expect, it } from 'vitest';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../testing/start-app.ts';
import { give, makeAttemptCalls, makeSixQuestions } from './testing/attempt-calls.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { begin, discard, list, missed, submit, take } = makeAttemptCalls(app);

const minute = 60_000;

async function makeTest(config: object = {}, signed: Parameters<typeof signIn>[0] = {}) {
  const maya = await signIn(signed);
  const questions = makeSixQuestions();
  const material = 'What the questions are about.';
  const testId = await insertPracticeTest(platform, maya.userId, questions, { config, material });
  return { maya, questions, testId };
}

it('lists what was submitted, newest first, and how each question went, oldest first', async () => {
  const { maya, questions, testId } = await makeTest();
  const [choice, truth, short] = questions;
  const first = await begin(maya, testId);
  clock.advance(10 * minute);
  await submit(maya, first, { answers: [give(choice, 'a'), give(short, 'Heat is movement')] });
  const firstAt = clock.now().toISOString();
  const second = await begin(maya, testId);
  clock.advance(5 * minute);
  await submit(maya, second, { answers: [give(choice, 'b'), give(truth, 'True')] });
  await begin(maya, testId);
  await discard(maya, await begin(maya, testId));

  const { attempts, questions: asked, ...sums } = (await list(maya, testId)).json();
  expect(sums).toEqual({ total: 2, best: 33, firstScore: 0 });
  expect(attempts).toEqual([
    {
      id: second,
      score: 33,
      correctCount: 2,
      totalQuestions: 6,
      timeTakenSeconds: 300,
      completedAt: clock.now().toISOString(),
    },
    {
      id: first,
      score: 0,
      correctCount: 0,
      totalQuestions: 6,
      timeTakenSeconds: 600,
      completedAt: firstAt,
    },
  ]);
  expect(asked.slice(0, 4)).toEqual([
    { questionId: choice?.id, marks: ['incorrect', 'correct'] },
    { questionId: truth?.id, marks: ['unanswered', 'correct'] },
    { questionId: short?.id, marks: ['needs-review', 'unanswered'] },
    { questionId: questions[3]?.id, marks: ['unanswered', 'unanswered'] },
  ]);
});

it('lists the last hundred attempts, and says what all came to', async () => {
  const { maya, questions, testId } = await makeTest();
  const [choice] = questions;
  const first = await take(maya, testId, [give(choice, 'b')]);
  await platform.pool.query(
    `insert into attempts (user_id, attempt_id, test_id, question_ids, is_endless, started_at,
       submitted_at, time_taken_seconds, results, score)
     select user_id, gen_random_uuid(), test_id, question_ids, is_endless, started_at,
       submitted_at + n * interval '1 minute', time_taken_seconds,
       results || '{"score": 50}', 50
     from attempts, generate_series(1, 120) n where attempt_id = $1`,
    [first],
  );
  const { attempts, total, best, firstScore, ...reply } = (await list(maya, testId)).json();
  expect(attempts).toHaveLength(100);
  expect(attempts[0].score).toBe(50);
  expect({ total, best, firstScore }).toEqual({ total: 121, best: 50, firstScore: 17 });
  expect(reply.questions[0].marks).toHaveLength(100);
});

it('has neither a best nor a first score of attempts in which nothing was graded', async () => {
  const { maya, questions, testId } = await makeTest({ isEndlessMode: true });
  const [choice] = questions;
  await take(maya, testId, []);
  expect((await list(maya, testId)).json()).toMatchObject({
    total: 1,
    best: null,
    firstScore: null,
  });
  clock.advance(minute);
  await take(maya, testId, [give(choice, 'b', { firstAnswer: 'b' })]);
  expect((await list(maya, testId)).json()).toMatchObject({
    total: 2,
    best: 100,
    firstScore: 100,
  });
});

it('tells of the questions that the test has now, each only since it was asked', async () => {
  const { maya, questions, testId } = await makeTest();
  const [gone, kept, added] = questions;
  const shown = questions.map(({ id }) => id).filter((id) => id !== added?.id);
  const first = await begin(maya, testId, { questionIds: shown });
  await submit(maya, first, { answers: [give(gone, 'b'), give(kept, 'True')] });
  await platform.pool.query('update test_questions set removed_at = now() where question_id = $1', [
    gone?.id,
  ]);
  const { questions: asked } = (await list(maya, testId)).json();
  expect(asked).toHaveLength(5);
  expect(asked.slice(0, 2)).toEqual([
    { questionId: kept?.id, marks: ['correct'] },
    { questionId: added?.id, marks: [] },
  ]);
});

it('tells of an endless test only what was answered, each time it came round', async () => {
  const { maya, questions, testId } = await makeTest({ isEndlessMode: true });
  const [choice] = questions;
  await take(maya, testId, [
    give(choice, 'b', { firstAnswer: 'a' }),
    give(choice, 'b', { firstAnswer: 'b', round: 1 }),
  ]);
  const { questions: asked } = (await list(maya, testId)).json();
  expect(asked[0].marks).toEqual(['incorrect', 'correct']);
  expect(asked[1].marks).toEqual([]);
});

it('[RES-25] gives a premium user the questions that were wrong or not answered, with hints', async () => {
  const { maya, questions, testId } = await makeTest({}, { plan: 'student' });
  const [choice, truth, short, several, matching, fill] = questions;
  const id = await take(maya, testId, [
    give(choice, 'b'),
    give(truth, 'False'),
    give(short, 'Heat is movement'),
    give(several, ['a', 'c']),
    give(matching, { a1: 'b1' }),
  ]);
  expect((await missed(maya, id)).json()).toEqual({
    questions: [truth, matching, fill],
    studyMaterial: 'What the questions are about.',
  });
});

it('gives what was missed also where the test has other questions by now', async () => {
  const { maya, questions, testId } = await makeTest({ isEndlessMode: true }, { plan: 'student' });
  const [choice] = questions;
  const wrong = { firstAnswer: 'a' };
  const answers = [0, 1].map((round) => give(choice, 'b', { ...wrong, round }));
  const id = await take(maya, testId, answers);
  await platform.pool.query('update test_questions set removed_at = now() where question_id = $1', [
    choice?.id,
  ]);
  expect((await missed(maya, id)).json().questions).toEqual([choice]);
});

it('gives nothing of it to others, and nothing before the submission', async () => {
  const free = await makeTest();
  const id = await take(free.maya, free.testId, []);
  const refused = await missed(free.maya, id);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().code).toBe('premium-only');
  const premium = await makeTest({}, { plan: 'student' });
  const open = await begin(premium.maya, premium.testId);
  expect((await missed(premium.maya, open)).statusCode).toBe(404);
  expect((await missed(premium.maya, id)).statusCode).toBe(404);
});

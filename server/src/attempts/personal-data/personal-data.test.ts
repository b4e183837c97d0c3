import { expect, it } from 'vitest';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';
import { give, makeAttemptCalls, makeSixQuestions } from '../testing/attempt-calls.ts';
import { attemptData } from './personal-data.ts';

const { app, platform, signIn, exportOf, runJob } = await startPrivacyApp({
  environment: { RATE_LIMITS: 'off' },
});
const { begin, get, submit } = makeAttemptCalls(app);

async function takeTest() {
  const maya = await signIn();
  const questions = makeSixQuestions();
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  const id = await begin(maya, testId);
  const reportedQuestionId = questions[1]?.id ?? '';
  await submit(maya, id, { answers: [give(questions[0], 'b')], switches: [7], reportedQuestionId });
  return { maya, questions, testId, id };
}

async function countRows({ userId }: { userId: string }): Promise<number[]> {
  return Promise.all(
    attemptData.tables.map(async (table) => {
      const sql = `select 1 from ${table} where user_id = $1`;
      return (await platform.pool.query(sql, [userId])).rows.length;
    }),
  );
}

it('exports attempts, answers, reports and days of a user, and nothing of others', async () => {
  const { maya, questions, testId, id } = await takeTest();
  await takeTest();
  const { files } = await exportOf(maya);
  const { results } = (await get(maya, id)).json().attempt;
  const counted = {
    pointsPossible: 1,
    scoringVersion: 2,
    parts: null,
    partsRight: null,
    partsWrong: null,
  };
  expect(JSON.parse(files['attempts.json'] ?? '')).toEqual([
    {
      id,
      testId,
      questionIds: questions.map((question) => question.id),
      startedAt: '2026-03-01T12:00:00.000Z',
      timeLimitSeconds: null,
      pausedAt: null,
      pausedMs: 0,
      switches: [7],
      reportedQuestionId: questions[1]?.id,
      submittedAt: '2026-03-01T12:00:00.000Z',
      discardedAt: null,
      timeTakenSeconds: 0,
      results,
      answers: [
        {
          questionId: questions[0]?.id,
          round: 0,
          answer: 'b',
          firstAnswer: null,
          attempts: 1,
          ownVerdict: null,
          modelVerdict: null,
          verdict: 'correct',
          pointsEarned: 1,
          ...counted,
        },
        ...questions.slice(1).map((question) => ({
          questionId: question.id,
          round: 0,
          answer: null,
          firstAnswer: null,
          attempts: 0,
          ownVerdict: null,
          modelVerdict: null,
          verdict: 'unanswered',
          pointsEarned: 0,
          ...counted,
        })),
      ],
    },
  ]);
  expect(JSON.parse(files['question-reports.json'] ?? '')).toEqual([
    { at: '2026-03-01T12:00:00.000Z', attemptId: id, testId, question: questions[1] },
  ]);
  expect(JSON.parse(files['study-days.json'] ?? '')).toEqual([{ day: '2026-03-01' }]);
  expect(files['study-days.csv']).toContain('2026-03-01');
});

it('exports more attempts and days than one page holds, each once', async () => {
  const { maya, testId } = await takeTest();
  await platform.pool.query(
    `insert into attempts (user_id, attempt_id, test_id, question_ids, is_endless, started_at)
     select $1, gen_random_uuid(), $2, '{}', false, now() from generate_series(1, 60)`,
    [maya.userId, testId],
  );
  await platform.pool.query(
    `insert into study_days select $1, date '2020-01-01' + n from generate_series(1, 1500) n`,
    [maya.userId],
  );
  const { files } = await exportOf(maya);
  const attempts: { id: string }[] = JSON.parse(files['attempts.json'] ?? '');
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(61);
  expect(attempts).toHaveLength(61);
  expect(JSON.parse(files['study-days.json'] ?? '')).toHaveLength(1_501);
});

it('erases all of it, also when asked twice, and nothing of others', async () => {
  const [maya, omar] = [await takeTest(), await takeTest()];
  expect(await countRows(maya.maya)).toEqual([1, 6, 1, 1]);
  await attemptData.erase(platform.db, maya.maya.userId);
  await attemptData.erase(platform.db, maya.maya.userId);
  expect(await countRows(maya.maya)).toEqual([0, 0, 0, 0]);
  expect(await countRows(omar.maya)).toEqual([1, 6, 1, 1]);
});

it('goes with the account', async () => {
  const { maya } = await takeTest();
  await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: maya.headers,
    payload: { confirmation: 'DELETE' },
  });
  await runJob('erase-account', { userId: maya.userId });
  expect(await countRows(maya)).toEqual([0, 0, 0, 0]);
});

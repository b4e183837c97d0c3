import { expect, it } from 'vitest';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { startTestApp } from '../testing/start-app.ts';
import { give, makeAttemptCalls, makeChoices } from './testing/attempt-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { begin, get, save, submit } = makeAttemptCalls(app);

async function beginAttempt() {
  const maya = await signIn();
  const questions = makeChoices(3);
  const testId = await insertPracticeTest(platform, maya.userId, questions);
  return { maya, questions, testId, id: await begin(maya, testId) };
}

/** Somebody else's transaction that is in the middle of something. */
async function openTransaction() {
  const client = await platform.pool.connect();
  await client.query('begin');
  return {
    run: (sql: string, values: unknown[]) => client.query(sql, values),
    async commit() {
      await client.query('commit');
      client.release();
    },
  };
}

async function countWaiting(): Promise<number> {
  const { rows } = await platform.pool.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

it('keeps nothing of a save that meets a submission on its way', async () => {
  const { maya, questions, id } = await beginAttempt();
  const slow = await openTransaction();
  await slow.run(
    `update attempts set submitted_at = started_at, time_taken_seconds = 0, score = 0, results =
       '{"totalQuestions":3,"answeredQuestions":0,"correctCount":0,"incorrectCount":3,"unanswered":3,
         "score":0,"completedAt":"2026-03-01T12:00:00.000Z"}'
     where user_id = $1 and attempt_id = $2`,
    [maya.userId, id],
  );
  const saving = save(maya, id, { answers: [give(questions[0], 'b')] });
  void saving.catch(() => {});
  await expect.poll(countWaiting).toBe(1);
  await slow.commit();
  expect((await saving).json().state).toBe('submitted');
  expect((await get(maya, id)).json().attempt.answers).toEqual([]);
});

it('counts what is being saved when the submission comes', async () => {
  const { maya, questions, id } = await beginAttempt();
  const slow = await openTransaction();
  await slow.run(
    'select 1 from attempts where user_id = $1 and attempt_id = $2 for no key update',
    [maya.userId, id],
  );
  await slow.run(
    `insert into attempt_answers (user_id, attempt_id, question_id, answer, attempts, revision)
     values ($1, $2, $3, '"b"', 1, 1)`,
    [maya.userId, id, questions[0]?.id],
  );
  const submitting = submit(maya, id, { answers: [give(questions[1], 'b')] });
  void submitting.catch(() => {});
  await expect.poll(countWaiting).toBe(1);
  await slow.commit();
  expect((await submitting).json().attempt.results).toMatchObject({ correctCount: 2 });
});

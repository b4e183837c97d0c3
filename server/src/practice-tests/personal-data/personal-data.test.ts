import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { bareQuestion } from '../../generation/testing/insert-generation.ts';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { configOf } from '../../testing/calls/test-config.ts';
import { insertPracticeTest } from '../testing/insert-test.ts';

const { app, platform, clock, signIn, exportOf, runJob } = await startPrivacyApp({
  environment: { RATE_LIMITS: 'off' },
});
const { remove, takeOut } = makePracticeTestCalls(app);

async function countRows(table: string, userId: string): Promise<number> {
  const { rows } = await platform.pool.query(`select 1 from ${table} where user_id = $1`, [userId]);
  return rows.length;
}

async function insertBatch(userId: string, testId: string, added: string[]): Promise<void> {
  await platform.pool.query(
    `insert into test_batches
       (user_id, test_id, generation_id, wish, is_with_ai, added, created_at)
     values ($1, $2, $3, '{"count": 3}', true, $4, $5)`,
    [userId, testId, uuidv7(), added, clock.now()],
  );
}

async function insertDeleted(userId: string): Promise<string> {
  const id = uuidv7();
  await platform.pool.query('insert into deleted_tests values ($1, $2)', [userId, id]);
  return id;
}

it('exports the tests of a user with their questions, the former ones too, and nothing of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const questions = Array.from({ length: 4 }, () => bareQuestion({ hint: 'Think of Semon.' }));
  const shown = questions.map((question) => {
    const { hint: _, ...rest } = question;
    return rest;
  });
  const ids = questions.map(({ id }) => id);
  const parts = [{ materialId: uuidv7(), title: 'Lecture 6.pdf', start: 0 }];
  const options = { name: 'Memory', material: 'My notes', parts };
  const id = await insertPracticeTest(platform, maya.userId, questions, options);
  await takeOut(maya, id, ids[0] ?? '');
  await insertBatch(maya.userId, id, ids.slice(3));
  await insertPracticeTest(platform, omar.userId, [bareQuestion()]);
  const { files } = await exportOf(maya);
  expect(JSON.parse(files['tests.json'] ?? '')).toEqual([
    {
      id,
      name: 'Memory',
      createdAt: '2026-03-01T12:00:00.000Z',
      config: configOf(),
      making: expect.objectContaining({ madeBy: 'ai', delivered: 4 }),
      material: 'My notes',
      parts,
      attemptCount: 0,
      bestScore: null,
      lastScore: null,
      lastTakenAt: null,
      questions: shown.slice(1),
      formerQuestions: shown.slice(0, 1),
      addedLater: [
        { at: '2026-03-01T12:00:00+00:00', wish: { count: 3 }, questions: ids.slice(3) },
      ],
    },
  ]);
});

it('exports more tests than one page holds, each once', async () => {
  const maya = await signIn();
  for (let number = 0; number < 45; number += 1) {
    await insertPracticeTest(platform, maya.userId, [bareQuestion()], { name: `Test ${number}` });
  }
  const { files } = await exportOf(maya);
  const tests: { name: string }[] = JSON.parse(files['tests.json'] ?? '');
  expect(tests).toHaveLength(45);
  expect(new Set(tests.map(({ name }) => name)).size).toBe(45);
});

it('exports of a deleted test that it is deleted, and keeps nothing else of it', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  await insertDeleted(omar.userId);
  const id = await insertPracticeTest(platform, maya.userId, [bareQuestion()]);
  expect((await remove(maya, id)).statusCode).toBe(200);
  const { files } = await exportOf(maya);
  expect(JSON.parse(files['tests.json'] ?? '')).toEqual([]);
  expect(JSON.parse(files['deleted-tests.json'] ?? '')).toEqual([{ id }]);
});

it('erases them with the account, and leaves those of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  for (const { userId } of [maya, omar]) {
    const id = await insertPracticeTest(platform, userId, [bareQuestion()]);
    await insertBatch(userId, id, []);
    await insertDeleted(userId);
  }
  await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: maya.headers,
    payload: { confirmation: 'DELETE' },
  });
  await runJob('erase-account', { userId: maya.userId });
  for (const table of ['tests', 'test_questions', 'test_batches', 'deleted_tests']) {
    expect([table, await countRows(table, maya.userId)]).toEqual([table, 0]);
    expect([table, await countRows(table, omar.userId)]).toEqual([table, 1]);
  }
});

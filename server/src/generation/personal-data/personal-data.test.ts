import { expect, it } from 'vitest';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';
import { insertCalls } from '../running/store.ts';
import {
  bareQuestion,
  insertTestCards,
  insertTestGeneration,
} from '../testing/insert-generation.ts';

const { app, platform, signIn, exportOf, runJob } = await startPrivacyApp();

async function countRows(table: string, userId: string): Promise<number> {
  const { rows } = await platform.pool.query(`select 1 from ${table} where user_id = $1`, [userId]);
  return rows.length;
}

function insertCall(generationId: string, userId: string): Promise<void> {
  const record = {
    call: 0,
    kind: 'write',
    model: 'openai',
    outcome: 'done',
    items: 4,
    inputTokens: 900,
    outputTokens: 400,
    isEstimated: false,
    cents: 0.25,
    ms: 1_200,
    drops: {},
  } as const;
  const now = new Date('2026-03-01T12:00:00Z');
  return insertCalls(platform.db, { userId, generationId, run: 1 }, { records: [record], now });
}

it('exports generations with their questions and calls, and what was used of allowances', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const question = bareQuestion({ hint: 'Think of Semon.' });
  const id = await insertTestGeneration(platform, maya.userId, [question]);
  await insertTestGeneration(platform, omar.userId, [bareQuestion()]);
  await platform.pool.query(`insert into usage values ($1, 'ai-tests', '2026-03', 2)`, [
    maya.userId,
  ]);
  await insertCall(id, maya.userId);
  const { files } = await exportOf(maya);
  const { hint: _, ...shown } = question;
  expect(JSON.parse(files['generations.json'] ?? '')).toEqual([
    expect.objectContaining({
      id,
      state: 'done',
      material: 'Notes',
      questions: [shown],
      calls: [
        {
          model: 'openai',
          kind: 'write',
          endedAt: '2026-03-01T12:00:00+00:00',
          tokensIn: 900,
          tokensOut: 400,
          cents: 0.25,
        },
      ],
    }),
  ]);
  expect(JSON.parse(files['usage.json'] ?? '')).toEqual([
    { kind: 'ai-tests', period: '2026-03', used: 2 },
  ]);
});

it('exports generated cards with their sources, and without the questions that prove them', async () => {
  const maya = await signIn();
  const { generationId, cards } = await insertTestCards(platform, maya.userId);
  const { files } = await exportOf(maya);
  const [exported] = JSON.parse(files['generations.json'] ?? '');
  expect(exported).toMatchObject({ id: generationId, state: 'done', material: 'Notes' });
  expect(exported.cards).toEqual(cards);
  expect(exported).not.toHaveProperty('questions');
});

it('erases them with the account, and leaves those of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  for (const { userId } of [maya, omar]) {
    await insertCall(await insertTestGeneration(platform, userId, [bareQuestion()]), userId);
    await platform.pool.query(`insert into usage values ($1, 'ai-tests', '2026-03', 2)`, [userId]);
  }
  await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: maya.headers,
    payload: { confirmation: 'DELETE' },
  });
  await runJob('erase-account', { userId: maya.userId });
  for (const table of ['generations', 'generation_calls', 'generated_items', 'usage']) {
    expect([table, await countRows(table, maya.userId)]).toEqual([table, 0]);
    expect([table, await countRows(table, omar.userId)]).toEqual([table, 1]);
  }
});

import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import { bareQuestion, insertTestGeneration } from './testing/insert-generation.ts';
import { failAbandoned, forgetOld } from './sweep-generations.ts';

const { platform, signIn, clock } = await startTestApp();
const minute = 60 * 1000;

async function stateOf(generationId: string) {
  const { rows } = await platform.pool.query(
    'select state, failure, usage_period from generations where generation_id = $1',
    [generationId],
  );
  return rows[0];
}

it('fails what has run for five minutes without a worker, and gives the unit back', async () => {
  const maya = await signIn();
  await platform.pool.query(`insert into usage values ($1, 'ai-tests', '2026-03', 1)`, [
    maya.userId,
  ]);
  const wish = { state: 'running', usagePeriod: '2026-03' };
  const id = await insertTestGeneration(platform, maya.userId, [], wish);
  clock.advance(4 * minute);
  await failAbandoned(platform);
  expect(await stateOf(id)).toMatchObject({ state: 'running' });
  clock.advance(2 * minute);
  await failAbandoned(platform);
  expect(await stateOf(id)).toEqual({
    state: 'failed',
    failure: 'generation-failed',
    usage_period: null,
  });
  const { rows } = await platform.pool.query('select used from usage where user_id = $1', [
    maya.userId,
  ]);
  expect(rows).toEqual([{ used: 0 }]);
});

it('finds what is old by an index', async () => {
  const client = await platform.pool.connect();
  try {
    await client.query('begin');
    // An empty table is read in one go, whatever indexes it has.
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query(
      `explain delete from generations
       where abs(hashtext(user_id::text) % 16) = 3 and created_at < '2026-01-01'`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('generations_by_age');
    expect(plan).toContain('Index Cond: (created_at <');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('erases a generation with its questions after 30 days', async () => {
  const { userId } = await signIn();
  const id = await insertTestGeneration(platform, userId, [bareQuestion()]);
  clock.advance(29 * 24 * 60 * minute);
  await forgetOld(platform);
  expect(await stateOf(id)).toMatchObject({ state: 'done' });
  clock.advance(2 * 24 * 60 * minute);
  await forgetOld(platform);
  expect(await stateOf(id)).toBeUndefined();
  const items = await platform.pool.query('select 1 from generated_items where user_id = $1', [
    userId,
  ]);
  expect(items.rowCount).toBe(0);
});

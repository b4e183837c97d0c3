import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { readItems } from '../read-generation.ts';
import { bareQuestion, insertTestGeneration } from '../testing/insert-generation.ts';
import { readUsed } from '../../testing/read-used.ts';
import { finishRun } from './finish-run.ts';
import { insertItem, takeRun } from './store.ts';

const { platform, signIn, clock } = await startTestApp();
const { db, pool } = platform;
const now = clock.now();
const about = {
  usedCharacters: 400,
  totalCharacters: 400,
  language: 'en',
  chosenModel: 'openai',
  writers: ['openai'],
  wasStopped: false,
} as const;

/** A run that has kept a question in each of these slots, with a unit of March taken for it. */
async function startRun(slots: Record<number, 'ai' | 'built-in'>) {
  const { userId } = await signIn();
  await pool.query(`insert into usage values ($1, 'ai-tests', '2026-03', 1)`, [userId]);
  const wish = { state: 'running', usagePeriod: '2026-03' };
  const generationId = await insertTestGeneration(platform, userId, [], wish);
  const key = { userId, generationId };
  const row = await takeRun(db, key, now);
  await db.transaction().execute(async (tx) => {
    for (const [slot, madeBy] of Object.entries(slots)) {
      const question = { ...bareQuestion(), madeBy };
      await insertItem(tx, key, { slot: Number(slot), question, now });
    }
  });
  return { ...key, run: row?.run ?? 0 };
}

it('keeps the unit of a test of which models made half', async () => {
  const run = await startRun({ 0: 'ai', 1: 'ai', 2: 'built-in', 3: 'built-in' });
  expect(await finishRun(db, run, { now, about, isTest: true })).toMatchObject({ madeBy: 'mixed' });
  expect(await readUsed(pool, run.userId)).toBe(1);
});

it('gives the unit back when models made less', async () => {
  const run = await startRun({ 0: 'ai', 1: 'built-in', 2: 'built-in' });
  expect(await finishRun(db, run, { now, about, isTest: true })).toMatchObject({ madeBy: 'mixed' });
  expect(await readUsed(pool, run.userId)).toBe(0);
});

it('makes no test of two questions, keeps them, and gives the unit back (D37)', async () => {
  const run = await startRun({ 1: 'ai', 9: 'built-in' });
  expect(await finishRun(db, run, { now, about, isTest: true })).toBeUndefined();
  const { rows } = await pool.query(
    'select state, failure from generations where generation_id = $1',
    [run.generationId],
  );
  expect(rows).toEqual([{ state: 'failed', failure: 'too-few-questions' }]);
  const items = await readItems(db, run);
  expect(items.map(({ slot, question }) => [slot, question.madeBy])).toEqual([
    [1, 'ai'],
    [9, 'built-in'],
  ]);
  expect(await readUsed(pool, run.userId)).toBe(0);
});

it('lets a run that was overtaken end nothing', async () => {
  const run = await startRun({ 0: 'ai', 1: 'ai', 2: 'ai' });
  const later = await takeRun(db, run, now);
  expect(await finishRun(db, run, { now, about, isTest: true })).toBeUndefined();
  const current = { ...run, run: later?.run ?? 0 };
  expect(await finishRun(db, current, { now, about, isTest: true })).toMatchObject({
    delivered: 3,
  });
  expect(await finishRun(db, current, { now, about, isTest: true })).toBeUndefined();
});

it('takes more questions for a test, however few there are', async () => {
  const run = await startRun({ 4: 'built-in' });
  expect(await finishRun(db, run, { now, about, isTest: false })).toMatchObject({
    madeBy: 'built-in',
    delivered: 1,
  });
  const none = await startRun({});
  expect(await finishRun(db, none, { now, about, isTest: false })).toMatchObject({ delivered: 0 });
});

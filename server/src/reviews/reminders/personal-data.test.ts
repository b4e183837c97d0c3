import { expect, it } from 'vitest';
import { startReminderApp } from '../testing/reminder-app.ts';
import { reminderData } from './personal-data.ts';

const { clock, platform, signInWithCards, change, lookAt } = await startReminderApp();
const { db, pool } = platform;

const tables = ['review_reminders', 'reminder_moments', 'reminder_tokens'];

async function countRows(userId: string): Promise<number[]> {
  const counts = tables.map(async (table) => {
    const { rowCount } = await pool.query(`select from ${table} where user_id = $1`, [userId]);
    return rowCount ?? 0;
  });
  return Promise.all(counts);
}

it('gives the setting along with the account, and no token', async () => {
  const maya = await signInWithCards();
  const [file] = reminderData.read(db, maya.userId, clock.now());
  if (!file || !('readOne' in file)) throw new Error('no file');
  expect(await file.readOne()).toBeUndefined();
  await change(maya, { isOn: true, hour: 18 });
  await lookAt('2026-03-01T18:00:00Z');
  expect(file.name).toBe('review-reminders');
  expect(await file.readOne()).toEqual({ isOn: true, hour: 18, lastDay: '2026-03-01' });
});

it('erases the setting, the moment and the links, of nobody else, and as often as asked', async () => {
  const [maya, omar] = [await signInWithCards(), await signInWithCards()];
  for (const caller of [maya, omar]) {
    await change(caller, { isOn: true, hour: clock.now().getUTCHours() + 1 });
  }
  await lookAt('2026-03-01T19:00:00Z');
  expect(await countRows(maya.userId)).toEqual([1, 1, 1]);
  await reminderData.erase(db, maya.userId);
  await reminderData.erase(db, maya.userId);
  expect(await countRows(maya.userId)).toEqual([0, 0, 0]);
  expect(await countRows(omar.userId)).toEqual([1, 1, 1]);
  expect(reminderData.tables).toEqual(tables);
});

import { expect, it } from 'vitest';
import { startReminderApp } from '../testing/reminder-app.ts';

/** It is the first of March 2026, noon in Greenwich. */
const { signInWithCards, countMails, change, moveTo, look, lookAt } = await startReminderApp();

it('follows a learner to another time zone, without a second mail for a day', async () => {
  const maya = await signInWithCards();
  await moveTo(maya, 'Europe/Berlin');
  await change(maya, { isOn: true, hour: 18 });
  // 13:30 in Berlin is 21:30 in Tokyo, where the hour of the day is over.
  await lookAt('2026-03-01T12:30:00Z');
  expect(countMails(maya)).toBe(0);
  await moveTo(maya, 'Asia/Tokyo');
  await look();
  expect(countMails(maya)).toBe(1);
  // And back, where it comes again.
  await moveTo(maya, 'Europe/Berlin');
  await lookAt('2026-03-01T17:00:00Z');
  await lookAt('2026-03-02T16:45:00Z');
  expect(countMails(maya)).toBe(1);
  await moveTo(maya, 'Europe/London');
  await lookAt('2026-03-02T17:00:00Z');
  expect(countMails(maya)).toBe(1);
  await lookAt('2026-03-02T18:00:00Z');
  expect(countMails(maya)).toBe(2);
});

it('reminds once on the day with 25 hours, at an hour that comes twice', async () => {
  await lookAt('2026-10-24T12:00:00Z');
  const maya = await signInWithCards();
  await moveTo(maya, 'Europe/Berlin');
  await change(maya, { isOn: true, hour: 2 });
  const counts: number[] = [];
  for (const at of ['24T23:45', '25T00:00', '25T01:00', '25T02:00', '26T00:45', '26T01:00']) {
    await lookAt(`2026-10-${at}:00Z`);
    counts.push(countMails(maya));
  }
  expect(counts).toEqual([0, 1, 1, 1, 1, 2]);
});

it('reminds on the day with 23 hours, at an hour that does not come', async () => {
  await lookAt('2027-03-27T12:00:00Z');
  const maya = await signInWithCards();
  await moveTo(maya, 'Europe/Berlin');
  await change(maya, { isOn: true, hour: 2 });
  const counts: number[] = [];
  for (const at of ['28T00:45', '28T01:00', '28T23:45', '29T00:00']) {
    await lookAt(`2027-03-${at}:00Z`);
    counts.push(countMails(maya));
  }
  expect(counts).toEqual([0, 1, 1, 2]);
});

it('does not remind of a day that is over when a worker comes back', async () => {
  await lookAt('2027-06-01T12:00:00Z');
  const maya = await signInWithCards();
  await change(maya, { isOn: true, hour: 23 });
  await lookAt('2027-06-02T00:10:00Z');
  expect(countMails(maya)).toBe(0);
  await lookAt('2027-06-02T23:00:00Z');
  expect(countMails(maya)).toBe(1);
});

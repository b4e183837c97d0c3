import { PgBoss, TestClock } from 'pg-boss';
import { afterAll, expect, it } from 'vitest';
import { startContactApp } from './testing/contact-app.ts';

const contact = await startContactApp();
const { clock, pool, databaseUrl, mailAgain, sweep, sendOne, startMailServer, countJobs } = contact;
const minute = 60 * 1000;
const hour = 60 * minute;

/** The engine itself, on a clock that the tests move: waiting times are the real ones. */
const engineClock = new TestClock();
const engine = new PgBoss({
  connectionString: databaseUrl,
  schema: 'jobs',
  clock: engineClock,
  migrate: false,
  supervise: false,
  schedule: false,
});
await engine.start();
afterAll(() => engine.stop({ graceful: false }));

const step = 10 * minute;

/** What a worker does in ten minutes. */
async function workOneStep(): Promise<void> {
  await engineClock.setTime(engineClock.now() + step);
  clock.advance(step);
  // At the 37th minute of the hour, as its schedule says.
  const minutes = clock.now().getUTCMinutes();
  if (minutes >= 37 && minutes < 47) await sweep();
  const taken = await engine.fetch<{ payload: { messageId: string } }>('mail-contact-message', {
    batchSize: 100,
  });
  for (const { id, data } of taken) {
    await mailAgain(data.payload.messageId).then(
      () => engine.complete('mail-contact-message', id),
      () => engine.fail('mail-contact-message', id),
    );
  }
}

/** How long it took. */
async function workUntil(isDone: () => boolean, mostMs: number): Promise<number> {
  for (let ms = step; ms <= mostMs; ms += step) {
    await workOneStep();
    if (isDone()) return ms;
  }
  return Number.POSITIVE_INFINITY;
}

const work = (forMs: number) => workUntil(() => false, forMs);

it('looks for messages without a job every hour', async () => {
  const { rows } = await pool.query(
    "select cron from jobs.schedule where name = 'sweep-contact-messages'",
  );
  expect(rows).toEqual([{ cron: '37 * * * *' }]);
});

it.each([
  ['13 hours', 13 * hour],
  // Longer than a job lives.
  ['30 hours', 30 * hour],
  ['20 minutes', 20 * minute],
])('mails within the hour what was written in an outage of %s, once', async (_, outage) => {
  await sendOne();
  await work(outage / 2);
  await sendOne();
  await work(outage / 2);
  const caught = await startMailServer();
  expect(await workUntil(() => caught.length === 2, hour)).toBeLessThanOrEqual(hour);
  await work(2 * hour);
  expect(caught).toHaveLength(2);
  expect(await countJobs()).toBe(0);
});

it('mails within the hour a message whose job was lost', async () => {
  const messageId = await sendOne();
  await pool.query("delete from jobs.job where name = 'mail-contact-message'");
  await work(hour);
  expect(await countJobs(messageId)).toBe(1);
  const caught = await startMailServer();
  expect(await workUntil(() => caught.length === 1, hour)).toBeLessThanOrEqual(hour);
});

it('has one job for a message, however long an outage lasts', async () => {
  const messageId = await sendOne();
  for (let hours = 1; hours <= 30; hours += 1) {
    await sweep();
    await work(step);
  }
  expect(await countJobs(messageId)).toBe(1);
});

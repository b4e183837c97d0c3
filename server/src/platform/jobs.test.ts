import { PgBoss } from 'pg-boss';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { lendDatabase } from '../testing/lend-database.ts';
import { openDatabase } from './db.ts';
import { deadLetters, defineJob, openJobs, prepareJobs, workOn } from './jobs.ts';
import { makeLog } from './log.ts';

const countJob = defineJob({
  name: 'count',
  payload: z.object({ to: z.number() }),
  retryLimit: 2,
  retryDelaySeconds: 0,
  expireInSeconds: 30,
});

const uniqueJob = defineJob({ ...countJob, name: 'count-once', isUnique: true });
const wideJob = defineJob({ ...countJob, name: 'count-wide', concurrency: 30, isUrgent: true });

async function open() {
  const database = await lendDatabase();
  await prepareJobs(database.url, [countJob, uniqueJob, wideJob]);
  const { db } = openDatabase({ url: database.url, poolSize: 2 });
  const options = { databaseUrl: database.url, log: makeLog('silent'), isWorker: true };
  const jobs = await openJobs(options);
  onTestFinished(async () => {
    await jobs.stop(1_000);
    await db.destroy();
    await database.giveBack();
  });
  return { db, jobs, url: database.url };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isTrue).toBe(true);
}

it('tries a failing job again and hands the parsed payload over each time', async () => {
  const { db, jobs } = await open();
  const attempts: unknown[] = [];
  await jobs.work([
    workOn(countJob, async (payload, { attempt }) => {
      attempts.push([payload, attempt]);
      if (attempt === 1) throw new Error('not yet');
    }),
  ]);
  await db.transaction().execute((tx) => jobs.enqueue(tx, countJob, { to: 3 }));
  await until(() => attempts.length === 2);
  expect(attempts).toEqual([
    [{ to: 3 }, 1],
    [{ to: 3 }, 2],
  ]);
});

it('never runs a job that was enqueued in a transaction that rolls back', async () => {
  const { db, jobs } = await open();
  const payloads: unknown[] = [];
  const rolledBack = db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, countJob, { to: 1 });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await db.transaction().execute((tx) => jobs.enqueue(tx, countJob, { to: 2 }));
  await jobs.work([workOn(countJob, async (payload) => void payloads.push(payload))]);
  // They run one after the other, so the first would have come before it.
  await until(() => payloads.length > 0);
  expect(payloads).toEqual([{ to: 2 }]);
});

it('puts a job that failed every time among the dead letters', async () => {
  const { db, jobs, url } = await open();
  let runs = 0;
  await jobs.work([
    workOn(countJob, async () => {
      runs += 1;
      throw new Error('never');
    }),
  ]);
  await db.transaction().execute((tx) => jobs.enqueue(tx, countJob, { to: 1 }));

  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false });
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  const dead: unknown[] = [];
  await until(async () => {
    const found = await boss.fetch<{ payload: unknown }>(deadLetters(countJob));
    dead.push(...found.map((job) => job.data.payload));
    return dead.length > 0;
  });
  expect(dead).toEqual([{ to: 1 }]);
  expect(runs).toBe(3);
});

it('takes no second unique job with the same payload while one waits or runs', async () => {
  const { db, jobs } = await open();
  const enqueue = (to: number) =>
    db.transaction().execute((tx) => jobs.enqueue(tx, uniqueJob, { to }));
  const ids = await Promise.all([enqueue(1), enqueue(1), enqueue(1), enqueue(2)]);
  expect(ids.filter((id) => id !== null)).toHaveLength(2);

  const runs: number[] = [];
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await jobs.work([
    workOn(uniqueJob, async ({ to }) => {
      runs.push(to);
      await promise;
    }),
  ]);
  await until(() => runs.length === 2);
  expect(await enqueue(1)).toBeNull();
  letGo();
  await until(async () => (await enqueue(1)) !== null);
  await until(() => runs.length === 3);
  expect(runs.filter((to) => to === 1)).toHaveLength(2);
});

it('does as many at once as a job allows, and no more', async () => {
  const { db, jobs } = await open();
  let [running, most] = [0, 0];
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  let looks = 0;
  await jobs.work([
    workOn(wideJob, async () => {
      running += 1;
      most = Math.max(most, running);
      await promise;
      running -= 1;
    }),
    workOn(countJob, async () => void (looks += 1)),
  ]);
  await db.transaction().execute(async (tx) => {
    for (let to = 0; to < 40; to += 1) await jobs.enqueue(tx, wideJob, { to });
  });
  await until(() => running === 30);
  // A poller too many would have found its work by the time another queue is looked at.
  await db.transaction().execute((tx) => jobs.enqueue(tx, countJob, { to: 1 }));
  await until(() => looks === 1);
  expect(running).toBe(30);
  letGo();
  await until(() => running === 0);
  expect(most).toBe(30);
});

it('goes back to one waiting poller after a burst', async () => {
  const [begin, end] = [vi.spyOn(PgBoss.prototype, 'work'), vi.spyOn(PgBoss.prototype, 'offWork')];
  onTestFinished(() => void vi.restoreAllMocks());
  const { db, jobs } = await open();
  const done: number[] = [];
  await jobs.work([workOn(wideJob, async ({ to }) => void done.push(to))]);
  await db.transaction().execute(async (tx) => {
    for (let to = 0; to < 30; to += 1) await jobs.enqueue(tx, wideJob, { to });
  });
  await until(() => done.length === 30);
  expect(begin.mock.calls.length).toBeGreaterThan(1);
  await until(() => begin.mock.calls.length - end.mock.calls.length === 1);
});

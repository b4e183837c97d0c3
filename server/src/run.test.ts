import { findFreePort } from '@engram/fakes/listen.ts';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './platform/db.ts';
import { openJobs } from './platform/jobs.ts';
import { makeLog } from './platform/log.ts';
import { lendDatabase } from './testing/lend-database.ts';
import { probeJob } from './testing/probe/probe-job.ts';
import { startProcess } from './testing/start-process.ts';

const database = await lendDatabase();
const { db, pool } = openDatabase({ url: database.url, poolSize: 3 });
afterAll(async () => {
  await db.destroy();
  await database.giveBack();
});

async function enqueueLongJob(): Promise<string | null> {
  const options = { databaseUrl: database.url, log: makeLog('silent'), isWorker: false };
  const jobs = await openJobs(options);
  const payload = { id: '0190a5a0-0000-7000-8000-00000000aaaa', steps: 100, stepMs: 3_600_000 };
  const jobId = await db.transaction().execute((tx) => jobs.enqueue(tx, probeJob, payload));
  await jobs.stop(0);
  return jobId;
}

async function stateOf(jobId: string | null): Promise<string> {
  const { rows } = await pool.query('select state from jobs.job where id = $1', [jobId]);
  return rows[0].state;
}

/** The request waits for a lock that the test has until it is released. */
async function holdLock() {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock(1)');
  const countWaiting = async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event = 'advisory'`,
    );
    return rows.length;
  };
  const release = async () => {
    await client.query('select pg_advisory_unlock(1)');
    client.release();
  };
  return { countWaiting, release };
}

it('takes no new requests when it is told to stop, hands back the job it cannot finish, and answers what is under way, side by side', async () => {
  const jobId = await enqueueLongJob();
  const port = await findFreePort();
  const environment = { ROLE: 'all', PORT: String(port), SHUTDOWN_SECONDS: '1' };
  const server = await startProcess(database.url, environment);
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => stateOf(jobId)).toBe('active');
  const lock = await holdLock();
  const slow = fetch(`${origin}/api/probes/slow`);
  await expect.poll(lock.countWaiting).toBe(1);

  const stopped = server.stop();
  const ask = async () => (await fetch(`${origin}/api/health`)).status;
  await expect.poll(() => ask().catch(() => 'refused')).toBe('refused');
  await expect.poll(() => stateOf(jobId)).toBe('retry');
  await lock.release();
  expect(await (await slow).json()).toEqual({ isDone: true });
  expect((await stopped).code).toBe(0);
});

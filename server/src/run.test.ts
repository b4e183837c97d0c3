import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@engram/fakes/listen.ts';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './platform/db.ts';
import { openJobs } from './platform/jobs.ts';
import { makeLog } from './platform/log.ts';
import { probeJob } from './testing/probe/probe-job.ts';
import { lendDatabase } from './testing/lend-database.ts';
import { startProcess } from './testing/start-process.ts';

const database = await lendDatabase();
afterAll(database.giveBack);
async function stateOf(jobId: string | null) {
  const { db, pool } = openDatabase({ url: database.url, poolSize: 1 });
  const { rows } = await pool.query('select state, retry_count from jobs.job where id = $1', [
    jobId,
  ]);
  await db.destroy();
  return rows[0];
}

it('answers a request under way before it stops, and takes no new ones', async () => {
  const port = await findFreePort();
  const server = await startProcess(database.url, { ROLE: 'api', PORT: String(port) });
  const origin = `http://127.0.0.1:${port}`;
  const slow = fetch(`${origin}/api/probes/slow?ms=800`);
  await pause(200);
  const stopped = server.stop();
  await pause(200);
  await expect(fetch(`${origin}/api/health`)).rejects.toThrow('fetch failed');
  expect(await (await slow).json()).toEqual({ waitedMs: 800 });
  expect((await stopped).code).toBe(0);
});

it('gives a slow request and a job their time side by side', async () => {
  const port = await findFreePort();
  const server = await startProcess(database.url, {
    ROLE: 'all',
    PORT: String(port),
    SHUTDOWN_SECONDS: '2',
  });
  const slow = fetch(`http://127.0.0.1:${port}/api/probes/slow?ms=1800`);
  await pause(200);
  const { code, milliseconds } = await server.stop();
  expect((await slow).status).toBe(200);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(4_000);
});

it('hands a job back that it cannot finish in time', async () => {
  const { db } = openDatabase({ url: database.url, poolSize: 1 });
  const options = { databaseUrl: database.url, log: makeLog('silent'), isWorker: false };
  const jobs = await openJobs(options);
  const payload = { id: '0190a5a0-0000-7000-8000-00000000aaaa', steps: 100, stepMs: 1_000 };
  const jobId = await db.transaction().execute((tx) => jobs.enqueue(tx, probeJob, payload));
  await jobs.stop(0);
  await db.destroy();

  const worker = await startProcess(database.url, { ROLE: 'worker', SHUTDOWN_SECONDS: '1' });
  await expect.poll(async () => (await stateOf(jobId)).state).toBe('active');
  const { code, milliseconds } = await worker.stop();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(6_000);
  expect(await stateOf(jobId)).toMatchObject({ state: 'retry' });
});

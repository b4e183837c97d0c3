import { findFreePort } from '@engram/fakes/listen.ts';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { allJobs } from '../jobs.ts';
import { prepareJobs } from '../platform/jobs.ts';
import { migrate } from '../platform/migrations.ts';
import { makeEmptyDatabase } from '../platform/scratch-database.ts';
import { startProcess } from '../testing/start-process.ts';

it('lives without being ready until the database has everything, and says what it lacks', async () => {
  const empty = await makeEmptyDatabase(readConfig(process.env).DATABASE_URL);
  onTestFinished(empty.drop);
  const port = await findFreePort();
  const ask = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/${path}`);
    return { status: reply.status, text: await reply.text() };
  };
  const started = startProcess(empty.url, { ROLE: 'api', PORT: String(port), LOG_LEVEL: 'silent' });

  await expect.poll(() => ask('ready').catch(() => undefined)).toMatchObject({ status: 503 });
  expect((await ask('ready')).text).toMatch(/The database lacks 0001-[a-z-]+\.sql/);
  expect((await ask('health')).status).toBe(200);
  expect((await ask('auth/login')).status).toBe(503);

  await migrate(empty.url);
  await expect
    .poll(async () => (await ask('ready')).text)
    .toContain('lacks the tables of its jobs');
  await prepareJobs(empty.url, allJobs);
  const server = await started;
  expect((await ask('ready')).status).toBe(200);
  await server.stop();
});

import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';

const server = await startTestApp();
const withoutRedis = await startTestApp({ environment: { REDIS_URL: 'redis://127.0.0.1:1' } });
const withoutDatabase = await startTestApp();

/** What a failed database looks like from outside: nobody is let in, everybody is thrown out. */
async function closeDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const { pool } = server.platform;
  await pool.query(`alter database ${name} allow_connections false`);
  await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
}

it('is alive without asking its neighbours', async () => {
  const reply = await withoutRedis.app.inject('/api/health');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ status: 'ok' });
});

it('is ready when the database, Redis and the jobs answer, and says how fast', async () => {
  const reply = await server.app.inject('/api/ready');
  expect(reply.statusCode).toBe(200);
  const answered = { ok: true, latencyMs: expect.any(Number) };
  expect(reply.json()).toEqual({
    status: 'ready',
    database: answered,
    redis: answered,
    jobs: answered,
  });
});

it('goes on without Redis, degraded', async () => {
  const reply = await withoutRedis.app.inject('/api/ready');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ status: 'degraded', redis: { ok: false } });
});

it('is not ready without the database', async () => {
  await closeDatabase(withoutDatabase.databaseUrl);
  const reply = await withoutDatabase.app.inject('/api/ready');
  expect(reply.statusCode).toBe(503);
  expect(reply.json().details).toContain('database failed');
});

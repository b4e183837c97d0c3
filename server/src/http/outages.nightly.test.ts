import { afterAll, expect, it } from 'vitest';
import { startFreezableProxy } from '../testing/freezable-proxy.ts';
import { startTestApp } from '../testing/start-app.ts';

const server = await startTestApp();
const proxy = await startFreezableProxy(server.config.REDIS_URL);
afterAll(proxy.stop);
const withFrozenRedis = await startTestApp({
  environment: { REDIS_URL: proxy.url, REDIS_TIMEOUT_MS: '200' },
});
const withoutRedis = await startTestApp({ environment: { REDIS_URL: 'redis://127.0.0.1:1' } });
const withoutDatabase = await startTestApp();

type Node = typeof server;

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function timeCall(node: Node, headers: Record<string, string>): Promise<number> {
  return measure(async () => {
    const reply = await node.app.inject({
      method: 'POST',
      url: '/api/probes/own',
      headers,
      payload: { note: 'a' },
    });
    expect(reply.statusCode).toBe(200);
  });
}

it('answers within 500 ms when Redis is gone', async () => {
  const { headers } = await withoutRedis.signIn();
  expect(await timeCall(withoutRedis, headers)).toBeLessThan(500);
});

it('answers within 500 ms when Redis freezes in mid-service', async () => {
  const { headers } = await withFrozenRedis.signIn();
  await timeCall(withFrozenRedis, headers);
  proxy.freeze();
  expect(await timeCall(withFrozenRedis, headers)).toBeLessThan(500);
});

it('says within two seconds that it is not ready without the database', async () => {
  const name = new URL(withoutDatabase.databaseUrl).pathname.slice(1);
  const { pool } = server.platform;
  await pool.query(`alter database ${name} allow_connections false`);
  await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  const ms = await measure(async () => {
    expect((await withoutDatabase.app.inject('/api/ready')).statusCode).toBe(503);
  });
  expect(ms).toBeLessThan(2_000);
});

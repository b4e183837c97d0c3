import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { ensureServices } from './ensure-services.ts';

const nobody = {
  DATABASE_URL: 'postgres://postgres@127.0.0.1:1/engram',
  REDIS_URL: 'redis://127.0.0.1:1',
};

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

it('starts private servers when none answer, and leaves none behind', async () => {
  const services = await ensureServices(nobody, 'thrown away');
  expect(services.started).toEqual(['PostgreSQL', 'Redis']);
  expect(await answers(services.databaseUrl)).toBe(true);
  expect(await answers(services.redisUrl)).toBe(true);
  await services.stop();
  expect(await answers(services.databaseUrl)).toBe(false);
  expect(await answers(services.redisUrl)).toBe(false);
});

it('uses the servers that answer, and leaves them alone', async () => {
  const services = await ensureServices(process.env, 'thrown away');
  expect(services.started).toEqual([]);
  await services.stop();
  expect(await answers(services.databaseUrl)).toBe(true);
});

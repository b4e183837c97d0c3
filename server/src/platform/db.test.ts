import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { startFreezableProxy } from '../testing/freezable-proxy.ts';
import { lendDatabase } from '../testing/lend-database.ts';
import { isDatabaseUnavailable, openDatabase } from './db.ts';

async function open(options: { through?: 'proxy'; queryTimeoutMs?: number } = {}) {
  const database = await lendDatabase();
  const proxy = await startFreezableProxy(database.url);
  const direct = new URL(database.url);
  if (options.through) direct.port = new URL(proxy.url).port;
  const { db, pool } = openDatabase({ url: direct.href, poolSize: 1, ...options });
  onTestFinished(async () => {
    await proxy.stop();
    await db.destroy();
    await database.giveBack();
  });
  return { db, pool, proxy };
}

it('survives a connection that PostgreSQL ends in the middle of a transaction', async () => {
  const { db, pool } = await open();
  const ended = Promise.withResolvers<void>();
  pool.once('connect', (client) => void client.once('end', ended.resolve));
  const failure = await db
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => {});
      await ended.promise;
      await sql`select 1`.execute(tx);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});

it('gives up on a frozen server and drops the connection', async () => {
  const { db, proxy } = await open({ through: 'proxy', queryTimeoutMs: 300 });
  await sql`select 1`.execute(db);
  proxy.freezeExisting();
  const failure = await sql`select 2`.execute(db).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  const { rows } = await sql<{ three: number }>`select 3 as three`.execute(db);
  expect(rows).toEqual([{ three: 3 }]);
});

it('holds rows for 8 s at most when its process freezes in a transaction, so that nobody waits for 10', async () => {
  const { db } = await open();
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db);
  expect(rows).toEqual([{ idleInTransactionSessionTimeout: '8s' }]);
});

it('says that the database is away after a transaction that was idle for too long, and goes on', async () => {
  const { db, pool } = await open();
  const ended = Promise.withResolvers<void>();
  pool.once('connect', (client) => void client.once('end', ended.resolve));
  const failure = await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = '20ms'`.execute(tx);
      await ended.promise;
      await sql`select 1`.execute(tx);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});

import { runInThisContext } from 'node:vm';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { lendDatabase } from '../lend-database.ts';
import { watchStatements } from './watch-statements.ts';

const database = await lendDatabase();
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
afterAll(async () => {
  await pool.end();
  await database.giveBack();
});

const found = await watchStatements(pool);
const client = await pool.connect();
afterAll(() => client.release());

/** As if a store of the product asked. */
const askAsProduct: (asking: pg.PoolClient, sql: string, values: unknown[]) => Promise<unknown> =
  runInThisContext('(asking, sql, values) => asking.query(sql, values)', {
    filename: '/engram/server/src/planted/store.ts',
  });

it('finds a statement of the product that breaks a rule, with the place that asked', async () => {
  await askAsProduct(client, 'select 1 from tests\n  where name = $1', ['Cells']);
  const says = 'tests is read or changed without its user_id: select 1 from tests where name = $1';
  expect([...found.keys()]).toEqual([says]);
  expect(found.get(says)).toContain('/engram/server/src/planted/store.ts');
});

it('leaves tests to ask what they like', async () => {
  const before = found.size;
  await client.query('select 1 from attempts where test_id = $1', [crypto.randomUUID()]);
  await pool.query('select 1 from attempts where test_id = $1', [crypto.randomUUID()]);
  expect(found.size).toBe(before);
});

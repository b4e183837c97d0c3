import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { lendDatabase } from '../testing/lend-database.ts';

/**
 * The rules that let the data be spread over machines one day, checked on the real catalogue. A
 * table says in its comment which kind it is.
 */
const kinds = ['user-owned', 'code-owned', 'lookup', 'system'];

const database = await lendDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await database.giveBack();
});

const tables = `select c.relname as name, obj_description(c.oid) as kind from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')`;
const owned = `with tables as (${tables}) select * from tables where kind like '%-owned'`;

async function names(sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map((row) => row.name);
}

it('gives every table a kind', async () => {
  const { rows } = await client.query<{ name: string; kind: string }>(tables);
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.filter((row) => !kinds.includes(row.kind))).toEqual([]);
});

it('starts every key and index of an owned table with its owner', async () => {
  const offending = await names(`with owned as (${owned})
    select i.relname as name from owned o
    join pg_class t on t.relname = o.name and t.relnamespace = 'public'::regnamespace
    join pg_index x on x.indrelid = t.oid
    join pg_class i on i.oid = x.indexrelid
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
    where a.attname is distinct from
      case o.kind when 'user-owned' then 'user_id' else 'code' end`);
  expect(offending).toEqual([]);
});

it('has the owner in every foreign key of an owned table', async () => {
  const offending = await names(`with owned as (${owned})
    select k.conname as name from owned o
    join pg_class t on t.relname = o.name and t.relnamespace = 'public'::regnamespace
    join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
    where not exists (select 1 from pg_attribute a where a.attrelid = t.oid
      and a.attnum = any (k.conkey)
      and a.attname = case o.kind when 'user-owned' then 'user_id' else 'code' end)`);
  expect(offending).toEqual([]);
});

it('ties no lookup row to another table', async () => {
  const offending = await names(`with tables as (${tables})
    select k.conname as name from tables o
    join pg_class t on t.relname = o.name and t.relnamespace = 'public'::regnamespace
    join pg_constraint k on k.contype = 'f' and t.oid in (k.conrelid, k.confrelid)
    where o.kind = 'lookup'`);
  expect(offending).toEqual([]);
});

it('uses no sequences', async () => {
  expect(
    await names(`select sequence_name as name from information_schema.sequences
      where sequence_schema = 'public'`),
  ).toEqual([]);
});

it('uses no triggers', async () => {
  expect(
    await names(`select trigger_name as name from information_schema.triggers
      where trigger_schema = 'public'`),
  ).toEqual([]);
});

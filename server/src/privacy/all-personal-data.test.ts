import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { lendDatabase } from '../testing/lend-database.ts';
import { allPersonalData } from './all-personal-data.ts';

const database = await lendDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await database.giveBack();
});

const covered = allPersonalData.flatMap(({ tables }) => tables);

/** Whatever is not the system's own, or names a person although it claims to be. */
async function findUncovered(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relname <> all ($1::text[])
       and (obj_description(c.oid) is distinct from 'system' or exists (
         select 1 from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
           and a.attname in ('user_id', 'owner', 'email', 'email_key')))
     order by name`,
    [covered],
  );
  return rows.map(({ name }) => name);
}

it('covers every table that holds something of a user', async () => {
  expect(await findUncovered()).toEqual([]);
});

it('names only tables that exist, each once', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...covered]));
  expect(new Set(covered).size).toBe(covered.length);
});

it('would notice a table that somebody forgot, whatever it says of itself', async () => {
  await client.query(`
    create table forgotten_notes (user_id uuid primary key);
    comment on table forgotten_notes is 'user-owned';
    create table forgotten_codes (code text primary key);
    comment on table forgotten_codes is 'code-owned';
    create table forgotten_lookup (key text primary key);
    comment on table forgotten_lookup is 'lookup';
    create table silent_table (id uuid primary key);
    create table sly_table (id uuid primary key, email text);
    comment on table sly_table is 'system';
    create table plain_system_table (id uuid primary key);
    comment on table plain_system_table is 'system'`);
  expect(await findUncovered()).toEqual([
    'forgotten_codes',
    'forgotten_lookup',
    'forgotten_notes',
    'silent_table',
    'sly_table',
  ]);
});

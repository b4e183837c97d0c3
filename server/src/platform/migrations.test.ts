import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeEmptyDatabase } from './scratch-database.ts';
import { migrate } from './migrations.ts';

async function prepare(files: Record<string, string>) {
  const database = await makeEmptyDatabase(inject('serverUrl'));
  const folder = mkdtempSync(join(tmpdir(), 'engram-migrations-'));
  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
  for (const [name, sql] of Object.entries(files)) write(name, sql);
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });
  return { url: database.url, from: pathToFileURL(`${folder}/`), write };
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

it('applies every migration of the product to an empty database, once', async () => {
  const { url } = await prepare({});
  const first = await migrate(url);
  expect(first[0]).toBe('0001-accounts.sql');
  expect(await migrate(url)).toEqual([]);
});

it('lets only one of five nodes that start together apply a migration', async () => {
  const { url, from } = await prepare({ '0001-a.sql': 'create table a (id uuid primary key)' });
  const applied = await Promise.all([1, 2, 3, 4, 5].map(() => migrate(url, from)));
  expect(applied.flat()).toEqual(['0001-a.sql']);
});

it('leaves nothing of a migration that fails halfway', async () => {
  const { url, from } = await prepare({ '0001-a.sql': 'create table a (); select 1 / 0;' });
  await expect(migrate(url, from)).rejects.toThrow('Migration 0001-a.sql failed');
  expect(await query(url, `select to_regclass('a') as a`)).toEqual([{ a: null }]);
});

it('refuses a migration that was changed after it had been applied', async () => {
  const { url, from, write } = await prepare({ '0001-a.sql': 'create table a ()' });
  await migrate(url, from);
  write('0001-a.sql', 'create table a (id uuid)');
  await expect(migrate(url, from)).rejects.toThrow(
    '0001-a.sql was changed after it had been applied; add a new migration instead',
  );
});

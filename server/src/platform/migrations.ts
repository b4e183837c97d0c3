import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('../../migrations/', import.meta.url);
/** Any number will do, as long as every node asks for the same one. */
const lockNumber = 7_201_977;

type Migration = { name: string; sql: string; checksum: string };

/**
 * Applies what is missing, in order, each in its own transaction, while no other node does the
 * same. There is no way back: a mistake is mended by the next file.
 */
export async function migrate(databaseUrl: string, from: URL = folder): Promise<string[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'engram-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`);
    await client.query(`comment on table schema_migrations is 'system'`);
    return await applyMissing(client, await readMigrations(from));
  } finally {
    await client.end();
  }
}

/** What a database still lacks of these, by name; all of them where there was never a migration. */
export async function findMissing(databaseUrl: string, from: URL = folder): Promise<string[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'engram-doctor',
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  await client.connect();
  try {
    const applied = await readApplied(client);
    const names = (await readMigrations(from)).map(({ name }) => name);
    const missing = names.filter((name) => !applied.has(name));
    // Made last, by the same command.
    return (await hasTable(client, 'jobs.job')) ? missing : [...missing, 'the tables of its jobs'];
  } finally {
    await client.end();
  }
}

async function readApplied(client: pg.Client): Promise<Set<string>> {
  if (!(await hasTable(client, 'schema_migrations'))) return new Set();
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return new Set(rows.map(({ name }) => name));
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as is_there', [name]);
  return rows[0].is_there;
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseUnknown(applied, migrations);
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

function refuseUnknown(applied: Map<string, string>, migrations: Migration[]): void {
  for (const { name, checksum } of migrations) {
    const known = applied.get(name);
    if (known !== undefined && known !== checksum) {
      throw new Error(`${name} was changed after it had been applied; add a new migration instead`);
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause });
  }
}

async function readMigrations(from: URL): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

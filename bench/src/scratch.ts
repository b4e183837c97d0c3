import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

export type Scratch = Awaited<ReturnType<typeof openScratch>>;

/** A database of its own, beside those that somebody may need. */
async function openScratch() {
  const server = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/engram';
  const name = `engram_bench_${randomBytes(5).toString('hex')}`;
  await asAdmin(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const script = fileURLToPath(new URL('../../server/src/migrate.ts', import.meta.url));
  const environment = { DATABASE_URL: url.href, REDIS_PREFIX: `${name}:` };
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  // An idle connection may see the end of its database before it has closed.
  pool.on('error', () => {});
  return {
    pool,
    /** For whatever is to work on it. */
    environment,
    async migrate() {
      await promisify(execFile)('node', [script], { env: { ...process.env, ...environment } });
    },
    async drop() {
      await pool.end();
      await asAdmin(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Measures something on one, and leaves nothing behind. */
export async function inScratch(measure: (database: Scratch) => Promise<void>): Promise<void> {
  const database = await openScratch();
  try {
    await database.migrate();
    await measure(database);
  } finally {
    await database.drop();
  }
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const url = new URL(server);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

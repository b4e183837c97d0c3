import type { Scratch } from '../scratch.ts';
import { startServer } from '../start-server.ts';

/** As many connections to the database as a process of ours has by default. */
const poolSize = 10;

/** The bare routes, beside the same database. */
export async function startBare({ pool, environment }: Scratch, body: Buffer) {
  // As wide as ours, with the primary key and no other index.
  for (const table of ['bare_starts', 'bare_submissions']) {
    await pool.query(
      `create table ${table} (like shared_attempts, primary key (code, attempt_id))`,
    );
  }
  return startServer(new URL('bare-server.ts', import.meta.url), {
    ...environment,
    DATABASE_POOL: String(poolSize),
    BODY: body.toString('base64'),
  });
}

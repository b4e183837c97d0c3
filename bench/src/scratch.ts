import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeDatabase } from '../../tools/database.ts';

export type Scratch = Awaited<ReturnType<typeof openScratch>>;

const migrate = fileURLToPath(new URL('../../server/src/migrate.ts', import.meta.url));

/**
 * A migrated database, the queues in it and a part of Redis, beside those that somebody works with;
 * what is in Redis ends by itself.
 */
async function openScratch() {
  const database = await makeDatabase(process.env.DATABASE_URL ?? '', 'bench');
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // An idle connection may see the end of its database before it has closed.
  pool.on('error', () => {});
  return {
    pool,
    drop: database.drop,
    /** For whatever is to work on it. */
    environment: { DATABASE_URL: database.url, REDIS_PREFIX: `engram-bench-${process.pid}:` },
  };
}

/** Measures something on one, and leaves nothing behind, also when it is broken off. */
export async function inScratch<T>(measure: (scratch: Scratch) => Promise<T>): Promise<T> {
  const scratch = await openScratch();
  // A signal may come more than once: to the group, and from the command that started us.
  let end: Promise<void> | undefined;
  const breakOff = () => {
    end ??= scratch.drop().finally(() => process.exit(1));
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, breakOff);
  try {
    const env = { ...process.env, ...scratch.environment };
    await promisify(execFile)('node', [migrate], { env });
    return await measure(scratch);
  } finally {
    for (const signal of signals) process.off(signal, breakOff);
    await scratch.pool.end();
    await scratch.drop();
  }
}

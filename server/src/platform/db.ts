import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { DB } from './database-types.ts';
import { recordSpan } from './traces.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  /** How long a request waits for a connection. */
  waitMs?: number;
  /** For a server that is frozen and cannot keep its own time-out. */
  queryTimeoutMs?: number;
};

export function openDatabase({
  url,
  poolSize,
  waitMs = 3_000,
  queryTimeoutMs = 17_000,
}: DatabaseOptions): {
  db: Db;
  pool: pg.Pool;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // A full pool answers 503 instead of letting requests hang.
    connectionTimeoutMillis: waitMs,
    statement_timeout: 15_000,
    query_timeout: queryTimeoutMs,
    // A process that freezes in a transaction holds its rows so long; whoever waits for one of them
    // is answered within ten seconds.
    idle_in_transaction_session_timeout: 8_000,
    application_name: 'engram',
  });
  // A connection that breaks is replaced by the pool; its query, if any, fails by itself. Without
  // listeners the events, of idle and of borrowed connections, would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withoutFrozenConnections(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => {
      const attributes = { 'db.system': 'postgresql', 'db.query.text': event.query.sql };
      recordSpan('db.query', attributes, event.queryDurationMillis);
    },
  });
  return { db, pool };
}

/** A round trip; throws when the database is out of reach. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** A connection whose query was never answered would fail the next borrower too: it is dropped. */
function withoutFrozenConnections(pool: pg.Pool): PostgresPool {
  // It serves many requests, and must not count as a part of the one that happened to open it.
  const outsideRequests = AsyncLocalStorage.snapshot();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await outsideRequests(() => pool.connect());
      const release = client.release.bind(client);
      let isFrozen = false;
      return Object.assign(Object.create(client), {
        async query(sql: string, parameters: unknown[]) {
          try {
            return await client.query(sql, parameters);
          } catch (error) {
            isFrozen ||= isReadTimeout(error);
            throw error;
          }
        },
        release: () => release(isFrozen),
      });
    },
  };
}

const connectionFailures = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** Whether the database is out of reach, as opposed to having refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && connectionFailures.has(String(error.code))) return true;
  return isReadTimeout(error) || brokenConnection.test(error.message);
}

const brokenConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable/;

function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

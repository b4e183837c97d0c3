import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Config } from '../config.ts';
import { findMissing } from '../platform/migrations.ts';
import { examineAi } from './examine-ai.ts';
import { examineSandbox } from './examine-sandbox.ts';
import { type Finding, fatal, warn } from './finding.ts';
import { findMisspelt } from './settings.ts';

type Environment = Record<string, string | undefined>;

/** Looks at everything a start depends on, and says in plain sentences what is amiss. */
export async function examine(config: Config, environment: Environment): Promise<Finding[]> {
  const outside = await Promise.all([
    examineDatabase(config),
    examineRedis(config),
    examineClock(config),
    examineSandbox(config),
    examineAi(config),
  ]);
  return [
    ...outside.flat(),
    ...findMisspelt(environment).map(warn),
    ...examineMail(config),
    ...examineSite(config),
  ];
}

/** A database that cannot be reached, or lacks what this version needs. */
export async function examineDatabase({ DATABASE_URL }: Config): Promise<Finding[]> {
  try {
    const missing = await findMissing(DATABASE_URL);
    if (missing.length === 0) return [];
    const names = missing.join(', ');
    return [fatal(`The database lacks ${names}. Bring it up to date with: npm run migrate`)];
  } catch (error) {
    const place = describePlace(DATABASE_URL);
    return [fatal(`The database at ${place} cannot be reached: ${reasonOf(error)}.`)];
  }
}

async function examineRedis({ REDIS_URL }: Config): Promise<Finding[]> {
  const redis = new Redis(REDIS_URL, {
    lazyConnect: true,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
    retryStrategy: () => null,
  });
  // Said below; without a listener it would be said in the log as well.
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.ping();
    return [];
  } catch (error) {
    const place = describePlace(REDIS_URL);
    return [
      warn(
        `Redis at ${place} cannot be reached: ${reasonOf(error)}. Everything works without it, but slower, and each process counts calls and failures for itself.`,
      ),
    ];
  } finally {
    redis.disconnect();
  }
}

/** Processes whose clocks differ end each other's sessions and leases too early. */
async function examineClock({ DATABASE_URL }: Config): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    const aheadMs = Date.now() - (rows[0]?.now.getTime() ?? Number.NaN);
    return Math.abs(aheadMs) > maxDriftMs ? [describeDrift(aheadMs)] : [];
  } catch {
    return [];
  } finally {
    await client.end();
  }
}

export function describeDrift(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const side = aheadMs > 0 ? 'ahead of' : 'behind';
  return warn(
    `The clock of this machine is ${seconds} seconds ${side} that of the database. Let both follow the same time server.`,
  );
}

function examineMail({ SMTP_URL }: Config): Finding[] {
  if (SMTP_URL !== undefined) return [];
  return [
    warn(
      'No mail is sent, because SMTP_URL is not set: nobody can confirm an address or reset a password by mail. npm run engram -- confirm EMAIL confirms one.',
    ),
  ];
}

function examineSite({ WEB_ROOT, ROLE }: Config): Finding[] {
  if (ROLE === 'worker' || existsSync(WEB_ROOT)) return [];
  return [
    warn(
      `There is no site at ${WEB_ROOT}, so that only the API is served. Make it with: npm run build`,
    ),
  ];
}

const patienceMs = 3_000;
const maxDriftMs = 2_000;

/** Without the password that may be in it. */
function describePlace(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

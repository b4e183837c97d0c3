import pg from 'pg';

/**
 * A database beside the given one, with nothing in it. Its name says which process made it, so that
 * several run side by side and what a killed one left behind is found and dropped.
 */
export async function makeDatabase(serverUrl: string, purpose: string) {
  await dropLeftOvers(serverUrl, purpose);
  const name = `engram_${purpose}_${process.pid}`;
  const drop = async () => {
    await query(serverUrl, `drop database if exists "${name}" with (force)`);
  };
  await drop();
  await query(serverUrl, `create database "${name}"`);
  return { url: onDatabase(serverUrl, name), drop };
}

export async function makeDatabaseIfMissing(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const found = await query(url, `select 1 from pg_database where datname = '${name}'`);
  if (found.length === 0) await query(url, `create database "${name}"`);
}

/** Asks a server about itself, whatever database its address names. */
export async function query(serverUrl: string, sql: string): Promise<Record<string, string>[]> {
  const connectionString = onDatabase(serverUrl, 'postgres');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Of processes that are gone; what still has a connection is in use all the same. */
async function dropLeftOvers(serverUrl: string, purpose: string): Promise<void> {
  const unused = await query(
    serverUrl,
    `select datname as name from pg_database where datname ~ '^engram_${purpose}_[0-9]+$'
     and datname not in (select datname from pg_stat_activity where datname is not null)`,
  );
  for (const { name = '' } of unused) {
    if (isRunning(Number(name.split('_').at(-1)))) continue;
    // Another process may be dropping it at this moment, too.
    await query(serverUrl, `drop database if exists "${name}"`).catch((error: unknown) =>
      console.error(`${name} is left: ${String(error)}`),
    );
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Anything but 'no such process' means that there is one.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

function onDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

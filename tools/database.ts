import pg from 'pg';

/** A database beside the given one, with nothing in it. */
export async function makeDatabase(serverUrl: string, name: string) {
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

function onDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

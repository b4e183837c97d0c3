import pg from 'pg';

/** A database beside the given one, with nothing in it. */
export async function makeDatabase(serverUrl: string, name: string) {
  await command(serverUrl, `drop database if exists ${name} with (force)`);
  await command(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => command(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function command(serverUrl: string, sql: string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type ScratchDatabase = { url: string; drop: () => Promise<void> };

export function makeEmptyDatabase(serverUrl: string): Promise<ScratchDatabase> {
  return makeDatabase(serverUrl, `engram_scratch_${randomName()}`);
}

/** A copy of the migrated template, which is faster than migrating; dropped with its template. */
export async function copyTemplate(serverUrl: string, template: string): Promise<{ url: string }> {
  const { url } = await makeDatabase(serverUrl, `${template}_${randomName()}`, template);
  return { url };
}

/** All at once, for the server brings its files up to date before it drops one. */
export async function dropCopies(serverUrl: string, template: string): Promise<void> {
  const copies = await asAdmin(
    serverUrl,
    `select datname from pg_database where datname like '${template}\\_%'`,
  );
  await Promise.all(copies.map(({ datname }) => drop(serverUrl, String(datname))));
}

async function makeDatabase(serverUrl: string, name: string, template?: string) {
  await asAdmin(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  // What a power cut would lose is made anew with the next run.
  await asAdmin(serverUrl, `alter database ${name} set synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(serverUrl, name) };
}

async function drop(serverUrl: string, name: string): Promise<void> {
  await asAdmin(serverUrl, `drop database if exists ${name} with (force)`);
}

async function asAdmin(serverUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function randomName(): string {
  return `${process.pid}_${randomBytes(5).toString('hex')}`;
}

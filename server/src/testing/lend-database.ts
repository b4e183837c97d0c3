import pg from 'pg';
import { inject } from 'vitest';
import { copyTemplate } from '../platform/scratch-database.ts';

export type LentDatabase = { url: string; giveBack: () => Promise<void> };

type Empty = { url: string; shape: string };

/** Those that a file of this process has given back. */
const waiting: Empty[] = [];

/**
 * A migrated database without data that no other file uses meanwhile. Making and dropping one for
 * every file would cost more than most files do.
 */
export async function lendDatabase(): Promise<LentDatabase> {
  const empty = waiting.pop() ?? (await makeEmpty());
  return {
    url: empty.url,
    giveBack: async () => {
      if (await clear(empty)) waiting.push(empty);
    },
  };
}

async function makeEmpty(): Promise<Empty> {
  const { url } = await copyTemplate(inject('serverUrl'), inject('templateName'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return { url, shape: await readShape(client) };
  } finally {
    await client.end();
  }
}

/** Whether it is as it was: one that a test has closed or rebuilt is not for another file. */
async function clear({ url, shape }: Empty): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(endOthers);
    if ((await readShape(client)) !== shape) return false;
    await client.query(removeRows);
    return true;
  } catch {
    // It stays unused until the end of the run, when all are dropped.
    return false;
  } finally {
    await client.end();
  }
}

async function readShape(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(
    `select md5(string_agg(name, ' ' order by name)) as shape from (
       select oid::regclass::text as name from pg_class
         where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
       union all select conname from pg_constraint
       union all select tgname from pg_trigger
       union all select name from jobs.queue
     ) as names`,
  );
  return rows[0]?.shape ?? '';
}

/** A process that a test has killed may have left its connections behind. */
const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** All but what the migrations have written; the engine of jobs forgets what it noted for itself. */
const removeRows = `do $$
  declare
    one regclass;
    filled text[] := '{}';
    is_filled boolean;
  begin
    for one in select oid from pg_class
      where relkind in ('r', 'p') and not relispartition
        and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
        and oid <> all (array['schema_migrations', 'jobs.version', 'jobs.queue',
          'jobs.schedule']::regclass[])
    loop
      execute format('select exists (select 1 from %s)', one) into is_filled;
      if is_filled then filled := filled || one::text; end if;
    end loop;
    if filled <> '{}' then
      execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
    end if;
    update jobs.queue set deferred_count = 0, queued_count = 0, ready_count = 0, active_count = 0,
      failed_count = 0, total_count = 0, singletons_active = null
      where total_count > 0 or singletons_active is not null;
  end $$`;

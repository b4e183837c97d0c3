import { randomUUID } from 'node:crypto';
import { findFreePort } from '@engram/fakes/listen.ts';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { goodPassword } from '../../testing/calls/account-calls.ts';
import { lendDatabase } from '../../testing/lend-database.ts';
import { startProcess } from '../../testing/start-process.ts';

const database = await lendDatabase();
const somebodyElse = new Client({ connectionString: database.url });
const observer = new Client({ connectionString: database.url });
await Promise.all([somebodyElse.connect(), observer.connect()]);
const [first, second] = await Promise.all([startApi(), startApi()]);
afterAll(async () => {
  await second.stop();
  await Promise.all([somebodyElse.end(), observer.end()]);
  await database.giveBack();
});

async function startApi() {
  const port = await findFreePort();
  const api = await startProcess(database.url, { ROLE: 'api', PORT: String(port) });
  return { ...api, origin: `http://127.0.0.1:${port}` };
}

const email = 'killed-process@example.edu';
const key = randomUUID();

function register({ origin }: { origin: string }): Promise<Response> {
  return fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ email, password: goodPassword }),
  });
}

it('answers the repetition of a call whose process was killed over it, and does it once', async () => {
  // The address is being taken by somebody else, who turns back: until then the call has to wait.
  await somebodyElse.query('begin');
  await somebodyElse.query('insert into user_emails (email_key, user_id) values ($1, $2)', [
    email,
    randomUUID(),
  ]);
  const cut = register(first).catch((error: unknown) => error);
  await untilSomebodyWaits();
  await first.kill();
  expect(await cut).toBeInstanceOf(TypeError);
  await somebodyElse.query('rollback');

  const reply = await register(second);
  expect(reply.status).toBe(201);
  const { rows } = await observer.query('select 1 from users where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

async function untilSomebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await observer.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(1);
}

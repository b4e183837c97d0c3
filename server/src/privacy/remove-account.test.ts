import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { recordEvent } from '../accounts/record-event.ts';
import {
  claimEmail,
  findUserIdByEmail,
  insertUser,
  saveOnboarding,
  savePassword,
} from '../accounts/store.ts';
import { prepareLink } from '../accounts/links/prepare-link.ts';
import { makeContactCall } from '../testing/calls/contact-calls.ts';
import { startPrivacyApp } from './testing/privacy-app.ts';

const { app, platform, clock, signIn, exportOf, runJob } = await startPrivacyApp();
const { db, pool } = platform;
const writeToSupport = makeContactCall(app);

type Caller = Awaited<ReturnType<typeof signIn>>;

function remove({ headers }: Caller, confirmation: string) {
  const payload = { confirmation };
  return app.inject({ method: 'DELETE', url: '/api/account', headers, payload });
}

/** A user with something in every table. */
async function signInWithEverything(): Promise<Caller> {
  const maya = await signIn({ plan: 'educator' });
  const { userId, headers } = maya;
  const now = clock.now();
  await savePassword(db, { userId, passwordHash: '$argon2id$x', changedAt: now });
  await saveOnboarding(db, { userId, testReason: 'a', hearAboutUs: 'b', registrationDate: now });
  await recordEvent(db, { userId, kind: 'signed-in', device: 'Test', now });
  const site = 'https://engram.example';
  const wish = { userId, isCounted: true, purpose: 'reset-password', site } as const;
  await prepareLink(platform, wish);
  await prepareLink(platform, wish);
  await exportOf(maya);
  await writeToSupport({}, { headers });
  const key = { 'idempotency-key': uuidv7() };
  await app.inject({
    method: 'POST',
    url: '/api/account/exports',
    headers: { ...headers, ...key },
  });
  return maya;
}

/** The tables of ours in which the user is still named. */
async function findTraces(userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname in ('user_id', 'owner')
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
  const found = rows.map(async ({ table, column }) => {
    const like = await pool.query(`select 1 from ${table} where ${column}::text like $1`, [
      `%${userId}%`,
    ]);
    return like.rows.length > 0 ? [table] : [];
  });
  return (await Promise.all(found)).flat();
}

it('closes the account after the typed word [API-27] [SET-37]', async () => {
  const reply = await remove(await signIn(), 'DELETE');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ success: true, message: 'Your account has been deleted.' });
});

it('accepts the word in any letter case (CF-10)', async () => {
  expect((await remove(await signIn(), ' delete ')).statusCode).toBe(200);
});

it('deletes nothing without the word', async () => {
  const maya = await signIn();
  const reply = await remove(maya, 'yes');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe("Please type 'delete' to confirm account deletion.");
  const latest = await app.inject({ url: '/api/account/exports/latest', headers: maya.headers });
  expect(latest.statusCode).toBe(200);
});

it('refuses every device at the next request', async () => {
  const maya = await signIn();
  await remove(maya, 'DELETE');
  const latest = await app.inject({ url: '/api/account/exports/latest', headers: maya.headers });
  expect(latest.statusCode).toBe(401);
  const { rows } = await pool.query('select 1 from session_tokens where user_id = $1', [
    maya.userId,
  ]);
  expect(rows).toEqual([]);
});

it('frees the address at once, and erasing leaves the new account alone', async () => {
  const maya = await signIn();
  await remove(maya, 'DELETE');
  const { email } = maya;
  const userId = uuidv7();
  await claimEmail(db, email, userId);
  await insertUser(db, { userId, email, displayName: 'Maya', createdAt: clock.now() });
  await runJob('erase-account', { userId: maya.userId });
  expect(await findUserIdByEmail(db, email)).toBe(userId);
  expect(await findTraces(userId)).toEqual(['user_emails', 'users']);
});

it('leaves no row of the user in any table, and every row of others', async () => {
  const [maya, omar] = [await signInWithEverything(), await signInWithEverything()];
  const before = await findTraces(omar.userId);
  await remove(maya, 'DELETE');
  await runJob('erase-account', { userId: maya.userId });
  expect(await findTraces(maya.userId)).toEqual([]);
  expect(await findTraces(omar.userId)).toEqual(before);
  expect(before).toEqual([
    'account_events',
    'contact_messages',
    'data_export_parts',
    'data_exports',
    'entitlements',
    'idempotency_keys',
    'mail_link_tokens',
    'mail_links',
    'onboarding',
    'passwords',
    'session_tokens',
    'sessions',
    'user_emails',
    'users',
  ]);
});

it('erases the same when the job runs twice, also at once', async () => {
  const maya = await signInWithEverything();
  await remove(maya, 'DELETE');
  const erase = () => runJob('erase-account', { userId: maya.userId });
  await Promise.all([erase(), erase()]);
  await erase();
  expect(await findTraces(maya.userId)).toEqual([]);
});

it('erases nobody whose account is open', async () => {
  const maya = await signIn();
  await expect(runJob('erase-account', { userId: maya.userId })).rejects.toThrow('not closed');
  expect(await findTraces(maya.userId)).toContain('users');
});

it('queues one erasure however often it is asked, with nothing but the id in it', async () => {
  const maya = await signIn();
  const replies = await Promise.all([remove(maya, 'DELETE'), remove(maya, 'DELETE')]);
  expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
  const { rows } = await pool.query(
    "select data->'payload' as payload from jobs.job where name = 'erase-account' and data->'payload'->>'userId' = $1",
    [maya.userId],
  );
  expect(rows).toEqual([{ payload: { userId: maya.userId } }]);
});

it('makes no export for somebody who has left in the meantime', async () => {
  const maya = await signIn();
  const { headers } = maya;
  const reply = await app.inject({ method: 'POST', url: '/api/account/exports', headers });
  await remove(maya, 'DELETE');
  await runJob('erase-account', { userId: maya.userId });
  await runJob('make-data-export', { userId: maya.userId, exportId: reply.json().id });
  expect(await findTraces(maya.userId)).toEqual([]);
});

it('erases a closed account whose own job has failed, a day later', async () => {
  const maya = await signIn();
  await remove(maya, 'DELETE');
  await runJob('sweep-closed-accounts', {});
  expect(await findTraces(maya.userId)).not.toEqual([]);
  clock.advance(24 * 60 * 60 * 1000 + 1);
  await runJob('sweep-closed-accounts', {});
  expect(await findTraces(maya.userId)).toEqual([]);
});

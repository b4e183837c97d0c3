import { expect, it } from 'vitest';
import { goodPassword, makeAccountCalls } from '../../testing/calls/account-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { inEachBucket } from '../../platform/sweep.ts';
import { deleteEndedSessions } from './store.ts';

const node = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const otherNode = await startTestApp({
  environment: { RATE_LIMITS: 'off', DATABASE_URL: node.databaseUrl },
});
const { app, clock, platform, signIn } = node;
const calls = makeAccountCalls(app);

const hour = 60 * 60 * 1000;
const day = 24 * hour;

function verify(token: string | undefined, body: object = {}, on = app) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return on.inject({ method: 'POST', url: '/api/auth/verify-token', headers, payload: body });
}

const isAlive = async (token: string) => (await verify(token)).statusCode === 200;

it('answers valid, user and message [API-04] [ENT-58]', async () => {
  const { token, userId, email } = await signIn({ plan: 'educator' });
  expect((await verify(token)).json()).toEqual({
    valid: true,
    message: 'Token is valid',
    user: {
      uid: userId,
      email,
      displayName: 'Maya',
      emailVerified: false,
      timeZone: 'UTC',
      plan: 'educator',
      isPremium: true,
    },
  });
});

it('knows an account as free or premium, by its entitlements alone [ACC-23]', async () => {
  const [free, student, educator] = [
    await signIn(),
    await signIn({ plan: 'student' }),
    await signIn({ plan: 'educator' }),
  ];
  expect((await verify(free.token)).json().user).toMatchObject({ plan: 'free', isPremium: false });
  expect((await verify(student.token)).json().user.isPremium).toBe(true);
  expect((await verify(educator.token)).json().user.isPremium).toBe(true);
});

it("answers 'No token provided' without a token", async () => {
  const reply = await verify(undefined);
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ valid: false, message: 'No token provided' });
});

it("answers 'No token provided' to a call without any body", async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/auth/verify-token' });
  expect(reply.json()).toMatchObject({ valid: false, message: 'No token provided' });
});

it("answers 401 with valid false and 'Invalid token' to an unknown token [ERR-31]", async () => {
  const reply = await verify('eg_unknown');
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ valid: false, message: 'Invalid token' });
});

it('refuses a body that names another token than the header', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  expect((await verify(maya.token, { idToken: omar.token })).statusCode).toBe(401);
});

it('knows the caller by the bearer header on every signed-in call [BAPI-46]', async () => {
  const { headers, userId } = await signIn();
  const url = '/api/auth/profile';
  expect((await app.inject({ url, headers })).json().uid).toBe(userId);
  expect((await app.inject({ url })).statusCode).toBe(401);
});

it('ends the session on all nodes at logout, and only that one', async () => {
  const { token, headers, email } = await calls.register();
  const second = (await calls.post('login', { email, password: goodPassword })).json().token;
  const reply = await app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect(reply.json()).toEqual({ success: true });
  expect((await verify(token, {}, otherNode.app)).statusCode).toBe(401);
  expect(await isAlive(second)).toBe(true);
});

it('stores no token, only its hash', async () => {
  const { token } = await signIn();
  const { rows } = await platform.pool.query(
    `select encode(token_hash, 'escape') as hash from session_tokens
     union select encode(token_hash, 'escape') from sessions`,
  );
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('ends a remembered session after 30 days without use, and after 90 in all', async () => {
  const email = (await calls.register()).email;
  const logIn = { email, password: goodPassword, rememberMe: true };
  const unused = (await calls.post('login', logIn)).json().token;
  const used = (await calls.post('login', logIn)).json().token;
  clock.advance(29 * day);
  expect(await isAlive(used)).toBe(true);
  clock.advance(1 * day);
  expect(await isAlive(unused)).toBe(false);
  clock.advance(28 * day);
  expect(await isAlive(used)).toBe(true);
  clock.advance(29 * day);
  expect(await isAlive(used)).toBe(true);
  clock.advance(3 * day);
  expect(await isAlive(used)).toBe(false);
});

it('ends any other session after 12 hours without use, and after 24 in all', async () => {
  const unused = (await calls.register()).token;
  const used = (await calls.register()).token;
  clock.advance(11 * hour);
  expect(await isAlive(used)).toBe(true);
  clock.advance(1 * hour);
  expect(await isAlive(unused)).toBe(false);
  clock.advance(10 * hour);
  expect(await isAlive(used)).toBe(true);
  clock.advance(2 * hour);
  expect(await isAlive(used)).toBe(false);
});

it('writes down the use of a session at most every 5 minutes', async () => {
  const { token, userId } = await signIn();
  const lastSeen = async () => {
    const sql = 'select last_seen_at from sessions where user_id = $1';
    return (await platform.pool.query(sql, [userId])).rows[0].last_seen_at.getTime();
  };
  const start = clock.now().getTime();
  clock.advance(5 * 60_000);
  await verify(token);
  expect(await lastSeen()).toBe(start);
  clock.advance(1);
  await verify(token);
  expect(await lastSeen()).toBe(start + 5 * 60_000 + 1);
});

it('lists the devices in coarse words, latest first, and never a token', async () => {
  const { email } = await calls.register();
  clock.advance(60_000);
  const login = (userAgent: string) =>
    calls.post(
      'login',
      { email, password: goodPassword, rememberMe: true },
      { headers: { 'user-agent': userAgent } },
    );
  await login('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1');
  clock.advance(60_000);
  const firefox = await login(
    'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0',
  );
  const headers = { authorization: `Bearer ${firefox.json().token}` };
  const reply = await app.inject({ url: '/api/auth/sessions', headers });
  expect(reply.json().devices).toHaveLength(3);
  expect(reply.json().devices[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Firefox on Windows',
    signedInAt: clock.now().toISOString(),
    lastSeenAt: clock.now().toISOString(),
    isCurrent: true,
  });
  expect(reply.json().devices[1]).toMatchObject({ name: 'Safari on iPhone', isCurrent: false });
  expect(reply.body).not.toContain('eg_');
});

it('signs one device out, and no device of somebody else', async () => {
  const { email, headers } = await calls.register();
  const lost = (await calls.post('login', { email, password: goodPassword })).json().token;
  const { devices } = (await app.inject({ url: '/api/auth/sessions', headers })).json();
  const { id } = devices.find((device: { isCurrent: boolean }) => !device.isCurrent);
  const revoke = (by: Record<string, string>) =>
    app.inject({ method: 'DELETE', url: `/api/auth/sessions/${id}`, headers: by });
  expect((await revoke((await signIn()).headers)).statusCode).toBe(404);
  expect(await isAlive(lost)).toBe(true);
  expect((await revoke(headers)).statusCode).toBe(200);
  expect(await isAlive(lost)).toBe(false);
});

it('signs all other devices out and stays signed in', async () => {
  const { email, headers, token } = await calls.register();
  const lost = (await calls.post('login', { email, password: goodPassword })).json().token;
  await app.inject({ method: 'DELETE', url: '/api/auth/sessions', headers });
  expect(await isAlive(lost)).toBe(false);
  expect(await isAlive(token)).toBe(true);
});

it('keeps the 50 devices that were used last', async () => {
  const { email, userId } = await calls.register();
  const logIn = () => calls.post('login', { email, password: goodPassword });
  for (let count = 0; count < 6; count += 1) {
    await Promise.all(Array.from({ length: 10 }, logIn));
  }
  const { rows } = await platform.pool.query(
    `select (select count(*)::int from sessions where user_id = $1) as sessions,
      (select count(*)::int from session_tokens where user_id = $1) as tokens`,
    [userId],
  );
  expect(rows[0].sessions).toBeLessThanOrEqual(59);
  expect(rows[0].tokens).toBe(rows[0].sessions);
});

it('forgets sessions that nobody came back to', async () => {
  const { userId } = await signIn();
  clock.advance(90 * day);
  await inEachBucket((bucket) => deleteEndedSessions(platform.db, bucket, clock.now()));
  const sql = 'select 1 from session_tokens where user_id = $1';
  expect((await platform.pool.query(sql, [userId])).rows).toEqual([]);
});

it('clears away what has ended when somebody signs in again', async () => {
  const { email, userId } = await calls.register();
  clock.advance(2 * day);
  await calls.post('login', { email, password: goodPassword });
  const count = async (table: string) =>
    Number(
      (await platform.pool.query(`select count(*) from ${table} where user_id = $1`, [userId]))
        .rows[0].count,
    );
  expect(await count('sessions')).toBe(1);
  expect(await count('session_tokens')).toBe(1);
});

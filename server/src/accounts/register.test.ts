import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openPasswords } from '../platform/passwords.ts';
import { goodPassword, makeAccountCalls, randomAddress } from '../testing/calls/account-calls.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, platform, databaseUrl } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const calls = makeAccountCalls(app);

const key = (name: string) => ({ 'idempotency-key': name });

it('answers with a token and the user with uid [API-05] [API-06] [ACC-01] [ACC-02] [ACC-03]', async () => {
  const { reply, token, userId, email } = await calls.register();
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toEqual({
    token: expect.stringMatching(/^eg_[\w-]{43}$/),
    user: {
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email,
      displayName: userId && email.split('@')[0],
      emailVerified: false,
      timeZone: 'UTC',
      plan: 'free',
      isPremium: false,
    },
  });
  expect((await calls.verify(token)).json().user.uid).toBe(userId);
});

it('takes the time zone of the browser, and UTC for one it does not know', async () => {
  const lisbon = await calls.register({ timeZone: 'Europe/Lisbon' });
  const nowhere = await calls.register({ timeZone: 'Atlantis/Capital' });
  expect(lisbon.reply.json().user.timeZone).toBe('Europe/Lisbon');
  expect(nowhere.reply.json().user.timeZone).toBe('UTC');
});

it("refuses an email in use with 409 'Email already in use' [ERR-03] [ERR-31]", async () => {
  const { email } = await calls.register();
  const again = await calls.post('register', { email, password: goodPassword });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    code: 'email-already-in-use',
    message: 'Email already in use',
    error: 'Email already in use',
  });
});

it('takes one person for one, however the address is typed', async () => {
  const { email } = await calls.register();
  const typed = `  ${email.toUpperCase().replace('.EDU', '．EDU')} `;
  const again = await calls.post('register', { email: typed, password: goodPassword });
  expect(again.json().code).toBe('email-already-in-use');
});

it("refuses an address without a dot with 'Invalid email format' [ERR-31]", async () => {
  const reply = await calls.post('register', { email: 'maya@example', password: goodPassword });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid-email', message: 'Invalid email format' });
});

it('refuses 5 characters on the server and accepts 6 [LIM-01] [ERR-05]', async () => {
  const { reply: short } = await calls.register({ password: 'zq8wk' });
  expect(short.statusCode).toBe(400);
  expect(short.json()).toMatchObject({
    code: 'weak-password',
    message: 'Password should be at least 6 characters',
  });
  expect((await calls.register({ password: 'zq8wk1' })).reply.statusCode).toBe(201);
});

it('refuses common passwords in any letter case', async () => {
  const refusals = await Promise.all(
    ['password', 'Password1', 'QWERTY123', 'letmein', 'iloveyou', '12345678'].map(
      async (password) => (await calls.register({ password })).reply.json(),
    ),
  );
  expect(refusals).toEqual(
    Array(6).fill(
      expect.objectContaining({ code: 'weak-password', message: 'Password is too weak' }),
    ),
  );
});

it.each(['aaaaaa', 'engram', 'guessable.name', 'guessable.name@example.edu'])(
  'refuses %s, which anybody would try first',
  async (password) => {
    const body = { email: 'guessable.name@example.edu', password };
    const reply = await calls.post('register', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'weak-password',
      message: 'Password is too weak',
    });
  },
);

it('accepts 128 characters of any script unmodified, and refuses 129', async () => {
  const long = `${'πρστυφ'.repeat(21)} 🦉`;
  const { reply, email } = await calls.register({ password: long });
  expect(reply.statusCode).toBe(201);
  expect((await calls.post('login', { email, password: long })).statusCode).toBe(200);
  expect((await calls.post('login', { email, password: long.slice(0, -3) })).statusCode).toBe(401);
  expect((await calls.register({ password: `${long}!` })).reply.statusCode).toBe(400);
});

it('never trusts a client that names its own uid or plan', async () => {
  const body = { email: 'forged@example.edu', password: goodPassword };
  const forged = await calls.post('register', { ...body, isPremium: true });
  expect(forged.statusCode).toBe(400);
  expect((await calls.post('register', { ...body, uid: 'mine' })).statusCode).toBe(400);
});

it('makes one account of two attempts of one call, each with its own session', async () => {
  const body = { email: 'twice@example.edu', password: goodPassword };
  const headers = key('0b7f9b52-1f0f-4c7d-8a57-111111111111');
  const first = await calls.post('register', body, { headers });
  const second = await calls.post('register', body, { headers });
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().user.uid).toBe(first.json().user.uid);
  expect(second.json().token).not.toBe(first.json().token);
});

it('lets nobody in by an old registration once its key is forgotten or the password changed', async () => {
  const body = { email: 'old-key@example.edu', password: goodPassword };
  const headers = key('0b7f9b52-1f0f-4c7d-8a57-444444444444');
  const { token } = (await calls.post('register', body, { headers })).json();
  await platform.pool.query('delete from idempotency_keys');
  const guess = await calls.post('register', { ...body, password: 'any other one' }, { headers });
  expect(guess.json().code).toBe('email-already-in-use');
  const payload = { currentPassword: goodPassword, newPassword: 'a newer secret' };
  const bearer = { authorization: `Bearer ${token}` };
  await app.inject({ method: 'PUT', url: '/api/auth/password', headers: bearer, payload });
  expect((await calls.post('register', body, { headers })).json().code).toBe(
    'email-already-in-use',
  );
});

it('leaves the first account alone when an old key comes with another address', async () => {
  const first = { email: 'first-owner@example.edu', password: goodPassword };
  const headers = key('0b7f9b52-1f0f-4c7d-8a57-555555555555');
  await calls.post('register', first, { headers });
  await platform.pool.query('delete from idempotency_keys');
  const second = { email: 'second-owner@example.edu', password: 'quite another secret' };
  const reply = await calls.post('register', second, { headers });
  expect(reply.json().user.email).toBe('second-owner@example.edu');
  expect((await calls.post('login', first)).json().user.email).toBe('first-owner@example.edu');
});

it('does not bring a deleted account back', async () => {
  const body = { email: 'gone@example.edu', password: goodPassword };
  const headers = key('0b7f9b52-1f0f-4c7d-8a57-666666666666');
  const { token } = (await calls.post('register', body, { headers })).json();
  const signedIn = { headers: { authorization: `Bearer ${token}` } };
  await calls.post('confirm-password', { password: goodPassword }, signedIn);
  const wish = { url: '/api/account', ...signedIn, payload: { confirmation: 'DELETE' } };
  expect((await app.inject({ method: 'DELETE', ...wish })).statusCode).toBe(200);
  expect((await calls.post('register', body, { headers })).statusCode).toBe(409);
  expect((await calls.post('register', body)).statusCode).toBe(201);
});

it('keeps no key of a visitor in clear', async () => {
  const name = '0b7f9b52-1f0f-4c7d-8a57-777777777777';
  const body = { email: 'hidden-key@example.edu', password: goodPassword };
  await calls.post('register', body, { headers: key(name) });
  const { rows } = await platform.pool.query('select owner, key from idempotency_keys');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(name);
});

it('repeats a registration whose CAPTCHA is spent', async () => {
  const remoteAddress = randomAddress();
  const ask = (email: string, more = {}, headers = {}) =>
    calls.post('register', { email, password: goodPassword, ...more }, { remoteAddress, headers });
  await Promise.all(Array.from({ length: 30 }, (_, name) => ask(`crowd${name}@example.edu`)));
  const captchaToken = await calls.solveCaptcha('register');
  const headers = key('0b7f9b52-1f0f-4c7d-8a57-888888888888');
  const first = await ask('late@example.edu', { captchaToken }, headers);
  const again = await ask('late@example.edu', { captchaToken }, headers);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
});

it('keeps no hash of a registration that could be guessed without our secret', async () => {
  const body = { email: 'hashed@example.edu', password: goodPassword };
  const headers = key('0b7f9b52-1f0f-4c7d-8a57-333333333333');
  await calls.post('register', body, { headers });
  const { rows } = await platform.pool.query<{ body_hash: Buffer }>(
    'select body_hash from idempotency_keys order by created_at desc limit 1',
  );
  const guess = (params: unknown) =>
    createHash('sha256')
      .update(JSON.stringify(['register', params, body]))
      .digest('hex');
  expect(rows).toHaveLength(1);
  expect([guess({}), guess(null)]).not.toContain(rows[0]?.body_hash.toString('hex'));
});

it('refuses another password under the key of an earlier registration', async () => {
  const email = 'guarded@example.edu';
  const headers = key('0b7f9b52-1f0f-4c7d-8a57-222222222222');
  await calls.post('register', { email, password: goodPassword }, { headers });
  const other = await calls.post('register', { email, password: 'something else' }, { headers });
  expect(other.statusCode).toBe(409);
});

it('makes one account of 20 parallel registrations of one address', async () => {
  const body = { email: 'race@example.edu', password: goodPassword };
  const replies = await Promise.all(Array.from({ length: 20 }, () => calls.post('register', body)));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
});

it('asks for a CAPTCHA after 30 registrations of one network in an hour, and goes on with it', async () => {
  const remoteAddress = randomAddress();
  const ask = (name: number, more = {}) =>
    calls.post(
      'register',
      { email: `class${name}@example.edu`, password: goodPassword, ...more },
      { remoteAddress },
    );
  const pupils = await Promise.all(Array.from({ length: 30 }, (_, name) => ask(name)));
  expect(pupils.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201));
  expect((await ask(31)).json()).toMatchObject({ code: 'captcha-required' });
  const captchaToken = await calls.solveCaptcha('register');
  expect((await ask(31, { captchaToken })).statusCode).toBe(201);
});

it('counts the registrations of a whole IPv6 site together, whichever of its networks they come from', async () => {
  const ask = (name: number) =>
    calls.post(
      'register',
      { email: `site${name}@example.edu`, password: goodPassword },
      { remoteAddress: `2001:db8:77:${name.toString(16)}::1` },
    );
  const pupils = await Promise.all(Array.from({ length: 30 }, (_, name) => ask(name)));
  expect(pupils.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201));
  expect((await ask(30)).json()).toMatchObject({ code: 'captcha-required' });
});

it('keeps the password as argon2id with 19 MiB, 2 passes and 1 lane', async () => {
  const strong = await startTestApp({
    environment: { RATE_LIMITS: 'off', DATABASE_URL: databaseUrl },
    passwords: await openPasswords(),
  });
  const { userId } = await makeAccountCalls(strong.app).register();
  const { rows } = await platform.pool.query(
    'select password_hash from passwords where user_id = $1',
    [userId],
  );
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

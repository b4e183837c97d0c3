import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';

const { app, clock, platform, signIn } = await startTestApp();

function verify(token: string | undefined, body: object = {}) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return app.inject({ method: 'POST', url: '/api/auth/verify-token', headers, payload: body });
}

it('tells who is behind a session token', async () => {
  const { token, userId, email } = await signIn({ plan: 'educator' });
  expect((await verify(token)).json()).toEqual({
    valid: true,
    user: { uid: userId, email, displayName: 'Maya', plan: 'educator', isPremium: true },
  });
});

it('gives a user without an entitlement the free plan', async () => {
  const { token } = await signIn();
  expect((await verify(token)).json().user).toMatchObject({ plan: 'free', isPremium: false });
});

it("answers 'No token provided' without a token", async () => {
  const reply = await verify(undefined);
  expect(reply.statusCode).toBe(401);
  expect(reply.json().message).toBe('No token provided');
});

it("answers 'Invalid token' to an unknown token", async () => {
  const reply = await verify('eg_unknown');
  expect(reply.statusCode).toBe(401);
  expect(reply.json().message).toBe('Invalid token');
});

it('refuses a body that names another token than the header', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  expect((await verify(maya.token, { idToken: omar.token })).statusCode).toBe(401);
});

it('ends the session on logout', async () => {
  const { token, headers } = await signIn();
  const reply = await app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect(reply.json()).toEqual({ success: true });
  expect((await verify(token)).statusCode).toBe(401);
});

it('ends only the session that logged out', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: maya.headers });
  expect((await verify(omar.token)).statusCode).toBe(200);
});

it('stores no token, only its hash', async () => {
  const { token } = await signIn();
  const { rows } = await platform.pool.query(
    'select encode(token_hash, $1) as hash from session_tokens union select token_hash::text from sessions',
    ['escape'],
  );
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('ends a remembered session after 30 days without use', async () => {
  const { token } = await signIn();
  clock.advance(29 * 24 * 60 * 60 * 1000);
  expect((await verify(token)).statusCode).toBe(200);
  clock.advance(30 * 24 * 60 * 60 * 1000 + 1);
  expect((await verify(token)).statusCode).toBe(401);
});

import { expect, it } from 'vitest';
import { makeAccountCalls } from '../testing/calls/account-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { readLinkToken, startMail } from '../testing/start-mail.ts';
import { grantPlan } from './grant-plan.ts';
import { linkWork } from './links/jobs.ts';

const mail = await startMail();
const { app, clock, config, platform, signIn } = await startTestApp({
  environment: { ...mail.environment, RATE_LIMITS: 'off' },
});
await platform.jobs.work(linkWork(platform, config));
const calls = makeAccountCalls(app);

type Headers = Record<string, string>;

const patch = (headers: Headers, payload: object) =>
  app.inject({ method: 'PATCH', url: '/api/auth/profile', headers, payload });
const profileOf = async (headers: Headers) =>
  (await app.inject({ url: '/api/auth/profile', headers })).json();

it('has displayName and email in the profile [ACC-08]', async () => {
  const { headers, email } = await signIn();
  expect(await profileOf(headers)).toMatchObject({ displayName: 'Maya', email });
});

it('updates the display name, trimmed [API-23]', async () => {
  const { headers } = await signIn();
  const reply = await patch(headers, { displayName: '  Maya Okafor ' });
  expect(reply.json().displayName).toBe('Maya Okafor');
  expect((await profileOf(headers)).displayName).toBe('Maya Okafor');
});

it('accepts 1 to 50 characters without control characters as a name [SET-10]', async () => {
  const { headers } = await signIn();
  expect((await patch(headers, { displayName: '  ' })).statusCode).toBe(400);
  expect((await patch(headers, { displayName: 'é'.repeat(51) })).statusCode).toBe(400);
  expect((await patch(headers, { displayName: 'a\u0007b' })).statusCode).toBe(400);
  expect((await patch(headers, { displayName: '🦉'.repeat(50) })).statusCode).toBe(200);
});

it('changes the time zone to one that exists', async () => {
  const { headers } = await signIn();
  expect((await patch(headers, { timeZone: 'America/New_York' })).json().timeZone).toBe(
    'America/New_York',
  );
  expect((await patch(headers, { timeZone: 'Mars/Olympus' })).statusCode).toBe(400);
});

it('lets nobody make himself premium or take another email', async () => {
  const { headers } = await signIn();
  expect((await patch(headers, { isPremium: true })).statusCode).toBe(400);
  expect((await patch(headers, { plan: 'student' })).statusCode).toBe(400);
  expect((await patch(headers, { email: 'other@example.edu' })).statusCode).toBe(400);
});

const onboarding = (uid: string, email: string) => ({
  uid,
  email,
  testReason: 'Upcoming test or exam',
  hearAboutUs: 'Other: Poster in the library',
  registrationDate: '2026-03-01T12:00:00.000Z',
});
const track = (headers: Headers, payload: object) =>
  app.inject({ method: 'POST', url: '/api/auth/track-onboarding', headers, payload });

it('keeps uid, email, testReason, hearAboutUs and registrationDate, answers 201 with success, and overwrites [API-11] [API-12] [ACC-06]', async () => {
  const { headers, userId, email } = await signIn();
  const first = await track(headers, onboarding(userId, email));
  expect(first.statusCode).toBe(201);
  expect(first.json()).toEqual({ success: true });
  await track(headers, { ...onboarding(userId, email), testReason: 'Academic coursework' });
  const { rows } = await platform.pool.query('select * from onboarding where user_id = $1', [
    userId,
  ]);
  expect(rows).toEqual([
    {
      user_id: userId,
      test_reason: 'Academic coursework',
      hear_about_us: 'Other: Poster in the library',
      registration_date: new Date('2026-03-01T12:00:00.000Z'),
    },
  ]);
});

it('takes an ISO time only as the registration date [ACC-07]', async () => {
  const { headers, userId, email } = await signIn();
  const body = { ...onboarding(userId, email), registrationDate: '1 March 2026' };
  expect((await track(headers, body)).statusCode).toBe(400);
});

it('refuses the record of another uid or email [API-11]', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  expect((await track(maya.headers, onboarding(omar.userId, maya.email))).statusCode).toBe(403);
  expect((await track(maya.headers, onboarding(maya.userId, omar.email))).statusCode).toBe(403);
});

it('mails a link after registering that verifies the email, once or twice opened', async () => {
  const { email, headers } = await calls.register();
  const token = readLinkToken(await mail.waitFor(email, 'Confirm your email for Engram'));
  expect((await profileOf(headers)).emailVerified).toBe(false);
  expect((await calls.post('verify-email', { token })).json()).toEqual({ success: true });
  expect((await calls.post('verify-email', { token })).statusCode).toBe(200);
  expect((await profileOf(headers)).emailVerified).toBe(true);
});

it('does not take a verification link for a new password', async () => {
  const { email } = await calls.register();
  const token = readLinkToken(await mail.waitFor(email, 'Confirm your email for Engram'));
  const body = { token, password: 'another good secret' };
  expect((await calls.post('reset-password', body)).statusCode).toBe(410);
});

it('sends the verification link again, three times an hour at most', async () => {
  const { headers, email } = await signIn();
  const again = () => calls.post('send-verification', {}, { headers });
  expect((await again()).statusCode).toBe(200);
  expect(readLinkToken(await mail.waitFor(email, 'Confirm your email for Engram'))).not.toBe('');
  await again();
  await again();
  expect((await again()).statusCode).toBe(429);
});

it('gives the plan an operator grants, and takes it back', async () => {
  const { headers, email } = await signIn();
  const grant = (plan: 'free' | 'student' | 'educator') =>
    grantPlan(platform.db, { email, plan, now: clock.now() });
  expect(await grant('educator')).toBe(true);
  expect(await profileOf(headers)).toMatchObject({ plan: 'educator', isPremium: true });
  await grant('student');
  expect(await profileOf(headers)).toMatchObject({ plan: 'student', isPremium: true });
  await grant('free');
  expect(await profileOf(headers)).toMatchObject({ plan: 'free', isPremium: false });
});

it('grants nothing to an unknown email', async () => {
  const now = clock.now();
  expect(await grantPlan(platform.db, { email: 'no@example.edu', plan: 'student', now })).toBe(
    false,
  );
});

it('records what happens to an account', async () => {
  const { userId, headers, email } = await calls.register();
  await calls.post('login', { email, password: 'a long enough secret' });
  await app.inject({ method: 'DELETE', url: '/api/auth/sessions', headers });
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  const { rows } = await platform.pool.query(
    'select kind from account_events where user_id = $1 order by event_id',
    [userId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'registered',
    'signed-in',
    'other-devices-signed-out',
    'signed-out',
  ]);
});

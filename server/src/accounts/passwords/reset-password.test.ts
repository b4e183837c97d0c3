import { expect, it } from 'vitest';
import {
  goodPassword,
  makeAccountCalls,
  randomAddress,
} from '../../testing/calls/account-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { readLinkToken, startMail } from '../../testing/start-mail.ts';
import { linkWork } from '../links/jobs.ts';

const mail = await startMail();
const { app, clock, config, platform } = await startTestApp({
  environment: {
    ...mail.environment,
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://study.example',
  },
});
await platform.jobs.work(linkWork(platform, config));
const calls = makeAccountCalls(app);

const sendLink = linkWork(platform, config).find(({ job }) => job.name === 'send-reset-link');
const { signal } = new AbortController();

const subject = 'Reset your Engram password';
const newPassword = 'another good secret';

async function forget(email: string, remoteAddress = randomAddress()) {
  const captchaToken = await calls.solveCaptcha('forgot-password');
  return calls.post('forgot-password', { email, captchaToken }, { remoteAddress });
}

/** A registered user with a link in the mailbox. */
async function startReset() {
  const user = await calls.register();
  await forget(user.email);
  return { ...user, link: readLinkToken(await mail.waitFor(user.email, subject)) };
}

const reset = (token: string, password = newPassword) =>
  calls.post('reset-password', { token, password });

it('answers 200 with the same text for known and unknown emails [API-09] [API-10]', async () => {
  const { email } = await calls.register();
  const known = await forget(email);
  const unknown = await forget('nobody-to-mail@example.edu');
  expect(known.statusCode).toBe(200);
  expect(known.json()).toEqual({
    success: true,
    message: 'Password reset instructions have been sent to your email',
  });
  expect(unknown.statusCode).toBe(200);
  expect(unknown.body).toBe(known.body);
});

it('demands a CAPTCHA of visitors', async () => {
  const { email } = await calls.register();
  const reply = await calls.post('forgot-password', { email });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('captcha-required');
});

it('needs no CAPTCHA from settings, for the own email only [API-22] [API-24]', async () => {
  const [maya, omar] = [await calls.register(), await calls.register()];
  const { headers } = maya;
  const own = await calls.post('forgot-password', { email: maya.email }, { headers });
  const others = await calls.post('forgot-password', { email: omar.email }, { headers });
  expect(own.statusCode).toBe(200);
  expect(others.json().code).toBe('captcha-required');
  expect(readLinkToken(await mail.waitFor(maya.email, subject))).not.toBe('');
});

it('mails a link whose host is configured and whose token stands in the fragment', async () => {
  const { email } = await calls.register();
  await forget(email);
  const { text, html, from } = await mail.waitFor(email, subject);
  expect(from).toBe('support@engram.example');
  expect(text).toMatch(/http:\/\/study\.example\/reset-password#token=eg_[\w-]{43}/);
  expect(html).toContain('http://study.example/reset-password#token=eg_');
  expect(text).toContain('30 minutes');
});

it('sets the new password, and signs out everywhere [RESET-12]', async () => {
  const { link, email, token } = await startReset();
  expect((await calls.post('reset-password/check', { token: link })).json()).toEqual({ email });
  expect((await reset(link)).json()).toEqual({ success: true });
  expect((await calls.verify(token)).statusCode).toBe(401);
  expect((await calls.post('login', { email, password: goodPassword })).statusCode).toBe(401);
  expect((await calls.post('login', { email, password: newPassword })).statusCode).toBe(200);
});

it('takes a used link as proof of the address', async () => {
  const { link, email } = await startReset();
  await reset(link);
  const reply = await calls.post('login', { email, password: newPassword });
  expect(reply.json().user.emailVerified).toBe(true);
});

it('tells the owner by mail that the password was changed', async () => {
  const { link, email } = await startReset();
  await reset(link);
  const { text } = await mail.waitFor(email, 'Your Engram password was changed');
  expect(text).toContain('http://study.example/forgot-password');
});

it('lets exactly one of 20 parallel uses of one link succeed', async () => {
  const { link } = await startReset();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, name) => reset(link, `new secret ${name}`)),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(19);
});

it('ends after 30 minutes', async () => {
  const { link } = await startReset();
  clock.advance(30 * 60_000);
  const reply = await reset(link);
  expect(reply.statusCode).toBe(410);
  expect(reply.json()).toMatchObject({
    code: 'link-over',
    message: 'This link is no longer valid. Ask for a new one.',
  });
});

it('voids older links when a newer one is sent', async () => {
  const { link: older, email } = await startReset();
  await forget(email);
  const newer = readLinkToken(await mail.waitFor(email, subject, 2));
  expect((await reset(older)).statusCode).toBe(410);
  expect((await reset(newer)).statusCode).toBe(200);
});

it('keeps the link when the new password is refused', async () => {
  const { link } = await startReset();
  expect((await reset(link, 'password')).json().code).toBe('weak-password');
  expect((await reset(link)).statusCode).toBe(200);
});

it('is void once the password was changed in another way', async () => {
  const { link, headers } = await startReset();
  const payload = { currentPassword: goodPassword, newPassword };
  await app.inject({ method: 'PUT', url: '/api/auth/password', headers, payload });
  expect((await reset(link, 'a third secret')).statusCode).toBe(410);
});

it('mails again when the first attempt could neither be counted nor delivered', async () => {
  const { email, userId } = await calls.register();
  const run = (attempt: number) =>
    sendLink?.handle({ userId, isCounted: false }, { jobId: 'test', attempt, signal });
  await run(1);
  await run(1);
  await run(2);
  const sent = mail.mailsTo(email).filter((received) => received.subject === subject);
  expect(sent).toHaveLength(2);
});

it('stores only the hash of the token', async () => {
  const { link } = await startReset();
  const { rows } = await platform.pool.query(
    `select encode(token_hash, 'escape') as hash from mail_links
     union select encode(token_hash, 'escape') from mail_link_tokens`,
  );
  expect(JSON.stringify(rows)).not.toContain(link.slice(3));
});

it('mails an address three times an hour at most, and does not tell', async () => {
  const { email } = await calls.register();
  await forget(email);
  await forget(email);
  await forget(email);
  const fourth = await forget(email);
  expect(fourth.statusCode).toBe(200);
  await mail.waitFor(email, subject, 3);
  // The queue works in order: when this later mail is there, a fourth would be too.
  const other = await startReset();
  expect(other.link).not.toBe('');
  expect(mail.mailsTo(email).filter((sent) => sent.subject === subject)).toHaveLength(3);
});

it("lets one network ask 10 times an hour, then says 'Too many unsuccessful attempts. Try again later' [ERR-08]", async () => {
  const network = randomAddress();
  const ask = (name: number) => forget(`asker${name}@example.edu`, network);
  const first = await Promise.all(Array.from({ length: 10 }, (_, name) => ask(name)));
  expect(first.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  const eleventh = await ask(11);
  expect(eleventh.statusCode).toBe(429);
  expect(eleventh.json()).toMatchObject({
    code: 'too-many-requests',
    message: 'Too many unsuccessful attempts. Try again later',
  });
});

it('changes the password of somebody who knows the old one, and signs out the other devices', async () => {
  const { email, headers, token } = await calls.register();
  const other = (await calls.post('login', { email, password: goodPassword })).json().token;
  const payload = { currentPassword: goodPassword, newPassword };
  const url = '/api/auth/password';
  const reply = await app.inject({ method: 'PUT', url, headers, payload });
  expect(reply.json()).toEqual({ success: true });
  expect((await calls.verify(token)).statusCode).toBe(200);
  expect((await calls.verify(other)).statusCode).toBe(401);
  expect((await calls.post('login', { email, password: newPassword })).statusCode).toBe(200);
});

it('refuses a wrong current password, and asks for a CAPTCHA from the third try on', async () => {
  const { headers } = await calls.register();
  const change = (more = {}) =>
    app.inject({
      method: 'PUT',
      url: '/api/auth/password',
      headers,
      payload: { currentPassword: 'not this one', newPassword, ...more },
    });
  expect((await change()).json()).toMatchObject({
    code: 'password-not-correct',
    message: 'Your current password is not correct.',
  });
  await change();
  expect((await change()).json().code).toBe('captcha-required');
  const captchaToken = await calls.solveCaptcha('password');
  expect((await change({ captchaToken, currentPassword: goodPassword })).statusCode).toBe(200);
});

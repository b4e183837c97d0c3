import { afterAll, expect, it } from 'vitest';
import { goodPassword, makeAccountCalls, randomAddress } from '../testing/calls/account-calls.ts';
import { startFreezableProxy } from '../testing/freezable-proxy.ts';
import { startTestApp } from '../testing/start-app.ts';
import { startMail } from '../testing/start-mail.ts';
import { linkWork } from './links/jobs.ts';

const mail = await startMail();
const healthy = await startTestApp();
const proxy = await startFreezableProxy(healthy.config.REDIS_URL);
afterAll(proxy.stop);
const database = {
  DATABASE_URL: healthy.databaseUrl,
  REDIS_TIMEOUT_MS: '200',
  ...mail.environment,
};
const frozen = await startTestApp({ environment: { ...database, REDIS_URL: proxy.url } });
const without = await startTestApp({
  environment: { ...database, REDIS_URL: 'redis://127.0.0.1:1' },
});

const { email } = await makeAccountCalls(healthy.app).register();
const body = { email, password: goodPassword };

type Calls = ReturnType<typeof makeAccountCalls>;

/** A network of its own: without Redis each node limits an address harder. */
const logIn = (calls: Calls, more: object = {}) =>
  calls.post('login', { ...body, ...more }, { remoteAddress: randomAddress() });

it('asks for a CAPTCHA when Redis freezes, and works with it', async () => {
  const calls = makeAccountCalls(frozen.app);
  await expect.poll(async () => (await logIn(calls)).statusCode).toBe(200);
  const captchaToken = await calls.solveCaptcha('login');
  proxy.freeze();
  expect((await logIn(calls)).json().code).toBe('captcha-required');
  expect((await logIn(calls, { captchaToken })).statusCode).toBe(200);
});

it('asks for a CAPTCHA when Redis is gone, and works with it', async () => {
  const calls = makeAccountCalls(without.app);
  expect((await logIn(calls)).json().code).toBe('captcha-required');
  const captchaToken = await calls.solveCaptcha('login');
  expect((await logIn(calls, { captchaToken })).statusCode).toBe(200);
});

it('mails one link in 5 minutes to an address when nobody can count', async () => {
  const calls = makeAccountCalls(without.app);
  const ask = async () =>
    calls.post('forgot-password', {
      email,
      captchaToken: await calls.solveCaptcha('forgot-password'),
    });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
  await without.platform.jobs.work(linkWork(without.platform, without.config));
  const finished = async () => {
    const sql = "select 1 from jobs.job where name = 'send-reset-link' and state = 'completed'";
    return (await without.platform.pool.query(sql)).rows.length;
  };
  await expect.poll(finished).toBe(2);
  const sent = mail.mailsTo(email).filter(({ subject }) => subject.startsWith('Reset'));
  expect(sent).toHaveLength(1);
});

it('keeps a CAPTCHA solution single-use in PostgreSQL: one of 20 parallel uses succeeds', async () => {
  const calls = makeAccountCalls(without.app);
  const captchaToken = await calls.solveCaptcha('login');
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => logIn(calls, { captchaToken })),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(19);
});

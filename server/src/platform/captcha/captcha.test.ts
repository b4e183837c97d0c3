import { expect, it } from 'vitest';
import { makeAccountCalls } from '../../testing/calls/account-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';

const { app, clock, platform } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { captcha } = platform;
const { solveCaptcha } = makeAccountCalls(app);

const read = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString());
const write = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

it('accepts a real solution for its purpose', async () => {
  expect(await captcha.verify(await solveCaptcha('login'), 'login')).toBe(true);
});

it('lets one of 20 parallel uses of one solution succeed', async () => {
  const token = await solveCaptcha('login');
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, () => captcha.verify(token, 'login')),
  );
  expect(verdicts.filter(Boolean)).toHaveLength(1);
});

it('is worth nothing for another purpose', async () => {
  expect(await captcha.verify(await solveCaptcha('register'), 'login')).toBe(false);
});

it('does not let the purpose be rewritten', async () => {
  const payload = read(await solveCaptcha('register'));
  payload.challenge.parameters.data.purpose = 'login';
  expect(await captcha.verify(write(payload), 'login')).toBe(false);
});

it('ends after 10 minutes', async () => {
  const token = await solveCaptcha('login');
  clock.advance(10 * 60_000);
  expect(await captcha.verify(token, 'login')).toBe(false);
});

it('does not let the end be moved', async () => {
  const payload = read(await solveCaptcha('login'));
  payload.challenge.parameters.data.expiresAtMs += 60_000;
  expect(await captcha.verify(write(payload), 'login')).toBe(false);
});

it('refuses a wrong key, a cheaper task and nonsense', async () => {
  const payload = read(await solveCaptcha('login'));
  const wrongKey = { ...payload, solution: { ...payload.solution, derivedKey: 'ab'.repeat(32) } };
  expect(await captcha.verify(write(wrongKey), 'login')).toBe(false);
  payload.challenge.parameters.cost = 1;
  expect(await captcha.verify(write(payload), 'login')).toBe(false);
  expect(await captcha.verify('nonsense', 'login')).toBe(false);
  expect(await captcha.verify(write({}), 'login')).toBe(false);
});

import { expect, it } from 'vitest';
import { openPasswords } from '../platform/passwords.ts';
import { failureKey, linkKey, makeAccountCalls } from '../testing/calls/account-calls.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, config, platform } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
  passwords: await openPasswords(),
});
const calls = makeAccountCalls(app);

it('answers 200 logins of known and of unknown emails in medians within 10 %', async () => {
  const known = (await calls.register()).email;
  const unknown = 'somebody.unknown@example.edu';
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
  for (let round = 0; round < 200; round += 1) {
    // In turns, so that a busy moment of the machine meets both alike; first one, then the other.
    const order = round % 2 === 0 ? [known, unknown] : [unknown, known];
    for (const email of order) times[email]?.push(await timeFailedLogIn(email));
  }
  const ratio = median(times[known] ?? []) / median(times[unknown] ?? []);
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.1);
}, 180_000);

it('answers 200 forgotten passwords of known and of unknown emails in medians within 10 %', async () => {
  const known = (await calls.register()).email;
  const unknown = 'somebody.else@example.edu';
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
  for (let round = 0; round < 200; round += 1) {
    const order = round % 2 === 0 ? [known, unknown] : [unknown, known];
    for (const email of order) times[email]?.push(await timeForgotten(email));
  }
  const ratio = median(times[known] ?? []) / median(times[unknown] ?? []);
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.1);
}, 180_000);

async function timeForgotten(email: string): Promise<number> {
  await platform.redis.del(linkKey(email, config.SECRET));
  const captchaToken = await calls.solveCaptcha('forgot-password');
  const startedAt = performance.now();
  const reply = await calls.post('forgot-password', { email, captchaToken });
  expect(reply.statusCode).toBe(200);
  return performance.now() - startedAt;
}

async function timeFailedLogIn(email: string): Promise<number> {
  // Each try is a first one: with a CAPTCHA before it the hash would not be what is timed.
  await platform.redis.del(failureKey(email, config.SECRET));
  const startedAt = performance.now();
  const body = { email, password: 'not the right one' };
  const reply = await calls.post('login', body);
  expect(reply.statusCode).toBe(401);
  return performance.now() - startedAt;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

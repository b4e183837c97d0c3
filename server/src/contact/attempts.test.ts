import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makeAccountCalls, randomAddress } from '../testing/calls/account-calls.ts';
import { makeContactCall } from '../testing/calls/contact-calls.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, platform, config, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const without = await startTestApp({ environment: { REDIS_URL: 'redis://127.0.0.1:1' } });
const send = makeContactCall(app);
const { solveCaptcha } = makeAccountCalls(app);

type Send = ReturnType<typeof makeContactCall>;
type Arguments = (count: number) => Parameters<Send>;

/** The codes of some calls, one after the other; undefined is a message that was taken. */
async function sendTimes(times: number, by: Arguments): Promise<(string | undefined)[]> {
  const codes = [];
  for (let count = 1; count <= times; count += 1) {
    codes.push((await send(...by(count))).json().code);
  }
  return codes;
}

/** Has the counts of all networks end in some seconds. */
async function expireNetworks(seconds: number): Promise<void> {
  const { redis } = platform;
  const prefix = config.REDIS_PREFIX;
  const keys = await redis.keys(`${prefix}count:contact:network:*`);
  expect(keys).not.toEqual([]);
  for (const key of keys) await redis.expire(key.slice(prefix.length), seconds);
}

const taken = (times: number) => Array<undefined>(times).fill(undefined);

it('asks for a CAPTCHA from the fourth message of an address in an hour, and takes it solved', async () => {
  const email = 'often@example.edu';
  expect(await sendTimes(3, () => [{ email }])).toEqual(taken(3));
  const asked = await send({ email: 'OFTEN@example.edu' });
  expect(asked.statusCode).toBe(400);
  expect(asked.json().code).toBe('captcha-required');
  const captchaToken = await solveCaptcha('contact');
  expect((await send({ email, captchaToken })).statusCode).toBe(201);
  const again = await send({ email, captchaToken });
  expect(again.json().code).toBe('captcha-check-failed');
});

it('takes no CAPTCHA that was solved for something else', async () => {
  const email = 'other.purpose@example.edu';
  await sendTimes(3, () => [{ email }]);
  const captchaToken = await solveCaptcha('login');
  expect((await send({ email, captchaToken })).json().code).toBe('captcha-check-failed');
});

it('asks for a CAPTCHA from the eleventh message of a network in an hour', async () => {
  const remoteAddress = randomAddress();
  const codes = await sendTimes(11, () => [
    { email: `${uuidv7()}@example.edu` },
    { remoteAddress },
  ]);
  expect(codes).toEqual([...taken(10), 'captcha-required']);
});

it('lets a class of thirty behind one address write once each, and no more in that hour', async () => {
  const remoteAddress = randomAddress();
  // As a browser does it: the CAPTCHA comes with the second try.
  const write = async () => {
    const email = `${uuidv7()}@example.edu`;
    const first = await send({ email }, { remoteAddress });
    if (first.json().code !== 'captcha-required') return first;
    const captchaToken = await solveCaptcha('contact');
    return send({ email, captchaToken }, { remoteAddress });
  };
  const statuses = [];
  for (let pupil = 1; pupil <= 30; pupil += 1) statuses.push((await write()).statusCode);
  expect(statuses).toEqual(Array(30).fill(201));

  const captchaToken = await solveCaptcha('contact');
  const stopped = await send({ captchaToken }, { remoteAddress });
  expect(stopped.statusCode).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(3_600);
  expect(stopped.json()).toMatchObject({
    code: 'too-many-requests',
    message:
      'Too many messages from your network. Try again in an hour, or write to support@engram.example.',
  });

  // Later in that hour: what is left of it.
  await expireNetworks(600);
  const maya = await signIn();
  const signedIn = await send({}, { remoteAddress, headers: maya.headers });
  expect(signedIn.statusCode).toBe(429);
  expect(Number(signedIn.headers['retry-after'])).toBeGreaterThan(500);
  expect(Number(signedIn.headers['retry-after'])).toBeLessThanOrEqual(600);
});

/** How often each code came; a message that was taken has none. */
async function sendAtOnce(times: number, by: Arguments): Promise<Record<string, number>> {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, count) => send(...by(count + 1))),
  );
  const codes: string[] = replies.map((reply) => reply.json().code ?? reply.statusCode);
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]),
  );
}

it('lets exactly three of twenty messages at once pass without a CAPTCHA', async () => {
  const email = 'at.once@example.edu';
  expect(await sendAtOnce(20, () => [{ email }])).toEqual({ 201: 3, 'captcha-required': 17 });
});

it('lets exactly ten of twenty messages at once of a network pass without a CAPTCHA', async () => {
  const remoteAddress = randomAddress();
  const codes = await sendAtOnce(20, () => [
    { email: `${uuidv7()}@example.edu` },
    { remoteAddress },
  ]);
  expect(codes).toEqual({ 201: 10, 'captcha-required': 10 });
});

it('counts a signed-in user by the account, not by addresses and not by the network', async () => {
  const remoteAddress = randomAddress();
  await sendTimes(10, () => [{ email: `${uuidv7()}@example.edu` }, { remoteAddress }]);
  const { headers } = await signIn();
  const codes = await sendTimes(4, (count) => [
    { email: `${count}.alias@example.edu` },
    { remoteAddress, headers },
  ]);
  expect(codes).toEqual([...taken(3), 'captcha-required']);
});

it('asks for a CAPTCHA for more than three links', async () => {
  const three = 'See https://a.example, http://b.example and www.c.example';
  expect((await send({ message: three })).statusCode).toBe(201);
  const four = { subject: 'HTTPS://d.example', message: three };
  expect((await send(four)).json().code).toBe('captcha-required');
  const captchaToken = await solveCaptcha('contact');
  expect((await send({ ...four, captchaToken })).statusCode).toBe(201);
});

it('does not count what was refused', async () => {
  const email = 'refused.often@example.edu';
  const links = 'www.a.example www.b.example www.c.example www.d.example';
  await sendTimes(5, () => [{ email, message: links }]);
  expect(await sendTimes(3, () => [{ email }])).toEqual(taken(3));
});

it('asks everybody for a CAPTCHA while Redis is away, and takes it solved', async () => {
  const sendWithout = makeContactCall(without.app);
  const { headers } = await without.signIn();
  expect((await sendWithout()).json().code).toBe('captcha-required');
  expect((await sendWithout({}, { headers })).json().code).toBe('captcha-required');
  const captchaToken = await makeAccountCalls(without.app).solveCaptcha('contact');
  expect((await sendWithout({ captchaToken })).statusCode).toBe(201);
  expect((await sendWithout({ captchaToken })).json().code).toBe('captcha-check-failed');
});

import { expect, it } from 'vitest';
import {
  failureKey,
  goodPassword,
  makeAccountCalls,
  randomAddress,
} from '../testing/calls/account-calls.ts';
import { startTestApp } from '../testing/start-app.ts';

const shared = {
  REDIS_PREFIX: `engram-test:logins-${process.pid}-${Date.now()}:`,
  RATE_LIMITS: 'off',
};
const node = await startTestApp({ environment: shared });
const otherNode = await startTestApp({
  environment: { ...shared, DATABASE_URL: node.databaseUrl },
});
const calls = makeAccountCalls(node.app);
const otherCalls = makeAccountCalls(otherNode.app);

type Calls = typeof calls;

/** From a network of its own, unless the test is about networks. */
function logIn(body: Record<string, unknown>, on: Calls = calls, remoteAddress = randomAddress()) {
  return on.post('login', body, { remoteAddress });
}

const wrong = (email: string) => ({ email, password: 'not the right one' });

it('answers with a token and the user [API-07] [API-08] [ACC-05]', async () => {
  const { email, userId } = await calls.register();
  const reply = await logIn({ email, password: goodPassword, captchaToken: '' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    token: expect.stringMatching(/^eg_[\w-]{43}$/),
    user: { uid: userId, email },
  });
});

it("says 'Invalid email or password' for an unknown email [ERR-01]", async () => {
  const reply = await logIn(wrong('nobody@example.edu'));
  expect(reply.statusCode).toBe(401);
  expect(reply.json().message).toBe('Invalid email or password');
});

it("says 'Invalid email or password' for a wrong password [ERR-02]", async () => {
  const { email } = await calls.register();
  const reply = await logIn(wrong(email));
  expect(reply.statusCode).toBe(401);
  expect(reply.json().message).toBe('Invalid email or password');
});

it('answers known and unknown emails with the same bytes but for the request id', async () => {
  const { email } = await calls.register();
  const known = await logIn(wrong(email));
  const unknown = await logIn(wrong('nobody-here@example.edu'));
  const bytes = (reply: typeof known) => reply.body.replace(reply.json().requestId, '');
  expect(bytes(known)).toBe(bytes(unknown));
  expect(known.statusCode).toBe(unknown.statusCode);
});

it('asks for a CAPTCHA from the third try on, after two failures [LIM-02]', async () => {
  const { email } = await calls.register();
  expect((await logIn(wrong(email))).statusCode).toBe(401);
  expect((await logIn(wrong(email))).statusCode).toBe(401);
  const third = await logIn({ email, password: goodPassword });
  expect(third.statusCode).toBe(400);
  expect(third.json()).toMatchObject({
    code: 'captcha-required',
    message: 'Please complete the CAPTCHA verification',
  });
});

it('lets the right password in with a solved CAPTCHA, and forgets the failures then', async () => {
  const { email } = await calls.register();
  await logIn(wrong(email));
  await logIn(wrong(email));
  const captchaToken = await calls.solveCaptcha('login');
  expect((await logIn({ email, password: goodPassword, captchaToken })).statusCode).toBe(200);
  expect((await logIn({ email, password: goodPassword })).statusCode).toBe(200);
});

it('never locks an account: a hundred failures later the right password still works', async () => {
  const { email } = await calls.register();
  await node.platform.redis.set(failureKey(email, node.config.SECRET), 100);
  const captchaToken = await calls.solveCaptcha('login');
  expect((await logIn({ email, password: goodPassword, captchaToken })).statusCode).toBe(200);
});

it('counts failures of unknown emails too', async () => {
  const body = wrong('not-a-user@example.edu');
  await logIn(body);
  await logIn(body);
  expect((await logIn(body)).json().code).toBe('captcha-required');
});

it('shares one failure count between two nodes', async () => {
  const { email } = await calls.register();
  await logIn(wrong(email), calls);
  await logIn(wrong(email), otherCalls);
  expect((await logIn({ email, password: goodPassword }, calls)).json().code).toBe(
    'captcha-required',
  );
  expect((await logIn({ email, password: goodPassword }, otherCalls)).json().code).toBe(
    'captcha-required',
  );
});

it('counts 20 parallel failures as 20', async () => {
  const { email } = await calls.register();
  const tokens = await Promise.all(Array.from({ length: 20 }, () => calls.solveCaptcha('login')));
  const replies = await Promise.all(
    tokens.map((captchaToken) => logIn({ ...wrong(email), captchaToken })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(401));
  expect(await node.platform.redis.get(failureKey(email, node.config.SECRET))).toBe('20');
});

it('looks at two passwords only of 20 parallel tries without a CAPTCHA', async () => {
  const { email } = await calls.register();
  const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(wrong(email))));
  const codes = replies.map((reply) => reply.json().code);
  expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(2);
  expect(codes.filter((code) => code === 'captcha-required')).toHaveLength(18);
});

it('does not count tries that came to no verdict', async () => {
  const { email } = await calls.register();
  await logIn(wrong(email));
  await logIn(wrong(email));
  await logIn(wrong(email));
  await logIn({ ...wrong(email), captchaToken: 'nonsense' });
  expect(await node.platform.redis.get(failureKey(email, node.config.SECRET))).toBe('2');
});

it('asks a network for a CAPTCHA after more than 10 failures, whatever the email', async () => {
  const { email } = await calls.register();
  const network = randomAddress();
  const others = Array.from({ length: 11 }, (_, name) => wrong(`guess${name}@example.edu`));
  await Promise.all(others.map((body) => logIn(body, calls, network)));
  const reply = await logIn({ email, password: goodPassword }, calls, network);
  expect(reply.json().code).toBe('captcha-required');
});

it('lets a class of 30 sign in at once behind one address', async () => {
  const pupils = await Promise.all(Array.from({ length: 30 }, () => calls.register()));
  const network = randomAddress();
  const replies = await Promise.all(
    pupils.map(({ email }) => logIn({ email, password: goodPassword }, calls, network)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
});

it('forgets failures after 15 minutes without one', async () => {
  const { email } = await calls.register();
  await logIn(wrong(email));
  const seconds = await node.platform.redis.ttl(failureKey(email, node.config.SECRET));
  expect(seconds).toBeGreaterThan(890);
  expect(seconds).toBeLessThanOrEqual(900);
});

it("refuses a used CAPTCHA with 'CAPTCHA verification failed. Please try again' [ERR-09]", async () => {
  const { email } = await calls.register();
  await logIn(wrong(email));
  await logIn(wrong(email));
  const captchaToken = await calls.solveCaptcha('login');
  expect((await logIn({ ...wrong(email), captchaToken })).statusCode).toBe(401);
  const again = await logIn({ email, password: goodPassword, captchaToken });
  expect(again.statusCode).toBe(400);
  expect(again.json()).toMatchObject({
    code: 'captcha-check-failed',
    message: 'CAPTCHA verification failed. Please try again',
  });
});

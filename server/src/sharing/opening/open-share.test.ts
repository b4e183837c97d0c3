import { expect, it, vi } from 'vitest';
import { makeAccountCalls } from '../../testing/calls/account-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeSharingCalls } from '../testing/sharing-calls.ts';

const { app, platform, signIn, clock, databaseUrl, config } = await startTestApp();
const { call, shareNew, load, start, submit } = makeSharingCalls(app, platform);
/** A second node, with a memory of its own. */
const other = await startTestApp({
  environment: { DATABASE_URL: databaseUrl, REDIS_PREFIX: config.REDIS_PREFIX },
});
const { solveCaptcha } = makeAccountCalls(app);
const elsewhere = makeSharingCalls(other.app, other.platform);

const days = (count: number) => count * 24 * 60 * 60 * 1000;
let networks = 0;
/** Of somebody who has missed nothing yet. */
const fresh = () => `198.51.100.${(networks += 1)}`;

it('[BROUTE-13] [SHPG-01] [BAPI-21] [ROLE-05] [ROLE-11] [BROLE-21] opens for anybody without logging in, in any letter case', async () => {
  const { code } = await shareNew(await signIn());
  const reply = await load(code);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect((await load(code.toLowerCase())).json()).toEqual(reply.json());
});

it('[BAPI-22] [BERR-35] says "Test ID is required" where there is none', async () => {
  const reply = await call('GET', '/shared-tests/', { address: fresh() });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error).toBe('Test ID is required');
  expect((await load('%20', { address: fresh() })).json().error).toBe('Test ID is required');
});

it('[BERR-33] says "Test not found or has been removed" for a code that nobody has', async () => {
  const reply = await load('ZZZZZ2', { address: fresh() });
  expect(reply.statusCode).toBe(404);
  expect(reply.json().error).toBe('Test not found or has been removed');
  expect((await load('nonsense', { address: fresh() })).statusCode).toBe(404);
});

it('[BERR-34] says "Failed to fetch shared test" when something breaks', async () => {
  const { code } = await shareNew(await signIn());
  await platform.pool.query('alter table shared_tests rename to shared_tests_away');
  const reply = await load(code);
  await platform.pool.query('alter table shared_tests_away rename to shared_tests');
  expect(reply.statusCode).toBe(500);
  expect(reply.json().error).toBe('Failed to fetch shared test');
});

it('[SHPG-33] [BERR-36] [BERR-37] answers 410 after 3 days, to reading and to submitting, and 404 later', async () => {
  const { code } = await shareNew(await signIn());
  const address = fresh();
  clock.advance(days(3) - 1);
  expect((await load(code, { address })).statusCode).toBe(200);
  clock.advance(1);
  const over = await load(code, { address });
  expect(over.statusCode).toBe(410);
  const refused = await submit(code, {});
  expect(refused.statusCode).toBe(410);
  expect(refused.json().error).toBe('Test has expired');
  clock.advance(days(30));
  expect((await load(code, { address })).statusCode).toBe(404);
  const gone = await submit(code, {});
  expect(gone.statusCode).toBe(404);
  expect(gone.json().error).toBe('Test not found');
});

it('is over at once where its owner stops it, and soon on every other node', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  const address = fresh();
  expect((await elsewhere.load(code, { address })).statusCode).toBe(200);
  const stopped = await call('DELETE', `/shared-tests/${code}`, { headers: owner.headers });
  expect(stopped.statusCode).toBe(200);
  expect((await load(code, { address })).statusCode).toBe(404);
  await expect.poll(async () => (await elsewhere.load(code, { address })).statusCode).toBe(404);
});

it('takes no answers for a test that another node has just stopped', async () => {
  const owner = await signIn();
  const { code } = await shareNew(owner);
  await elsewhere.load(code);
  await call('DELETE', `/shared-tests/${code}`, { headers: owner.headers });
  expect((await elsewhere.submit(code, {})).statusCode).toBe(404);
  expect((await elsewhere.start(code, crypto.randomUUID())).statusCode).toBe(404);
});

it('goes on being read while the database is away', async () => {
  const { code } = await shareNew(await signIn());
  const before = await load(code);
  await platform.pool.query('alter table shared_tests rename to shared_tests_away');
  const asked = vi.spyOn(platform.pool, 'connect');
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 2_100);
  let meanwhile = before;
  // Until what is known is old enough to be asked for again.
  await expect
    .poll(async () => {
      meanwhile = await load(code);
      return asked.mock.calls.length;
    })
    .toBeGreaterThan(0);
  later.mockRestore();
  asked.mockRestore();
  await platform.pool.query('alter table shared_tests_away rename to shared_tests');
  expect(meanwhile.json()).toEqual(before.json());
});

it('can be kept by caches for a moment, and asked for by its mark', async () => {
  const { code } = await shareNew(await signIn());
  const first = await load(code);
  expect(first.headers['cache-control']).toBe('public, max-age=2');
  const again = await load(code, { headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const missing = await load('ZZZZZ3', { address: fresh() });
  expect(missing.headers['cache-control']).toBe('no-store');
});

it('[BERR-44] lets an address miss 10 codes in 10 minutes, and then asks for a CAPTCHA with each', async () => {
  const address = fresh();
  const { code } = await shareNew(await signIn());
  const missed = [];
  for (let number = 0; number < 10; number += 1) {
    missed.push((await load(`ZZZZ${pair(number)}`, { address })).statusCode);
  }
  expect(missed).toEqual(Array(10).fill(404));
  expect((await load('ZZZZZ9', { address })).json().code).toBe('captcha-required');
  // A hit would tell a guesser as much.
  expect((await load(code, { address })).json().code).toBe('captcha-required');
  expect((await load(code, { address: fresh() })).statusCode).toBe(200);
});

it('opens a test for whoever shows to be a person, and then for everybody in the same school', async () => {
  const address = fresh();
  const { code } = await shareNew(await signIn());
  for (let number = 0; number < 10; number += 1) await load(`RRRR${pair(number)}`, { address });
  expect((await load(code, { address })).json().code).toBe('captcha-required');
  const open = (captchaToken: string, asked = code) =>
    call('POST', `/shared-tests/${asked}/open`, { address, payload: { captchaToken } });
  expect((await open('made up')).json().code).toBe('captcha-check-failed');
  const token = await solveCaptcha('share-code');
  const opened = await open(token);
  expect([opened.statusCode, opened.json().title]).toEqual([200, expect.any(String)]);
  expect((await open(token)).json().code).toBe('captcha-check-failed');
  expect((await load(code, { address })).json()).toEqual(opened.json());
  expect((await open(await solveCaptcha('share-code'), 'RRRRR9')).statusCode).toBe(404);
});

it('asks whoever submits to wait, for there is nobody to tick a box', async () => {
  const address = fresh();
  const { code } = await shareNew(await signIn());
  for (let number = 0; number < 10; number += 1) await load(`PPPP${pair(number)}`, { address });
  const limited = await submit(code, {}, { address });
  expect(limited.statusCode).toBe(429);
  expect(limited.json().error).toBe('Too many requests. Please wait a moment and try again.');
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(500);
});

it('counts misses on all nodes together', async () => {
  const address = fresh();
  for (let number = 0; number < 5; number += 1) {
    await load(`YYYY${pair(number)}`, { address });
    await elsewhere.load(`XXXX${pair(number)}`, { address });
  }
  expect((await load('YYYYY9', { address })).statusCode).toBe(400);
  expect((await elsewhere.load('XXXXX9', { address })).statusCode).toBe(400);
});

it('limits guesses by starting and submitting like those by reading', async () => {
  const address = fresh();
  for (let number = 0; number < 5; number += 1) {
    await submit(`WWWW${pair(number)}`, {}, { address });
    await start(`UUUU${pair(number)}`, crypto.randomUUID(), { address });
  }
  expect((await load('WWWWW9', { address })).statusCode).toBe(400);
});

it('limits nobody of a class of 200 behind one address', async () => {
  const address = fresh();
  const { code, questions } = await shareNew(await signIn());
  const pupils = Array.from({ length: 200 }, (_, number) => number);
  const replies = await Promise.all(
    pupils.map(async () => {
      const key = crypto.randomUUID();
      const loaded = await load(code, { address });
      const started = await start(code, key, { address });
      const answers = Object.fromEntries(questions.map(({ id }) => [id, 'b']));
      const submitted = await submit(code, answers, { key, address });
      return [loaded.statusCode, started.statusCode, submitted.statusCode];
    }),
  );
  expect(replies).toEqual(Array(200).fill([200, 200, 200]));
});

it('goes on answering a class for the code it knows, also when somebody there guesses', async () => {
  const address = fresh();
  const { code } = await shareNew(await signIn());
  await load(code, { address });
  for (let number = 0; number < 11; number += 1) await load(`VVVV${pair(number)}`, { address });
  expect((await load('VVVVV9', { address })).statusCode).toBe(400);
  expect((await load(code, { address })).statusCode).toBe(200);
  expect((await elsewhere.load(code, { address })).statusCode).toBe(200);
});

it('takes all networks of a site in IPv6 for one', async () => {
  for (let number = 0; number < 10; number += 1) {
    await load(`SSSS${pair(number)}`, { address: `2001:db8:7:${number}::1` });
  }
  expect((await load('SSSSS9', { address: '2001:db8:7:ffff::1' })).statusCode).toBe(400);
  expect((await load('SSSSS9', { address: '2001:db8:8:ffff::1' })).statusCode).toBe(404);
});

it('counts one code once, however many of a class mistype it the same way', async () => {
  const address = fresh();
  const { code } = await shareNew(await signIn());
  const typed = [];
  for (let pupil = 0; pupil < 12; pupil += 1) {
    typed.push((await load('TTTTTT', { address })).statusCode);
  }
  expect(typed).toEqual([...Array(10).fill(404), 400, 400]);
  expect((await load(code, { address })).statusCode).toBe(200);
});

it('counts no miss for a code that a class knows and that has ended', async () => {
  const owner = await signIn();
  const address = fresh();
  const [first, second, third] = [
    await shareNew(owner),
    await shareNew(owner),
    await shareNew(owner),
  ];
  await load(first.code, { address });
  await call('DELETE', `/shared-tests/${first.code}`, { headers: owner.headers });
  for (let pupil = 0; pupil < 12; pupil += 1) {
    expect((await load(first.code, { address })).statusCode).toBe(404);
  }
  expect((await load(second.code, { address })).statusCode).toBe(200);
  clock.advance(days(3));
  for (let pupil = 0; pupil < 12; pupil += 1) {
    expect((await load(third.code, { address })).statusCode).toBe(410);
  }
});

/** Two signs that are in every code. */
function pair(number: number): string {
  return `${'ABCDEFGHJK'[number % 10]}${'ABCDEFGHJK'[Math.floor(number / 10)]}`;
}

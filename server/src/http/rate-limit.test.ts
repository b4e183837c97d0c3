import { afterAll, expect, it } from 'vitest';
import { makeSignedId } from './signed-ids.ts';
import { startFreezableProxy } from '../testing/freezable-proxy.ts';
import { startTestApp } from '../testing/start-app.ts';

const shared = { REDIS_PREFIX: `engram-test:rates-${process.pid}-${Date.now()}:` };
const first = await startTestApp({ environment: shared });
const second = await startTestApp({
  environment: { ...shared, DATABASE_URL: first.databaseUrl },
});
const proxy = await startFreezableProxy(first.config.REDIS_URL);
const withFrozenRedis = await startTestApp({
  environment: { REDIS_URL: proxy.url, REDIS_TIMEOUT_MS: '200' },
});
afterAll(proxy.stop);
const withoutRedis = await startTestApp({ environment: { REDIS_URL: 'redis://127.0.0.1:1' } });

type Node = typeof first;

/** The generate tier allows 30 calls a minute. */
async function call(node: Node, times: number, headers: Record<string, string>) {
  const url = '/api/probes/own';
  const statuses = [];
  for (let count = 0; count < times; count += 1) {
    const reply = await node.app.inject({ method: 'POST', url, headers, payload: { note: 'a' } });
    statuses.push(reply.statusCode);
  }
  return statuses;
}

it('counts the calls of one user on two nodes together', async () => {
  const { headers } = await first.signIn();
  expect(await call(first, 20, headers)).not.toContain(429);
  expect(await call(second, 10, headers)).not.toContain(429);
  expect(await call(first, 1, headers)).toEqual([429]);
  expect(await call(second, 1, headers)).toEqual([429]);
});

it('shares one budget of an address between two nodes', async () => {
  const url = '/api/probes/own';
  const ask = (node: Node) =>
    node.app.inject({ method: 'POST', url, remoteAddress: '198.51.100.7', payload: { note: 'a' } });
  const statuses = [];
  for (let count = 0; count < 16; count += 1) {
    statuses.push((await ask(first)).statusCode, (await ask(second)).statusCode);
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
  expect(statuses.slice(30)).toEqual([429, 429]);
});

it('says when to come back', async () => {
  const { headers } = await first.signIn();
  await call(first, 30, headers);
  const url = '/api/probes/own';
  const reply = await first.app.inject({ method: 'POST', url, headers, payload: { note: 'a' } });
  expect(reply.json()).toMatchObject({
    code: 'too-many-requests',
    message: 'Too many requests. Please wait a moment and try again.',
  });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

it('treats one IPv6 /64 as one caller', async () => {
  const ask = (remoteAddress: string) =>
    first.app.inject({ method: 'POST', url: '/api/probes/own', remoteAddress, payload: {} });
  for (let count = 0; count < 30; count += 1) await ask(`2001:db8:1:2::${count + 1}`);
  expect((await ask('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  expect((await ask('2001:db8:1:3::1')).statusCode).toBe(401);
});

it('ignores a forged X-Forwarded-For', async () => {
  const ask = (forged: string) =>
    first.app.inject({
      method: 'POST',
      url: '/api/probes/own',
      remoteAddress: '198.51.100.8',
      headers: { 'x-forwarded-for': forged },
      payload: {},
    });
  for (let count = 0; count < 30; count += 1) await ask(`203.0.113.${count}`);
  expect((await ask('203.0.113.200')).statusCode).toBe(429);
});

it('still limits and answers when Redis is gone', async () => {
  const { headers } = await withoutRedis.signIn();
  const statuses = await call(withoutRedis, 31, headers);
  expect(statuses.at(-2)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

it('answers when Redis freezes in mid-service', async () => {
  const { headers } = await withFrozenRedis.signIn();
  expect(await call(withFrozenRedis, 1, headers)).toEqual([200]);
  proxy.freeze();
  expect(await call(withFrozenRedis, 1, headers)).toEqual([200]);
});

it('counts a try that it gave a key to for itself, and any other key by its address', async () => {
  const remoteAddress = '198.51.100.9';
  const ask = async (key: string, times: number) => {
    const url = '/api/assignments/ZZZZZZ/attempt';
    const headers = { 'engram-attempt': key };
    const statuses = [];
    for (let count = 0; count < times; count += 1) {
      statuses.push((await first.app.inject({ url, headers, remoteAddress })).statusCode);
    }
    return statuses;
  };
  const keyOf = (number: number) => makeSignedId(first.config.SECRET, `try ${number}`);
  expect(await ask(keyOf(1), 121)).toEqual([...Array(120).fill(404), 429]);
  // In another letter case it is the same try.
  expect(await ask(keyOf(1).toUpperCase(), 1)).toEqual([429]);
  expect(await ask(keyOf(2), 1)).toEqual([404]);
  // More than a try has, and all of one address.
  expect(await ask(crypto.randomUUID(), 130)).not.toContain(429);
});

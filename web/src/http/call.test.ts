import { defineEndpoint } from '@engram/core/endpoint.ts';
import { z } from '@engram/core/zod.ts';
import { inspect } from 'node:util';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

const create = defineEndpoint({
  name: 'create',
  method: 'POST',
  path: '/things/:kind',
  summary: '',
  access: 'public',
  rate: 'write',
  params: z.object({ kind: z.string() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.number() }),
  idempotency: 'reply',
  errors: [],
});

const sent = { params: { kind: 'a b' }, body: { name: 'x' } };

type Answer = Response | Error | 'never';
let asked: { url: string; init: RequestInit; at: number }[];

/** The network: answers in the given order, one per attempt. */
function network(...answers: Answer[]) {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init, at: Date.now() });
    const answer = answers[asked.length - 1] ?? new Error('asked too often');
    if (answer === 'never') return rejectOnAbort(init.signal);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
}

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

function reply(status: number, data: unknown, statusText = ''): Response {
  return new Response(JSON.stringify(data), { status, statusText });
}

async function fails(promise: Promise<unknown>): Promise<ApiError> {
  const settled = promise.then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await settled;
  if (!(error instanceof ApiError)) throw error;
  return error;
}

async function succeeds<T>(promise: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return promise;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
});

it('[API-01] calls under /api with filled parameters, as JSON', async () => {
  network(reply(200, { id: 1 }));
  expect(await succeeds(call(create, sent))).toEqual({ id: 1 });
  expect(asked[0]?.url).toBe('/api/things/a%20b');
  expect(asked[0]?.init.body).toBe('{"name":"x"}');
});

it('attaches the bearer header when there is a token', async () => {
  localStorage.setItem('token', 'eg_abc');
  network(reply(200, { id: 1 }));
  await succeeds(call(create, sent));
  expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer eg_abc' });
});

it('[API-13] [LIM-04] [BAPI-27] [BLIM-20] gives up after 3 attempts in all', async () => {
  network(reply(500, {}), reply(500, {}), reply(500, {}), reply(200, { id: 1 }));
  await fails(call(create, sent));
  expect(asked).toHaveLength(3);
});

it('[API-14] [LIM-05] [BAPI-28] waits 1000 ms after the first attempt and 2000 ms after the second', async () => {
  network(reply(503, {}), reply(503, {}), reply(200, { id: 1 }));
  await succeeds(call(create, sent));
  const [first = 0, second = 0, third = 0] = asked.map((attempt) => attempt.at);
  expect([second - first, third - second]).toEqual([1000, 2000]);
});

it('[API-15] [BAPI-29] tries again on a server error', async () => {
  network(reply(500, {}), reply(200, { id: 7 }));
  expect(await succeeds(call(create, sent))).toEqual({ id: 7 });
});

it('[API-16] [BAPI-29] tries again on a broken connection', async () => {
  network(new TypeError('Failed to fetch'), reply(200, { id: 7 }));
  expect(await succeeds(call(create, sent))).toEqual({ id: 7 });
});

it('[API-17] [BAPI-30] does not try again after an abort', async () => {
  network('never', reply(200, { id: 1 }));
  const controller = new AbortController();
  const failure = fails(call(create, sent, { signal: controller.signal }));
  controller.abort();
  expect((await failure).code).toBe('aborted');
  expect(asked).toHaveLength(1);
});

it.each([400, 401, 403, 404, 408, 409, 410, 413, 422, 429])(
  '[API-18] [BAPI-30] does not try again on 4xx: %i',
  async (status) => {
    network(reply(status, { message: 'No.' }), reply(200, { id: 1 }));
    await fails(call(create, sent));
    expect(asked).toHaveLength(1);
  },
);

it('[API-19] [LIM-03] [BAPI-31] times out after 60 seconds and does not try again', async () => {
  network('never', reply(200, { id: 1 }));
  const startedAt = Date.now();
  const error = await fails(call(create, sent));
  expect(Date.now() - startedAt).toBe(60_000);
  expect(error.code).toBe('timed-out');
  expect(asked).toHaveLength(1);
});

it('[API-20] carries message, status and data', async () => {
  network(reply(409, { code: 'conflict', message: 'Taken' }));
  const error = await fails(call(create, sent));
  expect([error.message, error.status, error.data]).toEqual([
    'Taken',
    409,
    { code: 'conflict', message: 'Taken' },
  ]);
});

it("[ERR-21] says 'Server error (attempt 3/3): Bad Gateway' after the third and logs the two before", async () => {
  const answers = [1, 2, 3].map(() => reply(502, { message: 'Come back later' }, 'Bad Gateway'));
  network(...answers);
  const error = await fails(call(create, sent));
  expect(error.message).toBe('Server error (attempt 3/3): Bad Gateway');
  expect(error.data).toEqual({ message: 'Come back later' });
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['Server error (attempt 1/3): Bad Gateway'],
    ['Server error (attempt 2/3): Bad Gateway'],
  ]);
});

it("says 'Network error. Please check your connection' when nobody answers", async () => {
  network(new TypeError('a'), new TypeError('b'), new TypeError('c'));
  const error = await fails(call(create, sent));
  expect(error.message).toBe('Network error. Please check your connection');
  expect(error.code).toBe('network-request-failed');
});

it('sends one Idempotency-Key over all attempts and another for the next call', async () => {
  network(reply(500, {}), reply(200, { id: 1 }), reply(200, { id: 2 }));
  await succeeds(call(create, sent));
  await succeeds(call(create, sent));
  const keys = asked.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('[ACC-12] an answer below 500, a refusal too, clears api_status (NS-50)', async () => {
  localStorage.setItem('api_status', 'unavailable');
  network(reply(404, {}));
  await fails(call(create, sent));
  expect(localStorage.getItem('api_status')).toBeNull();
});

it('[ACC-12] an answer of 503 leaves api_status alone (NS-50)', async () => {
  localStorage.setItem('api_status', 'unavailable');
  network(reply(503, {}), reply(503, {}), reply(503, {}));
  await fails(call(create, sent));
  expect(localStorage.getItem('api_status')).toBe('unavailable');
});

it('knows the token a failed call was sent with, and shows it to nobody', async () => {
  localStorage.setItem('token', 'eg_abc');
  network(reply(401, { code: 'not-signed-in' }));
  const error = await fails(call(create, sent));
  expect(error.wasSentWith('eg_abc')).toBe(true);
  expect(error.wasSentWith('eg_new')).toBe(false);
  expect(inspect(error)).not.toContain('eg_abc');
});

it('refuses a reply that does not fit the contract', async () => {
  network(reply(200, { id: 'one' }));
  await expect(call(create, sent)).rejects.toThrow('expected number');
});
